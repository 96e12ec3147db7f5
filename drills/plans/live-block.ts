import { openOffice, prepareShop } from '../order-lives/models.ts'
import { countTransitions } from '../order-lives/read-outcomes.sql.ts'
import { type LivesCluster, openLivesShop, startLivesCluster } from '../order-lives/shop.ts'
import { beginPlans } from './begin-plans.ts'
import { readPosition } from './evidence.sql.ts'
import { playGateway } from './gateway.ts'
import { type Forecast, openHomes } from './home.ts'
import { openJudge } from './judge.ts'
import { findVariant, MODELS, OTHERS, placeFirst } from './models.ts'
import { createNature } from './nature.ts'
import { plus } from './oracle/calendar.ts'
import { chanceOf, type PlanPerson } from './people.ts'
import { PLANTS } from './plants.ts'
import { playDay, type Theatre } from './play-day.ts'
import { openWarehouse } from './warehouse.ts'
import { startPlanWorker } from './worker-process.ts'

export interface Block {
  seed: number
  from: number
  plans: number
  days: number
  /** How often the worker and the database die, together. */
  deaths: number
  plant: string | null
}

export interface BlockResult {
  faults: { index: number; words: string[] }[]
  /** What belongs to no single plan: truths, money, jobs. */
  common: string[]
  orders: number
  notices: number
  charges: number
  deaths: number
  forecasts: Forecast[]
  transitions: Awaited<ReturnType<typeof countTransitions>>
  seconds: number
}

const FIRST_DAY = '2026-11-16'
const SHOWN = 25
const CHECKED_EVERY = 30
// Its pages outlive a kill of its process; only what was not yet written to them would not.
const SETTINGS = ['synchronous_commit=on', 'full_page_writes=on', 'autovacuum=on']

/** So many plans through so many days, in a shop of their own. */
export async function liveBlock(block: Block, tell: (line: string) => void): Promise<BlockResult> {
  const began = Date.now()
  const cluster = await startLivesCluster(SETTINGS)
  try {
    const models = await placeModels(cluster)
    return await live(cluster, { block, models, began, tell })
  } finally {
    await cluster.stop()
  }
}

async function placeModels({ templateUrl }: LivesCluster): Promise<number[]> {
  const shop = await openLivesShop(templateUrl, 'in place')
  try {
    await prepareShop(shop)
    const models: number[] = []
    for (const [index, model] of MODELS.entries()) models.push(await placeFirst(shop, index, model))
    await shop.pool.query('delete from graphile_worker._private_jobs')
    return models
  } finally {
    await shop.stop()
  }
}

interface Living {
  block: Block
  models: number[]
  began: number
  tell(line: string): void
}

