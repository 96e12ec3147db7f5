import type pg from 'pg'
import { percentile } from '../latency.ts'
import { startMeasuring, withPool } from './databases.ts'
import { openSide, type Side } from './side.ts'
import { startShop, WITH_PAGES } from './start-shop.ts'
import type { Subject } from './subjects.ts'

const PEOPLE = 120
const HANDLES = 400
/** Neither is counted: statements are prepared and pages compiled. */
const WARM_UP = 15

interface Both<Item> {
  demo: Item
  grown: Item
}

/** Both shops side by side, each with its own parts, as long as somebody works with them. */
export async function withBoth<Answer>(
  orders: number,
  work: (sides: Both<Side>, urls: Both<string>) => Promise<Answer>,
  needed = WITH_PAGES,
): Promise<Answer> {
  const cluster = await startMeasuring(orders)
  const urls = { demo: cluster.url('demo'), grown: cluster.url('grown') }
  const shops: Awaited<ReturnType<typeof startShop>>[] = []
  const open = async (pool: pg.Pool, name: keyof Both<unknown>): Promise<Side> => {
    const shop = await startShop(urls[name], needed)
    shops.push(shop)
    return openSide(shop.urls, pool, { people: PEOPLE, orders: HANDLES })
  }
  try {
    return await withPool(urls.demo, (demo) =>
      withPool(urls.grown, async (grown) =>
        work({ demo: await open(demo, 'demo'), grown: await open(grown, 'grown') }, urls),
      ),
    )
  } finally {
    for (const shop of shops) await shop.stop()
    await cluster.stop()
  }
}

export interface Result {
  subject: Subject
  demo: number
  grown: number
}

/** What cannot be asked is short; the others are asked all the same. */
export async function compareAll(subjects: readonly Subject[], sides: Both<Side>): Promise<Result[]> {
  const results: Result[] = []
  for (const subject of subjects) {
    results.push(await compare(subject, sides).catch((error) => giveUp(subject, error)))
  }
  return results
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

function giveUp(subject: Subject, error: unknown): Result {
  console.log(`${subject.name}: ${error instanceof Error ? error.message : String(error)}`)
  return { subject, demo: 1, grown: Number.POSITIVE_INFINITY }
}
