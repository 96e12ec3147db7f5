import { describe } from './life.ts'
import { type Block, liveBlock } from './live-block.ts'
import { PLANTS } from './plants.sql.ts'
import type { Answered, Asked } from './share-lives.ts'

/** A process of its own that lives one block after another, each in a copy of the shop. */
process.on('message', async (asked: Asked) => {
  process.send?.(await answer(asked))
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())

async function answer({ models, offered, finding, ...asked }: Asked): Promise<Answered> {
  const plant = PLANTS.find((one) => one.finding === finding)?.plant
  const block: Block = { ...asked, models: new Map(models), offered: new Map(offered), ...(plant ? { plant } : {}) }
  try {
    const { beings, common, transitions } = await liveBlock(block)
    const wrong = beings
      .filter(({ faults }) => faults.length > 0)
      .map(({ life, faults }) => ({ index: life.index, words: describe(life), faults }))
    return { result: { wrong, common, transitions } }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
