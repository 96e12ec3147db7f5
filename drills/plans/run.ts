import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figure } from '@shop/stack/figure'
import { coverageOf } from '../order-lives/coverage.ts'
import { type Forecast, medianError } from './home.ts'
import type { Block, BlockResult } from './live-block.ts'
import { PLANTS } from './plants.ts'
import { shareBlocks } from './share-blocks.ts'

const WHOLE = { plans: 5000, days: 365, deaths: 200 }
const BLOCK = 500
/** Below it a second database costs more than it saves. */
const SMALLEST = 150
const SHOWN = 15
/**
 * How far half of all forecasts may be from the truth, once there are enough for a median. Two months are too short for two bags: there the guess
 * by the table is judged, which a plan that counts weeks instead of rations would miss by three weeks; the rule itself has a year of its own
 * in `bag-forecast.test.ts`.
 */
const FORECASTS = [
  { deliveries: 1, enough: 10, mostDays: 12 },
  { deliveries: 2, enough: 60, mostDays: 2 },
]
const PLANTED = { plans: 54, days: 36 }
const KEPT = join(import.meta.dirname, '../../.local/plans')

/** Arguments: plans, days, a seed, deaths; or `--planted`, a seed and the name of one fault. A run that was interrupted goes on where it was. */
export async function run(args: string[]): Promise<Figure> {
  return args[0] === '--planted' ? runPlanted(Number(args[1] ?? 1), args.slice(2).join(' ')) : runPlans(args)
}

async function runPlans([plansText, daysText, seedText, deathsText]: string[]): Promise<Figure> {
  const plans = Number(plansText ?? WHOLE.plans)
  const days = Number(daysText ?? WHOLE.days)
  const seed = seedText === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seedText)
  const deaths = Number(deathsText ?? Math.ceil((WHOLE.deaths * plans * days) / WHOLE.plans / WHOLE.days))
  console.log(`seed ${seed}, ${plans} plans, ${days} days, ${deaths} deaths`)
  const kept = await openKept(`${seed}-${plans}-${days}-${deaths}`)
  const open = divide({ plans, days, seed, deaths }).filter(({ from }) => !kept.results.has(from))
  if (kept.results.size > 0) console.log(`${kept.results.size} blocks were lived before`)
  await shareBlocks(open, async (result, block) => {
    show(result, block)
    await kept.keep(block.from, result)
  })
  const results = [...kept.results.values()]
  await kept.forget()
  return toFigure(results, { plans, days, seed, deaths })
}

function divide({ plans, days, seed, deaths }: { plans: number; days: number; seed: number; deaths: number }): Block[] {
  const size = plans < 2 * SMALLEST ? plans : Math.min(BLOCK, Math.ceil(plans / 2))
  const count = Math.ceil(plans / size)
  return Array.from({ length: count }, (_, block) => ({
    ...{ seed, days, plant: null, from: block * size, plans: Math.min(size, plans - block * size) },
    deaths: Math.floor((deaths * (block + 1)) / count) - Math.floor((deaths * block) / count),
  }))
}

function toFigure(
  results: readonly BlockResult[],
  wish: { plans: number; days: number; seed: number; deaths: number },
): Figure {
  const total = (count: (result: BlockResult) => number) => results.reduce((sum, result) => sum + count(result), 0)
  const wrong = total(({ faults }) => faults.length)
  const common = total((result) => result.common.length)
  const deaths = total((result) => result.deaths)
  const forecasts = results.flatMap((result) => result.forecasts)
  const [first, second] = [medianError(forecasts, 1), medianError(forecasts, 2)]
  const mean = forecasts.reduce((sum, { error }) => sum + error, 0) / Math.max(1, forecasts.length)
  console.log(
    `forecast of bags: median error ${first} days, ${second} after two deliveries, mean ${mean.toFixed(1)}, of ${forecasts.length}`,
  )
  const { lines, missing } = coverageOf(results)
  for (const line of lines) console.log(line)
  if (missing.length > 0) console.log(`taken by nobody: ${missing.join('; ')}`)
  return {
    question: 'plans',
    figure:
      `${wrong} of ${wish.plans} plans wrong in ${wish.days} days, ${common} faults in common, ${total(({ orders }) => orders)} orders, ` +
      `${total(({ notices }) => notices)} notices, ${total(({ charges }) => charges)} charges, ${deaths} deaths, bags forecast to ${first} days, ${second} after two deliveries, seed ${wish.seed}`,
    goal: `0 wrong, 0 in common, ${wish.deaths} deaths, <= ${FORECASTS.map(({ mostDays }) => mostDays).join(' and ')} days; whole: ${WHOLE.plans} plans, ${WHOLE.days} days`,
    holds: wrong === 0 && common === 0 && deaths >= wish.deaths && FORECASTS.every((goal) => isNear(forecasts, goal)),
  }
}

function isNear(forecasts: readonly Forecast[], { deliveries, enough, mostDays }: (typeof FORECASTS)[number]): boolean {
  const count = forecasts.filter((one) => one.deliveries >= deliveries).length
  return count < enough || (medianError(forecasts, deliveries) ?? 0) <= mostDays
}

function show({ faults, common }: BlockResult, { from }: Block): void {
  for (const { index, words } of faults.slice(0, SHOWN)) console.log(`plan ${index}:\n  ${words.join('\n  ')}`)
  for (const words of common.slice(0, SHOWN)) console.log(`block from ${from}: ${words.slice(0, 600)}`)
}

/** What is lived stays in a file until all of it is, so that a run that was interrupted goes on; the next one lives everything again. */
async function openKept(name: string) {
  const file = join(KEPT, `${name}.json`)
  await mkdir(KEPT, { recursive: true })
  const text = await readFile(file, 'utf8').catch(() => '[]')
  const results = new Map(JSON.parse(text) as [number, BlockResult][])
  return {
    results,
    async keep(from: number, result: BlockResult) {
      results.set(from, result)
      await writeFile(file, JSON.stringify([...results]))
    },
    forget: () => rm(file, { force: true }),
  }
}

/** Each fault is put into the shop, one after another; the judge must find every one of them. */
async function runPlanted(seed: number, only: string): Promise<Figure> {
  const block = { ...PLANTED, seed, from: 0, deaths: 0 }
  const found: string[] = []
  const wanted = PLANTS.map(({ name }) => name).filter((name) => only === '' || only === name)
  const blocks: Block[] = [...(only === '' ? [null] : []), ...wanted].map((plant) => ({ ...block, plant }))
  let isClean = true
  await shareBlocks(blocks, async ({ faults, common }, { plant }) => {
    const count = faults.length + common.length
    console.log(
      `${plant ?? 'nothing'}: ${faults.length} plans, ${common.length} common; ${faults[0]?.words[0] ?? common[0] ?? 'nothing'}`,
    )
    if (plant === null) isClean = count === 0
    else if (count > 0) found.push(plant)
  })
  return {
    question: 'plans --planted',
    figure: `${found.length} of ${wanted.length} planted faults found, ${isClean ? 'nothing' : 'something'} wrong without them`,
    goal: 'all of them, nothing',
    holds: found.length === wanted.length && isClean,
  }
}
