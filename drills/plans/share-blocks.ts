import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { inParallel } from '@shop/stack/buyer'
import type { Block, BlockResult } from './live-block.ts'
import type { Answered } from './live-share.ts'

const MOST = 2

/** Blocks lived side by side, each with a database and a worker of its own. */
export async function shareBlocks(
  blocks: readonly Block[],
  hear: (result: BlockResult, block: Block) => Promise<void>,
): Promise<void> {
  const children = new Set<ChildProcess>()
  try {
    await inParallel(blocks, Math.min(MOST, availableParallelism()), async (block) => {
      const child = fork(join(import.meta.dirname, 'live-share.ts'))
      children.add(child)
      const result = await ask(child, block)
      child.disconnect()
      children.delete(child)
      await hear(result, block)
    })
  } finally {
    for (const child of children) if (child.connected) child.disconnect()
  }
}

function ask(child: ChildProcess, block: Block): Promise<BlockResult> {
  return new Promise((resolve, reject) => {
    const name = block.plant ?? `plans from ${block.from}`
    child.on('exit', (code) => reject(new Error(`${name} ended with ${code}.`)))
    child.on('message', (answered: Answered) => {
      if ('line' in answered) console.log(`${name}: ${answered.line}`)
      if ('error' in answered) reject(new Error(`${name} could not be lived: ${answered.error}`))
      if ('result' in answered) resolve(answered.result)
    })
    child.send(block)
  })
}
