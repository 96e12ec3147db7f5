import { type Block, type BlockResult, liveBlock } from './live-block.ts'

export type Answered = { line: string } | { result: BlockResult } | { error: string }

/** A process of its own that lives one block after another. */
process.on('message', async (block: Block) => {
  const say = (answered: Answered) => process.send?.(answered)
  try {
    say({ result: await liveBlock(block, (line) => say({ line })) })
  } catch (error) {
    say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
