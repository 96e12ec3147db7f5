import type { Figure } from '../figure.ts'
import { WISHES } from '../lives/generate-life.ts'
import { describe } from '../lives/life.ts'
import { type BlockResult, liveBlock } from '../lives/live-block.ts'
import { keyOf, placeModel, prepareShop } from '../lives/models.ts'
import { openLivesShop, startLivesCluster } from '../lives/shop.ts'

const COUNT = 20_000
const BLOCK = 500
const SHOWN = Number(process.env.LIVES_SHOWN ?? 10)

/** Arguments: a seed, how many lives, and from which one on. */
export async function run([seedText, countText, fromText]: string[]): Promise<Figure> {
  const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText)
  const count = countText === undefined ? COUNT : Number(countText)
  const from = Number(fromText ?? 0)
  console.log(`seed ${seed}, ${count} lives from ${from}`)
  const cluster = await startLivesCluster()
  try {
    const models = await placeModels(cluster.templateUrl)
    const results: BlockResult[] = []
    const began = Date.now()
    let disagreements = 0
    for (let first = from; first < from + count; first += BLOCK) {
      const size = Math.min(BLOCK, from + count - first)
      const result = await liveBlock({ templateUrl: cluster.templateUrl, models, seed, from: first, count: size })
      const wrong = result.beings.filter(({ faults }) => faults.length > 0)
      for (const { life, faults } of wrong.slice(0, Math.max(0, SHOWN - disagreements))) {
        console.log(`seed ${seed} index ${life.index}: ${describe(life)}\n  ${faults.join('\n  ')}`)
      }
      for (const words of result.common) console.log(`block from ${first}: ${words}`)
      disagreements += wrong.length + result.common.length
      results.push({ ...result, beings: [] })
      const lives = first + size - from
      console.log(
        `${lives} lives, ${disagreements} disagreements, ${((1000 * lives) / (Date.now() - began)).toFixed(1)} lives/s`,
      )
    }
    return {
      question: 'order-lives',
      figure: `${disagreements} disagreements in ${count} lives, seed ${seed}`,
      goal: `0 disagreements in ${COUNT} lives`,
      holds: disagreements === 0,
    }
  } finally {
    await cluster.stop()
  }
}

async function placeModels(templateUrl: string): Promise<Map<string, number>> {
  const shop = await openLivesShop(templateUrl, 'in place')
  try {
    await prepareShop(shop)
    const models = new Map<string, number>()
    for (const wish of WISHES) models.set(keyOf(wish), await placeModel(shop, wish))
    await shop.pool.query('delete from graphile_worker._private_jobs')
    return models
  } finally {
    await shop.stop()
  }
}
