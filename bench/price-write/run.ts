import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '@shop/database/cluster'
import { migrate } from '@shop/database/migrate'
import { loadDemo } from '@shop/database/seed/load-demo'
import type { Figure } from '@shop/stack/figure'
import pg from 'pg'
import { percentile } from '../latency.ts'
import {
  cloneOf,
  countPageChanges,
  dropPageTriggers,
  selectPricedVariants,
  writePrice,
  writePrices,
} from './prices.sql.ts'

const GOAL = 1.5
const WRITES = 400
const SESSIONS = 100
const BULKS = 10
const PRICES_IN_BULK = 1000

interface Side {
  url: string
  client: pg.Client
  times: Record<Kind, number[]>
}

/** One price on a connection that has written others, the first one of a connection, and many in one statement. */
type Kind = 'one' | 'first' | 'many'

/** What a price costs because pages at the edge must fall with it: the same writes into two copies of the shop, in turns. */
export async function run(): Promise<Figure> {
  const cluster = await startCluster({ dir: await mkdtemp(join(tmpdir(), 'cenich-prices-')), keep: false })
  try {
    await migrate(cluster.url('noting'))
    const noting = await open(cluster.url('noting'))
    await loadDemo(noting)
    await noting.query('delete from internal.page_changes')
    await noting.end()
    const server = await open(cluster.url('postgres'))
    await cloneOf(server, 'noting', 'silent')
    await server.end()
    const sides = { noting: await openSide(cluster.url('noting')), silent: await openSide(cluster.url('silent')) }
    await dropPageTriggers(sides.silent.client)
    const figure = await compare(sides)
    for (const { client } of Object.values(sides)) await client.end()
    return figure
  } finally {
    await cluster.stop()
  }
}

async function compare(sides: { noting: Side; silent: Side }): Promise<Figure> {
  const variants = await selectPricedVariants(sides.noting.client)
  const inTurns = async (round: number, write: (side: Side) => Promise<void>) => {
    const order = round % 2 === 0 ? [sides.noting, sides.silent] : [sides.silent, sides.noting]
    for (const side of order) await write(side)
  }
  for (let round = 0; round < WRITES; round += 1) {
    const variant = variants[round % variants.length] ?? 0
    await inTurns(round, async ({ client, times }) => {
      times.one.push(await timed(() => writePrice(client, variant, 10_000 + round * 100)))
    })
  }
  for (let round = 0; round < SESSIONS; round += 1) {
    const variant = variants[round % variants.length] ?? 0
    await inTurns(round, async ({ url, times }) => {
      const client = await open(url)
      times.first.push(await timed(() => writePrice(client, variant, 90_000 + round * 100)))
      await client.end()
    })
  }
  for (let round = 0; round < BULKS; round += 1) {
    await inTurns(round, async ({ client, times }) => {
      times.many.push(await timed(() => writePrices(client, PRICES_IN_BULK, 20_000 + round * 100)))
    })
  }
  const [noted, unnoted] = [await countPageChanges(sides.noting.client), await countPageChanges(sides.silent.client)]
  if (noted < WRITES || unnoted > 0) throw new Error(`${noted} changes were noted with triggers, ${unnoted} without.`)
  const shareOf = (kind: Kind) => {
    const [noting, silent] = [middle(sides.noting.times[kind]), middle(sides.silent.times[kind])]
    console.log(`${kind}: ${noting.toFixed(2)} ms with pages noted, ${silent.toFixed(2)} ms without`)
    return noting / silent
  }
  const shares = { one: shareOf('one'), first: shareOf('first'), many: shareOf('many') }
  return {
    question: 'price-write',
    figure: `a price ${shares.one.toFixed(2)} ×, the first of a connection ${shares.first.toFixed(2)} ×, ${PRICES_IN_BULK} in one statement ${shares.many.toFixed(2)} × the time without noting pages`,
    goal: `<= ${GOAL} ×`,
    holds: Object.values(shares).every((share) => share <= GOAL),
  }
}

async function openSide(url: string): Promise<Side> {
  return { url, client: await open(url), times: { one: [], first: [], many: [] } }
}

async function open(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const middle = (times: number[]) => percentile(times, 0.5)
