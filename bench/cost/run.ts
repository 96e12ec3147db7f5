import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildShop } from '@shop/stack/built-shop'
import { newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'
import { startDemoDatabase } from '@shop/stack/demo-database'
import type { Figure } from '@shop/stack/figure'
import { drainJobs } from '@shop/stack/job-queue'
import { type Stack, startStack } from '@shop/stack/start-stack'
import pg from 'pg'
import { cpuTime, cpuTimeOfTree } from '../cpu-time.ts'

/** Whose processor is counted; what stands for outside companies is not ours to pay. */
const PARTS = ['storefront', 'data', 'services', 'worker'] as const
type Part = (typeof PARTS)[number] | 'postgres'
type Costs = Record<Part, number>

const SKU = { bag: 'CN-GR-KUR-A-02K', can: 'CN-KO-KUR-400' }
const PAGES = {
  'home page': ['/'],
  list: ['/produkty/granule', '/produkty/konzervy', '/produkty/pamlsky'],
  'product page': [],
  'content page': ['/o-nas'],
  search: ['granule', 'losos', 'konzerva hovězí', 'kachna', 'pamlsky', 'granule bez kurete'].map(
    (words) => `/hledat?q=${encodeURIComponent(words)}`,
  ),
} satisfies Record<string, string[]>

/** Options: --times n (each page, 150), --orders n (100), --built when the pages are built already. It has no goal: docs/scale.md counts with it. */
export async function run(args: string[]): Promise<Figure> {
  const { values } = parseArgs({
    args,
    options: {
      times: { type: 'string', default: '150' },
      orders: { type: 'string', default: '100' },
      built: { type: 'boolean', default: false },
    },
  })
  if (!values.built) await buildShop()
  const database = await startDemoDatabase()
  const pool = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
  pool.on('error', () => undefined)
  const stack = await startStack({ ...database, storefront: 'production' })
  try {
    const meter = await openMeter(stack, pool)
    const words: string[] = []
    for (const [name, paths] of Object.entries(await withProducts(pool))) {
      words.push(`${name} ${total(await meter(name, Number(values.times), (index) => visit(stack, paths, index)))}`)
    }
    words.push(...(await askBeside(stack, pool, meter, Number(values.times))))
    words.push(...(await buyAndSend(stack, pool, meter, Number(values.orders))))
    return {
      question: 'cost',
      figure: `${words.join(', ')} ms of processor`,
      goal: 'none, it is counted with',
      holds: true,
    }
  } finally {
    await stack.stop()
    await pool.end()
    await database.stop()
  }
}

type Meter = (name: string, times: number, work: (index: number) => Promise<void>) => Promise<Costs>

/** Milliseconds of processor of each part for one piece of work. A fifth is done before, so that nothing is compiled while it counts. */
async function openMeter(stack: Stack, pool: pg.Pool): Promise<Meter> {
  const { rows } = await pool.query<{ dir: string }>(`select current_setting('data_directory') as dir`)
  const postmaster = Number.parseInt(await readFile(join(rows[0]?.dir ?? '', 'postmaster.pid'), 'utf8'), 10)
  const pidOf = (name: string) => stack.processes.find((process) => process.name === name)?.pid ?? 0
  const read = async (): Promise<Costs> => {
    const times = await Promise.all(PARTS.map((part) => cpuTime(pidOf(part))))
    const parts = Object.fromEntries(PARTS.map((part, index) => [part, times[index] ?? 0]))
    return { ...parts, postgres: await cpuTimeOfTree(postmaster) } as Costs
  }
  return async (name, times, work) => {
    for (let index = 0; index < Math.ceil(times / 5); index += 1) await work(index)
    const before = await read()
    for (let index = 0; index < times; index += 1) await work(index)
    const after = await read()
    const each = Object.fromEntries(
      Object.entries(after).map(([part, ms]) => [part, (ms - before[part as Part]) / times]),
    ) as Costs
    const words = Object.entries(each).map(([part, ms]) => `${part} ${ms.toFixed(1)}`)
    console.log(`${name}: ${total(each)} ms of processor (${words.join(', ')})`)
    return each
  }
}

function total(costs: Costs): string {
  return Object.values(costs)
    .reduce((sum, ms) => sum + ms, 0)
    .toFixed(1)
}

async function withProducts(pool: pg.Pool): Promise<Record<string, string[]>> {
  const { rows } = await pool.query<{ slug: string }>('select slug from shop.product_cards order by product_id')
  return { ...PAGES, 'product page': rows.map(({ slug }) => `/produkt/${slug}`) }
}

async function visit({ urls }: Stack, paths: readonly string[], index: number): Promise<void> {
  const response = await fetch(`${urls.storefront}${paths[index % paths.length]}`)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${paths[index % paths.length]} answered ${response.status}.`)
}

/** What a living page sends beside itself, past every cache: it asks for the cart, and says that it was read. */
async function askBeside(stack: Stack, pool: pg.Pool, meter: Meter, times: number): Promise<string[]> {
  const { storefront, services } = stack.urls
  const buyer = newBuyer(services)
  await buyer.send('POST', '/cart/lines', { variantId: await variantOf(pool, SKU.can), pieces: 2 })
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${storefront}${path}`, init)
    await response.arrayBuffer()
    if (response.status >= 300) throw new Error(`${path} answered ${response.status}.`)
  }
  const read = { method: 'POST', body: JSON.stringify({ path: '/', source: '' }), headers: { origin: storefront } }
  const empty = await meter('cart beside a page, nobody has one', times, () => ask('/api/kosik'))
  const full = await meter('cart beside a page', times, () => ask('/api/kosik', { headers: { cookie } }))
  const counted = await meter('page that says it was read', times, () => ask('/api/navsteva', read))
  return [`no cart ${total(empty)}`, `cart ${total(full)}`, `counted ${total(counted)}`]
}