async function live(cluster: LivesCluster, { block, models, began, tell }: Living): Promise<BlockResult> {
  const { seed, from, plans, days, deaths, plant: plantName } = block
  const shop = await openLivesShop(cluster.templateUrl, 'in place')
  shop.pool.on('error', () => undefined)
  const plant = PLANTS.find(({ name }) => name === plantName) ?? null
  const chances = chanceOf(seed, from, 0, 77)
  const worker = await startPlanWorker({
    ...{ url: cluster.templateUrl, partners: shop.partners, plant: plantName },
    crash: () => cluster.crash(),
    below: (limit) => chances.below(limit),
  })
  try {
    const byCard = new Map<string, PlanPerson>()
    const gateway = playGateway({ shop, seed, byCard })
    const people = await beginPlans(shop, { seed, from, count: plans, models, byCard })
    await worker.run(shop.clock.at + 60_000, ['import-bank', 'poll-payments', 'charge-cycles'])
    // Autovacuum counts real minutes, in each of which a week goes by here: without its statistics a look at one parcel reads them all.
    await shop.pool.query('analyze')
    await plant?.begin?.(shop)
    const byCustomer = new Map(people.map((person) => [person.born.customerId ?? 0, person]))
    const others = await Promise.all(OTHERS.map((sku) => findVariant(shop, sku)))
    const nature = await openNature(shop, { seed, people, others })
    const homes = openHomes(shop, { seed, people, day: FIRST_DAY })
    await homes.begin()
    const read = await readPosition(shop.pool)
    const judge = openJudge({ shop, people, byCustomer, world: nature, homes, gateway, read })
    const office = await openOffice(shop)
    const theatre: Theatre = {
      ...{ shop, seed, people, byCustomer, byCard, worker, nature, gateway, others, plant, homes },
      warehouse: openWarehouse({ shop, office, seed }),
      look: () => judge.look(),
      deathOn: spreadDeaths({ seed, from, days, deaths, left: () => deaths - sum(worker.deaths) }),
    }
    tell(`${people.length} plans begun after ${seconds(began)} s`)
    const common = new Set<string>()
    const told = new Set<PlanPerson>()
    for (let number = 0; number < days; number += 1) {
      const day = plus(FIRST_DAY, number)
      for (const { name, error } of await playDay(theatre, day, number)) common.add(`job ${name}: ${error}`)
      await judge.endDay(day)
      if ((number + 1) % CHECKED_EVERY !== 0 && number + 1 !== days) continue
      await shop.pool.query('analyze')
      for (const words of await judge.check()) common.add(words)
      const wrong = people.filter(({ mind }) => mind.faults.length > 0)
      // The first fault is worth the hours until the last day: what is known is said at once.
      for (const person of wrong.filter((one) => !told.has(one))) {
        told.add(person)
        tell(`plan ${person.index}:\n  ${wordsOf(person).join('\n  ')}`)
      }
      tell(
        `${day}: ${judge.orders} orders, ${judge.notices} notices, ${gateway.attempts.length} charges, ${sum(worker.deaths)} deaths, ${wrong.length} plans wrong, ${common.size} common, ${seconds(began)} s`,
      )
    }
    return {
      faults: people
        .filter(({ mind }) => mind.faults.length > 0)
        .map((person) => ({ index: person.index, words: wordsOf(person) })),
      common: [...common],
      ...{ orders: judge.orders, notices: judge.notices, charges: gateway.attempts.length },
      forecasts: homes.forecasts,
      transitions: await countTransitions(shop.pool, ['plan', 'cycle']),
      ...{ deaths: sum(worker.deaths), seconds: seconds(began) },
    }
  } finally {
    await worker.stop()
    await shop.stop()
  }
}

const wordsOf = ({ mind }: PlanPerson): string[] => [...mind.faults.slice(0, 5), ...mind.story.slice(-SHOWN)]

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, one) => all + one, 0)
const seconds = (since: number): number => Math.round((Date.now() - since) / 1000)

async function openNature(
  shop: Theatre['shop'],
  { seed, people, others }: { seed: number; people: PlanPerson[]; others: number[] },
) {
  const used = [...new Set([...people.flatMap(({ mind }) => [...mind.lines.keys()]), ...others])]
  const { rows } = await shop.pool.query<{ id: number; packs: number[] }>(
    `select v.id::int, coalesce(array_agg(o.id::int) filter (where o.id is not null), '{}') as packs
       from shop.variants v left join shop.variants o on o.product_id = v.product_id and o.net_weight_g < v.net_weight_g
      where v.id = any($1) group by v.id`,
    [used],
  )
  const packs = new Map(rows.map(({ id, packs: smaller }) => [id, smaller]))
  const [substitute = 0] = others
  const substitutes = new Map(used.map((variant) => [variant, substitute]))
  return createNature({ shop, seed, people, variants: used, packs, substitutes })
}

const RUNS_OF_A_DAY = 11

/** Over all days alike, worker and database in turns; what did not hit is tried on the next day. */
function spreadDeaths({
  seed,
  from,
  days,
  deaths,
  left,
}: {
  seed: number
  from: number
  days: number
  deaths: number
  left(): number
}): Theatre['deathOn'] {
  return (number) => {
    const due = Math.ceil((deaths * (number + 1)) / days)
    const done = deaths - left()
    if (done >= due || number < 2) return null
    return {
      run: chanceOf(seed, from, number, 78).below(RUNS_OF_A_DAY),
      victim: done % 2 === 0 ? 'worker' : 'postgres',
    }
  }
}
