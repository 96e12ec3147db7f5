import { type Block, liveBlock } from './live-block.ts'
import type { Told } from './share-blocks.ts'

const tell = (told: Told) => process.send?.(told)

/** A process of its own that lives one block after another, each in a copy of the shop. */
process.on('message', async (block: Block) => {
  try {
    tell({ lived: await liveBlock(block, (steps) => tell({ steps })) })
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
