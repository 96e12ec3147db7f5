import type { Figure } from '@shop/stack/figure'
import { coverageOf } from './coverage.ts'
import { keyOf, offered, placeModel, prepareShop } from './models.ts'
import { PLANTS } from './plants.sql.ts'
import { type Asked, processesFor, type SharedResult, shareLives } from './share-lives.ts'
import { openLivesShop, startLivesCluster } from './shop.ts'
import { VOUCHER_WISHES, WISHES } from './wishes.ts'

const COUNT = 20_000
const BLOCK = 250
const SHOWN = 40
/** From so many lives on every change of state must have been taken. */
const ENOUGH = 5000
/** A planted bug must be found by this many. */
const PLANTED = 300

/** Arguments: a seed, how many lives, and from which one on; or `--planted`, a seed, how many lives and the names of some faults. */
export async function run(args: string[]): Promise<Figure> {
  const cluster = await startLivesCluster()
  try {
    const models = await placeModels(cluster.templateUrl)
    const shop = { templateUrl: cluster.templateUrl, models: [...models], offered: [...offered] }
    return args[0] === '--planted' ? await runPlanted(shop, args.slice(1)) : await runLives(shop, args)
  } finally {
    await cluster.stop()
  }
}

type Ready = Pick<Asked, 'templateUrl' | 'models' | 'offered'>

async function runLives(shop: Ready, [seedText, countText, fromText]: string[]): Promise<Figure> {
  const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText)
  const count = countText === undefined ? COUNT : Number(countText)
  const from = Number(fromText ?? 0)
  console.log(`seed ${seed}, ${count} lives from ${from}`)
  const blocks: Pick<SharedResult, 'transitions'>[] = []
  const began = Date.now()
  let disagreements = 0
  let lives = 0
  await shareLives(divide({ ...shop, seed, from, count }), (result, block) => {
    show(result, block, SHOWN - disagreements)
    disagreements += result.wrong.length + result.common.length
    blocks.push({ transitions: result.transitions })
    lives += block.count
    const speed = ((1000 * lives) / (Date.now() - began)).toFixed(1)
    console.log(`${lives} lives, ${disagreements} disagreements, ${speed} lives/s`)
  })
  const { lines, missing } = coverageOf(blocks)
  for (const line of lines) console.log(line)
  if (missing.length > 0) console.log(`taken by nobody: ${missing.join('; ')}`)
  const untaken = count < ENOUGH ? 0 : missing.length
  return {
    question: 'order-lives',
    figure: `${disagreements} disagreements in ${count} lives, ${missing.length} changes of state not taken, seed ${seed}`,
    goal: `0 disagreements; whole: ${COUNT} lives`,
    holds: disagreements === 0 && untaken === 0,
  }
}

/** Blocks of one size, few enough lives that every process has one. */
function divide({ from, count, ...rest }: Asked): Asked[] {
  const size = Math.min(BLOCK, Math.ceil(count / processesFor(count)))
  return Array.from({ length: Math.ceil(count / size) }, (_, block) => {
    const first = block * size
    return { ...rest, from: from + first, count: Math.min(size, count - first) }
  })
}

function show({ wrong, common }: SharedResult, { seed, from }: Asked, most: number): void {
  for (const { index, words, faults } of wrong.slice(0, Math.max(0, most))) {
    console.log(`seed ${seed} index ${index}: ${words}\n  ${faults.join('\n  ')}`)
  }
  for (const words of common) console.log(`block from ${from}: ${words}`)
}

/** Each fault of the review is put back, one after another; the lives must notice every one of them. */
async function runPlanted(
  shop: Ready,
  [seedText = '1', countText = String(PLANTED), ...names]: string[],
): Promise<Figure> {
  const plants = PLANTS.filter(({ finding }) => names.length === 0 || names.includes(finding))
  const block = { ...shop, seed: Number(seedText), from: 0 }
  const countOf = ({ lives = 0 }: { lives?: number }) => Math.max(Number(countText), lives)
  const results = new Map<string, SharedResult>()
  const untouched = { ...block, count: Math.max(...plants.map(countOf)) }
  const planted = plants.map((plant) => ({ ...block, count: countOf(plant), finding: plant.finding }))
  await shareLives([untouched, ...planted], (result, { finding }) => results.set(finding ?? 'nothing', result))
  // Whatever is wrong without it is not what was planted.
  const before = new Set(results.get('nothing')?.wrong.map(({ index }) => index))
  const found: string[] = []
  for (const { finding, what } of plants) {
    const { wrong, common } = results.get(finding) as SharedResult
    const own = wrong.filter(({ index }) => !before.has(index))
    const [first] = own
    if (first) found.push(finding)
    const example = first ? `index ${first.index}: ${first.faults[0]}` : 'nothing'
    console.log(`${finding} ${what}: ${own.length} lives, ${common.length} common; ${example}`)
  }
  return {
    question: 'order-lives --planted',
    figure: `${found.length} of ${plants.length} planted bugs found (${found.join(', ')})`,
    goal: 'all of them',
    holds: found.length === plants.length,
  }
}

/** One order of each kind, placed as customers place theirs. */
async function placeModels(templateUrl: string): Promise<Map<string, number>> {
  const shop = await openLivesShop(templateUrl, 'in place')
  try {
    await prepareShop(shop)
    const models = new Map<string, number>()
    for (const wish of [...WISHES, ...VOUCHER_WISHES]) models.set(keyOf(wish), await placeModel(shop, wish))
    await shop.pool.query('delete from graphile_worker._private_jobs')
    return models
  } finally {
    await shop.stop()
  }
}