async function variantOf(pool: pg.Pool, sku: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id::int from shop.variants where sku = $1', [sku])
  return rows[0]?.id ?? 0
}

/** The steps up to the button, the order itself, and what follows from it; a second round of jobs tells what a mail costs. */
async function buyAndSend(stack: Stack, pool: pg.Pool, meter: Meter, count: number): Promise<string[]> {
  await pool.query('update shop.stock set on_hand = 1000000')
  const [bag, can] = [await variantOf(pool, SKU.bag), await variantOf(pool, SKU.can)]
  const ready: (() => Promise<void>)[] = []
  const checkout = await meter('checkout up to the button', count, async (index) => {
    const buyer = newBuyer(stack.urls.services)
    await buyer.send('POST', '/cart/lines', { variantId: can, pieces: 2 })
    const order = await fillCart(buyer, { variantId: bag, email: `naklad${index}@priklad.cz` })
    ready.push(async () => {
      const { status } = await buyer.send('POST', '/orders', order, { 'idempotency-key': randomUUID() })
      if (status !== 201) throw new Error(`An order was answered ${status}.`)
    })
  })
  await drainJobs(pool)
  const [before, placed] = [await countMails(pool), ready.length]
  // Everything that was filled in is used up: by the fifth before, and by what counts.
  const orders = await meter('order with the mail and jobs that follow', count, async (index) => {
    await ready.pop()?.()
    if (index === Math.ceil(count / 5) - 1 || index === count - 1) await drainJobs(pool)
  })
  const mails = ((await countMails(pool)) - before) / placed
  console.log(`${mails.toFixed(1)} mails an order; the worker's share is what they cost`)
  return [`checkout ${total(checkout)}`, `order ${total(orders)}`, `mail ${(orders.worker / mails).toFixed(1)}`]
}

async function countMails(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from internal.mails where status = 'sent'`,
  )
  return rows[0]?.count ?? 0
}
