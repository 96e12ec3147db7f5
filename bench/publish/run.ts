import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { takePort } from '@shop/database/take-port'
import { buildShop } from '@shop/stack/built-shop'
import type { Figure } from '@shop/stack/figure'
import { startStack } from '@shop/stack/start-stack'
import { startVarnish } from '@shop/stack/varnish'
import pg from 'pg'
import { FULL_VARIANTS, openGrown } from '../catalogue-database.ts'
import { measureLatencies, percentile } from '../latency.ts'
import { type Editor, openEditor } from './editor.ts'
import { countVariants, selectProductId } from './editors.sql.ts'

const GRID = '/produkty/granule'
const GOALS = { readMs: 1000, edgeMs: 2000, times: 1.2 }
const PATIENCE_MS = 20_000
const ASK_EVERY_MS = 20
/** Until a change has settled: edges are told of it a second time after five seconds. */
const REST_MS = 6000
const ROUNDS = 12
const GRIDS_A_ROUND = 40

interface Places {
  shop: string
  edge: string
  slug: string
}

/** From pressing „Uložit“ to who reads it. Options: --variants of a smaller shop, --edits how many. */
export async function run(args: string[]): Promise<Figure> {
  const { values } = parseArgs({
    args,
    options: {
      variants: { type: 'string', default: String(FULL_VARIANTS) },
      edits: { type: 'string', default: '30' },
    },
  })
  const [database] = await Promise.all([openGrown(Number(values.variants)), buildShop()])
  const stops: (() => Promise<unknown>)[] = [() => database.stop()]
  try {
    const port = await takePort()
    const env = { EDGE_URLS: `varnish+http://127.0.0.1:${port}` }
    const { authenticatorUrl, servicesUrl } = database
    const stack = await startStack({ authenticatorUrl, servicesUrl, storefront: 'production', env })
    stops.unshift(() => stack.stop())
    const { storefront, images, services } = stack.urls
    const varnish = await startVarnish({ port, storefront, images })
    stops.unshift(() => varnish.stop())
    const client = new pg.Client({ connectionString: servicesUrl, application_name: 'bench' })
    await client.connect()
    stops.unshift(() => client.end())
    const slug = await firstOfGrid(storefront)
    const editor = await openEditor(client, services, await selectProductId(client, slug))
    stops.unshift(() => editor.restore())
    const places = { shop: storefront, edge: varnish.url, slug }
    const fresh = await measureFreshness(places, editor, Number(values.edits))
    const beside = await measureReaders(storefront, editor)
    return toFigure(await countVariants(client), fresh, beside)
  } finally {
    for (const stop of stops) await stop()
  }
}

/** Goods that the first page of the grid shows, so that the grid can tell. */
async function firstOfGrid(shop: string): Promise<string> {
  const page = await (await fetch(shop + GRID)).text()
  const slug = /href="\/produkt\/([a-z0-9-]+)/.exec(page)?.[1]
  if (!slug) throw new Error('The grid shows no goods.')
  return slug
}

interface Fresh {
  search: number[]
  grid: number[]
  edge: number[]
}

async function measureFreshness({ shop, edge, slug }: Places, editor: Editor, edits: number): Promise<Fresh> {
  const fresh: Fresh = { search: [], grid: [], edge: [] }
  for (let turn = 0; turn < edits; turn += 1) {
    await delay(REST_MS)
    // Kept at the edge before the edit, as a page that is visited is.
    for (const path of [GRID, `/produkt/${slug}`]) await (await fetch(edge + path)).text()
    const mark = newMark()
    const began = performance.now()
    await editor.rename(mark)
    const until = async (url: string) => {
      await untilShown(url, mark)
      return performance.now() - began
    }
    const [search, grid, ...edges] = await Promise.all([
      until(`${shop}/hledat?q=${mark}`),
      until(shop + GRID),
      until(edge + GRID),
      until(`${edge}/produkt/${slug}`),
    ])
    fresh.search.push(search)
    fresh.grid.push(grid)
    fresh.edge.push(Math.max(...edges))
  }
  return fresh
}

/** A word nobody else has, in letters that search does not fold. */
function newMark(): string {
  return `zk${[...randomBytes(8)].map((byte) => 'bdfgklmnprtv'[byte % 12]).join('')}`
}

async function untilShown(url: string, mark: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  // The search names the word itself; the name of the goods is what stands before it.
  while (!new RegExp(`[^\\s"=>] ${mark}`).test((await (await fetch(url)).text()).replaceAll('\u00a0', ' '))) {
    if (Date.now() > deadline) throw new Error(`${url} does not show ${mark}.`)
    await delay(ASK_EVERY_MS)
  }
}

interface Beside {
  idle: number
  editing: number
}

/** One reader of the grid after another, in turns with and without somebody who saves all the time. */
async function measureReaders(shop: string, editor: Editor): Promise<Beside> {
  const times = { idle: [] as number[], editing: [] as number[] }
  const paths = Array.from({ length: GRIDS_A_ROUND }, () => GRID)
  const read = () => measureLatencies(shop, paths, { headers: {}, concurrency: 1 })
  await read()
  for (let round = 0; round < ROUNDS; round += 1) {
    times.idle.push(...(await read()))
    let isRead = false
    const saving = (async () => {
      while (!isRead) {
        await editor.rename(newMark())
        await delay(250)
      }
    })()
    times.editing.push(...(await read()))
    isRead = true
    await saving
    // What the last edit has woken is over before the next quiet turn.
    await delay(1000)
  }
  return { idle: percentile(times.idle, 0.95), editing: percentile(times.editing, 0.95) }
}

function toFigure(variants: number, { search, grid, edge }: Fresh, { idle, editing }: Beside): Figure {
  const [bySearch, byGrid, byEdge] = [search, grid, edge].map((times) => percentile(times, 0.95)) as [
    ...[number, number, number],
  ]
  const times = editing / idle
  return {
    question: 'publish',
    figure: `an edit at ${variants} variants p95 in search ${bySearch.toFixed(0)} ms, in the grid ${byGrid.toFixed(0)} ms, at the edge ${byEdge.toFixed(0)} ms; grid meanwhile ${editing.toFixed(0)} ms, ${times.toFixed(2)} × idle`,
    goal: `search and grid <= ${GOALS.readMs} ms, edge <= ${GOALS.edgeMs} ms, grid meanwhile <= ${GOALS.times} × idle`,
    holds: Math.max(bySearch, byGrid) <= GOALS.readMs && byEdge <= GOALS.edgeMs && times <= GOALS.times,
  }
}
