import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { inParallel } from '@shop/stack/buyer'
import type { BlockResult } from './live-block.ts'

/** What a process is asked to live; a planted fault goes by its name. */
export interface Asked {
  templateUrl: string
  models: [string, number][]
  offered: [number, number][]
  seed: number
  from: number
  count: number
  finding?: string
}

export interface SharedResult extends Pick<BlockResult, 'common' | 'transitions'> {
  wrong: { index: number; words: string; faults: string[] }[]
}

export type Answered = { result: SharedResult } | { error: string }

// PostgreSQL works beside them: more than two would wait for it.
const MOST = 2

export const processesFor = (blocks: number): number => Math.min(MOST, availableParallelism(), blocks)

/** Blocks lived by several processes, one block each at a time. Seed and index decide a life, not who lives it. */
export async function shareLives(
  blocks: readonly Asked[],
  hear: (result: SharedResult, block: Asked) => void,
): Promise<void> {
  const idle = Array.from({ length: processesFor(blocks.length) }, () =>
    fork(join(import.meta.dirname, 'live-share.ts')),
  )
  const all = [...idle]
  try {
    await inParallel(blocks, all.length, async (block) => {
      const child = idle.pop() as ChildProcess
      const result = await askChild(child, block)
      idle.push(child)
      hear(result, block)
    })
  } finally {
    for (const child of all) if (child.connected) child.disconnect()
  }
}

async function askChild(child: ChildProcess, block: Asked): Promise<SharedResult> {
  const gone = new AbortController()
  child.send(block)
  try {
    const [answered] = (await Promise.race([
      once(child, 'message', { signal: gone.signal }),
      once(child, 'exit', { signal: gone.signal }).then(([code]) => [{ error: `It ended with ${code}.` }]),
    ])) as [Answered]
    if ('error' in answered) throw new Error(`The block from ${block.from} could not be lived: ${answered.error}`)
    return answered.result
  } finally {
    gone.abort()
  }
}
