import { parseArgs } from 'node:util'
import { buildShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import type pg from 'pg'
import { percentile } from '../latency.ts'
import { ensureDatabases, startMaking, startMeasuring, withPool } from './databases.ts'
import { tellHouseWork } from './house-work.ts'
import { bytesOf, growBoth, isGrown, numberOf } from './make.ts'
import { openSide, type Side } from './side.ts'
import { startShop } from './start-shop.ts'
import { SUBJECTS, type Subject } from './subjects.ts'

const GOAL = 1.5
const PEOPLE = 120
const HANDLES = 400
/** Neither is counted: statements are prepared and pages compiled. */
const WARM_UP = 15

/**
 * Options: --orders, --customers, --variants, --gigabytes and --minutes of the making, --built when the pages are built already,
 * --house to see afterwards how long truths and jobs take.
 */
export async function run(args: string[]): Promise<Figure> {
  const options = readOptions(args)
  const tell = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)
  await make(options, tell)
  if (!options.isBuilt) await buildShop()
  const cluster = await startMeasuring(options.size.orders)
  const urls = { demo: cluster.url('demo'), grown: cluster.url('grown') }
  try {
    return await withPool(urls.demo, (demo) =>
      withPool(urls.grown, async (grown) => {
        const figure = await measure({ demo, grown }, urls)
        if (options.isHouseAsked) await tellHouseWork(grown, urls.grown)
        return figure
      }),
    )
  } finally {
    await cluster.stop()
  }
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string', default: '20000000' },
      customers: { type: 'string', default: '3000000' },
      variants: { type: 'string', default: '100000' },
      gigabytes: { type: 'string', default: '40' },
      minutes: { type: 'string', default: '60' },
      built: { type: 'boolean', default: false },
      house: { type: 'boolean', default: false },
    },
  })
  const { built: isBuilt, house: isHouseAsked, ...numbers } = values
  const size = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]))
  return { isBuilt, isHouseAsked, size: size as Record<keyof typeof numbers, number> }
}

/** Only once: what is finished is kept, and what was interrupted goes on. */
async function make({ size }: ReturnType<typeof readOptions>, tell: (line: string) => void): Promise<void> {
  const cluster = await startMaking(size.orders)
  try {
    await ensureDatabases(cluster, tell)
    if (!(await isGrown(cluster.url('grown')))) await growBoth(cluster, size, tell)
  } finally {
    await cluster.stop()
  }
}

interface Both<Item> {
  demo: Item
  grown: Item
}

async function measure(pools: Both<pg.Pool>, urls: Both<string>): Promise<Figure> {
  const shops: Awaited<ReturnType<typeof startShop>>[] = []
  try {
    const open = async (name: 'demo' | 'grown'): Promise<Side> => {
      const shop = await startShop(urls[name])
      shops.push(shop)
      return openSide(shop.urls, pools[name], { people: PEOPLE, orders: HANDLES })
    }
    const sides = { demo: await open('demo'), grown: await open('grown') }
    const results: Result[] = []
    for (const subject of SUBJECTS) results.push(await compare(subject, sides).catch((error) => giveUp(subject, error)))
    return toFigure(results, await describeSize(pools.grown))
  } finally {
    for (const shop of shops) await shop.stop()
  }
}

interface Result {
  subject: Subject
  demo: number
  grown: number
}

/** In turns, question by question, so that what else the machine does hits both alike. */
async function compare(subject: Subject, { demo, grown }: Both<Side>): Promise<Result> {
  const asks = { demo: await subject.prepare(demo), grown: await subject.prepare(grown) }
  const times = { demo: [] as number[], grown: [] as number[] }
  const warmUp = Math.min(WARM_UP, Math.floor(subject.times / 4))
  for (let index = -warmUp; index < subject.times; index += 1) {
    const asked = index + warmUp
    for (const name of index % 2 === 0 ? (['demo', 'grown'] as const) : (['grown', 'demo'] as const)) {
      const ms = await asks[name](asked)
      if (index >= 0) times[name].push(ms)
    }
  }
  const [small, large] = [percentile(times.demo, 0.95), percentile(times.grown, 0.95)]
  const medians = [times.demo, times.grown].map((all) => percentile(all, 0.5).toFixed(1))
  console.log(
    `${subject.name}: p95 demo ${small.toFixed(1)} ms, grown ${large.toFixed(1)} ms, ${(large / small).toFixed(2)} ×; p50 ${medians.join(' and ')} ms`,
  )
  return { subject, demo: small, grown: large }
}

/** What cannot be asked is short; the others are asked all the same. */
function giveUp(subject: Subject, error: unknown): Result {
  console.log(`${subject.name}: ${error instanceof Error ? error.message : String(error)}`)
  return { subject, demo: 1, grown: Number.POSITIVE_INFINITY }
}

async function describeSize(pool: pg.Pool): Promise<string> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`select name from bench.steps where name like 'limit %'`)
    const limit = { 'limit disk': ' (the disk allows no more)', 'limit time': ' (the time allows no more)' }[
      rows[0]?.name ?? ''
    ]
    const [orders, customers, gigabytes] = [
      await numberOf(client, 'orders'),
      await numberOf(client, 'accounts'),
      (await bytesOf(client)) / 1e9,
    ]
    const variants = await client.query<{ count: number }>('select count(*)::int as count from shop.variants')
    return `${orders} orders${limit ?? ''}, ${customers} customers, ${variants.rows[0]?.count} variants, ${gigabytes.toFixed(1)} GB`
  } finally {
    client.release()
  }
}

function toFigure(results: readonly Result[], size: string): Figure {
  const judged = results.filter(({ subject }) => subject.isJudged)
  const words = judged.map(({ subject, demo, grown }) => `${subject.name} ${(grown / demo).toFixed(2)}`)
  return {
    question: 'growth-20m',
    figure: `with ${size}: ${words.join(', ')} × demo`,
    goal: `<= ${GOAL} × each`,
    holds: judged.every(({ demo, grown }) => grown / demo <= GOAL),
  }
}
