import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { inParallel } from '@shop/stack/buyer'
import type { Block, Lived } from './live-block.ts'

/** What a process says while it lives a block, and at its end. */
export type Told = { steps: number } | { lived: Lived } | { error: string }

// PostgreSQL works beside them: more than two would wait for it.
const MOST = 2

interface Hearing {
  steps(count: number): void
  lived(lived: Lived, block: Block): void
  /** Whether those who wait are still to be lived. */
  goesOn(): boolean
}

/** Blocks lived by several processes, one block each at a time. Seed and number decide a block, not who lives it. */
export async function shareBlocks(blocks: readonly Block[], hearing: Hearing): Promise<void> {
  const count = Math.min(MOST, availableParallelism(), blocks.length)
  const all = Array.from({ length: count }, () => fork(join(import.meta.dirname, 'live-share.ts')))
  const idle = [...all]
  try {
    await inParallel(blocks, count, async (block) => {
      if (!hearing.goesOn()) return
      const child = idle.pop() as ChildProcess
      const lived = await askChild(child, block, hearing)
      idle.push(child)
      hearing.lived(lived, block)
    })
  } finally {
    for (const child of all) if (child.connected) child.disconnect()
  }
}

function askChild(child: ChildProcess, block: Block, { steps }: Hearing): Promise<Lived> {
  return new Promise<Lived>((resolve, reject) => {
    const fail = (words: string) => reject(new Error(`Block ${block.block} could not be lived: ${words}`))
    const onExit = (code: number | null) => fail(`it ended with ${code}.`)
    const onMessage = (told: Told) => {
      if ('steps' in told) return steps(told.steps)
      child.off('message', onMessage).off('exit', onExit)
      if ('lived' in told) resolve(told.lived)
      else fail(told.error)
    }
    child.on('message', onMessage).on('exit', onExit)
    child.send(block)
  })
}
