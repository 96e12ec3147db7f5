import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { takePort } from '@shop/database/take-port'
import { buildShop } from '@shop/stack/built-shop'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import type { Part } from '@shop/stack/parts'
import { type Stack, startStack } from '@shop/stack/start-stack'
import { startVarnish, type Varnish } from '@shop/stack/varnish'
import pg from 'pg'
import { percentile } from '../latency.ts'
import { median } from '../measure.ts'
import { measureFreshness } from './freshness.ts'
import { minutes, moveToBusinessDay, type Served, serveAlone, setCutOff } from './outage.ts'
import { crawl, listPages, look, type Seen } from './pages.ts'

const PAGE = '/produkty/granule'
const ROUNDS = 40
/** Short, one after the other: a machine that others use too is the same for both alike. */
const HAMMER_SECONDS = 1
const CHANGES = 30
const GOALS = { hit: 0.9, hits: 0.99, freshMs: 2000 }
/** Before it pages are promised a day; the wait goes past it. */
const SOON_MINUTES = 4

/** Argument: minutes for which everything behind the edge is stopped (10). */
export async function run([away = '10']: string[]): Promise<Figure> {
  await buildShop()
  const hits = await openEdge((edge, client) => measureLiving(edge, client))
  const between = await stopBehind(12 * 60, Number(away))
  const over = await stopBehind(SOON_MINUTES, SOON_MINUTES + 1)
  return toFigure(hits, { between, over, away: Number(away) })
}

interface Edge {
  varnish: Varnish
  stack: Stack
  paths: string[]
}

async function openEdge<Value>(work: (edge: Edge, client: pg.Client) => Promise<Value>): Promise<Value> {
  const database = await startDemoDatabase()
  const port = await takePort()
  const stops: (() => Promise<void>)[] = [() => database.stop()]
  try {
    const stack = await startStack({
      ...database,
      storefront: 'production',
      place: followClock,
      env: { EDGE_URLS: `varnish+http://127.0.0.1:${port}` },
    })
    stops.unshift(() => stack.stop())
    const bare = await startBare(await look(stack.urls.storefront, PAGE))
    stops.unshift(bare.stop)
    const { storefront, images } = stack.urls
    const varnish = await startVarnish({ port, storefront, images, bare: bare.url })
    stops.unshift(() => varnish.stop())
    const paths = await listPages(storefront)
    const client = new pg.Client({ connectionString: database.adminUrl, application_name: 'bench' })
    await client.connect()
    stops.unshift(() => client.end())
    return await work({ varnish, stack, paths }, client)
  } finally {
    for (const stop of stops) await stop()
  }
}

/** Pages live on the day of the services, which can be moved. */
function followClock(part: Part): Part {
  if (part.name !== 'storefront') return part
  return { ...part, env: { ...part.env, CLOCK_URL: `${part.env.SERVICES_URL}/dev/clock` } }
}

/** Heard by the edge, not by visitors. */
const BETWEEN_US = new Set(['cache-tag', 'connection', 'keep-alive', 'surrogate-key', 'transfer-encoding', 'xkey'])

/** One object of the same size, with nothing around it: what a page says in its headers is said here in its body. */
async function startBare({
  body,
  headers,
}: Pick<Seen, 'body' | 'headers'>): Promise<{ url: string; stop(): Promise<void> }> {
  const said = [...headers].filter(([name]) => !BETWEEN_US.has(name))
  const bytes = said.reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0)
  const packed = gzipSync(Buffer.concat([Buffer.from(body), randomBytes(bytes)]))
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-encoding': 'gzip',
      'cache-control': 'public, s-maxage=3600',
      'content-length': packed.length,
    })
    response.end(packed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}

interface Living {
  pages: number
  hits: number
  ratio: number
  perSecond: number
  fresh: { pages: number; p95: number }
}

async function measureLiving({ varnish, stack, paths }: Edge, client: pg.Client): Promise<Living> {
  await crawl(varnish.url, paths)
  const second = await crawl(varnish.url, paths)
  const missed = second.filter(({ isHit }) => !isHit)
  for (const { path, status } of missed.slice(0, 10)) console.log(`${path} was no hit (${status})`)
  const hit = await measureHit(varnish)
  const fresh = await measureFreshness({ edge: varnish.url, shop: stack.urls.storefront, paths }, client, CHANGES)
  console.log(`fresh: median ${median(fresh.ms).toFixed(0)} ms, longest ${Math.max(...fresh.ms).toFixed(0)} ms`)
  return {
    pages: second.length,
    hits: 1 - missed.length / second.length,
    ...hit,
    fresh: { pages: fresh.pages, p95: percentile(fresh.ms, 0.95) },
  }
}

async function measureHit({ hammer }: Varnish): Promise<{ ratio: number; perSecond: number }> {
  const pairs: { page: number; bare: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await hammer('/', 'bare', HAMMER_SECONDS)
    const page = await hammer(PAGE, '127.0.0.1', HAMMER_SECONDS)
    // On both sides of it: a machine that grows slower or faster does so for both.
    pairs.push({ page, bare: (before + (await hammer('/', 'bare', HAMMER_SECONDS))) / 2 })
  }
  const perSecond = median(pairs.map(({ page }) => page))
  console.log(`hits ${perSecond.toFixed(0)}/s, bare ${median(pairs.map(({ bare }) => bare)).toFixed(0)}/s`)
  return { ratio: median(pairs.map(({ page, bare }) => page / bare)), perSecond }
}

/** The shop is stopped so many minutes, with the cut-off so many minutes ahead. */
function stopBehind(cutOffInMinutes: number, away: number): Promise<Served> {
  return openEdge(async ({ varnish, stack, paths }, client) => {
    await moveToBusinessDay(stack.urls.services)
    await setCutOff(client, cutOffInMinutes)
    // Settings are kept for a while by those who read them.
    await delay(10_000)
    await crawl(varnish.url, paths)
    await stack.stop()
    await minutes(away)
    const served = await serveAlone(varnish.url, paths)
    console.log(`after ${away} minutes alone: ${served.shown} of ${served.pages} shown, ${served.still} still pages`)
    return served
  })
}

function toFigure(living: Living, { between, over, away }: { between: Served; over: Served; away: number }): Figure {
  const whole = between.shown === between.pages
  const honest = over.shown + over.still === over.pages && over.still > 0
  return {
    question: 'edge',
    figure: [
      `hit ${living.ratio.toFixed(2)} of a bare object (${living.perSecond.toFixed(0)}/s)`,
      `${(living.hits * 100).toFixed(1)} % of ${living.pages} pages hit in the second crawl`,
      `a price fresh on ${living.fresh.pages} pages p95 ${living.fresh.p95.toFixed(0)} ms`,
      `${away} minutes alone: ${between.shown} of ${between.pages} served`,
      `over a cut-off: ${over.shown} shown, ${over.still} still, of ${over.pages}`,
    ].join('; '),
    goal: `>= ${GOALS.hit}; >= ${GOALS.hits * 100} %; <= ${GOALS.freshMs} ms; all; shown or still, nothing else`,
    holds:
      living.ratio >= GOALS.hit && living.hits >= GOALS.hits && living.fresh.p95 <= GOALS.freshMs && whole && honest,
  }
}
