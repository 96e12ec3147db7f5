import type { Figure } from '../figure.ts'
import { coverageOf } from '../lives/coverage.ts'
import { WISHES } from '../lives/generate-life.ts'
import { describe } from '../lives/life.ts'
import { type BlockResult, liveBlock } from '../lives/live-block.ts'
import { keyOf, placeModel, prepareShop } from '../lives/models.ts'
import { PLANTS } from '../lives/plants.sql.ts'
import { openLivesShop, startLivesCluster } from '../lives/shop.ts'

const COUNT = 20_000
const BLOCK = 500
const SHOWN = 10
/** From so many lives on every change of state must have been taken. */
const ENOUGH = 5000
/** A planted bug must be found by this many. */
const PLANTED = 300

/** Arguments: a seed, how many lives, and from which one on; or `--planted` and a seed. */
export async function run(args: string[]): Promise<Figure> {
  const cluster = await startLivesCluster()
  try {
    const models = await placeModels(cluster.templateUrl)
    const shop = { templateUrl: cluster.templateUrl, models }
    return args[0] === '--planted' ? await runPlanted(shop, args[1], args[2]) : await runLives(shop, args)
  } finally {
    await cluster.stop()
  }
}

interface Ready {
  templateUrl: string
  models: Map<string, number>
}

async function runLives(shop: Ready, [seedText, countText, fromText]: string[]): Promise<Figure> {
  const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText)
  const count = countText === undefined ? COUNT : Number(countText)
  const from = Number(fromText ?? 0)
  console.log(`seed ${seed}, ${count} lives from ${from}`)
  const blocks: Pick<BlockResult, 'transitions'>[] = []
  const began = Date.now()
  let disagreements = 0
  for (let first = from; first < from + count; first += BLOCK) {
    const size = Math.min(BLOCK, from + count - first)
    const result = await liveBlock({ ...shop, seed, from: first, count: size })
    show(result, first, SHOWN - disagreements)
    disagreements += wrongOf(result).length + result.common.length
    blocks.push({ transitions: result.transitions })
    const lives = first + size - from
    const speed = ((1000 * lives) / (Date.now() - began)).toFixed(1)
    console.log(`${lives} lives, ${disagreements} disagreements, ${speed} lives/s`)
  }
  const { lines, missing } = coverageOf(blocks)
  for (const line of lines) console.log(line)
  if (missing.length > 0) console.log(`taken by nobody: ${missing.join('; ')}`)
  const untaken = count < ENOUGH ? 0 : missing.length
  return {
    question: 'order-lives',
    figure: `${disagreements} disagreements in ${count} lives, ${missing.length} changes of state not taken, seed ${seed}`,
    goal: `0 disagreements in ${COUNT} lives`,
    holds: disagreements === 0 && untaken === 0,
  }
}

const wrongOf = ({ beings }: BlockResult) => beings.filter(({ faults }) => faults.length > 0)

function show(result: BlockResult, first: number, most: number): void {
  for (const { life, faults } of wrongOf(result).slice(0, Math.max(0, most))) {
    console.log(`seed ${life.seed} index ${life.index}: ${describe(life)}\n  ${faults.join('\n  ')}`)
  }
  for (const words of result.common) console.log(`block from ${first}: ${words}`)
}

/** Each fault of the review is put back, one after another; the lives must notice every one of them. */
async function runPlanted(shop: Ready, seedText = '1', countText = String(PLANTED)): Promise<Figure> {
  const block = { ...shop, seed: Number(seedText), from: 0, count: Number(countText) }
  // Whatever is wrong without it is not what was planted.
  const before = new Set(wrongOf(await liveBlock(block)).map(({ life }) => life.index))
  const found: string[] = []
  for (const { finding, what, plant } of PLANTS) {
    const result = await liveBlock({ ...block, plant })
    const wrong = wrongOf(result).filter(({ life }) => !before.has(life.index))
    const [first] = wrong
    if (first) found.push(finding)
    const example = first ? `index ${first.life.index}: ${first.faults[0]}` : 'nothing'
    console.log(`${finding} ${what}: ${wrong.length} lives, ${result.common.length} common; ${example}`)
  }
  return {
    question: 'order-lives --planted',
    figure: `${found.length} of ${PLANTS.length} planted bugs found (${found.join(', ')})`,
    goal: 'all of them',
    holds: found.length === PLANTS.length,
  }
}

/** One order of each kind, placed as customers place theirs. */
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
