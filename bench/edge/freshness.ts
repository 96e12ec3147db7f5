import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { crawl, look } from './pages.ts'

const ASK_EVERY_MS = 50
const PATIENCE_MS = 20_000
/** Until a change has settled: edges are told of it a second time after five seconds, and pages are drawn once more. */
const REST_MS = 7000
/** Prices that nothing else in the shop has, in crowns. */
const FIRST_PRICE = 4321

interface Row {
  variantId: number
}

interface Edge {
  edge: string
  /** The page server itself, which keeps nothing that was changed. */
  shop: string
  paths: readonly string[]
}

/** A row goes into the ledger past every command; how long until each page that shows it shows the new price at the edge. */
export async function measureFreshness(
  { edge, shop, paths }: Edge,
  client: pg.Client,
  times: number,
): Promise<{ pages: number; ms: number[] }> {
  const row = await selectRow(client)
  await setPrice(client, row, FIRST_PRICE)
  await delay(REST_MS)
  const shown = (await crawl(shop, paths)).filter(({ body }) => shows(body, FIRST_PRICE)).map(({ path }) => path)
  if (shown.length < 2) throw new Error('Fewer than two pages show the price.')
  for (const path of shown) await untilShown(edge, path, FIRST_PRICE)
  const ms: number[] = []
  for (let turn = 1; turn <= times; turn += 1) {
    await delay(REST_MS)
    const price = FIRST_PRICE + turn
    const began = performance.now()
    await setPrice(client, row, price)
    const each = shown.map(async (path) => {
      await untilShown(edge, path, price)
      return performance.now() - began
    })
    ms.push(...(await Promise.all(each)))
  }
  return { pages: shown.length, ms }
}

async function untilShown(edge: string, path: string, price: number): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!shows((await look(edge, path)).body, price)) {
    if (Date.now() > deadline) throw new Error(`${path} does not show ${price} Kč.`)
    await delay(ASK_EVERY_MS)
  }
}

/** As pages write it: groups of three, with spaces that do not break. */
function shows(body: string, crowns: number): boolean {
  const grouped = `${Math.floor(crowns / 1000)}\\s${String(crowns % 1000).padStart(3, '0')}`
  return new RegExp(`${grouped}(?:\\s|&nbsp;)`).test(body.replaceAll('&nbsp;', '\u00a0'))
}

/** Goods in one size: their card shows this price and no other. */
async function selectRow(client: pg.Client): Promise<Row> {
  const { rows } = await client.query<{ id: string }>(
    `select c.variant_id as id from shop.product_cards c
      where c.in_stock and (select count(*) from shop.variants v where v.product_id = c.product_id) = 1
      order by c.popularity desc, c.product_id limit 1`,
  )
  return { variantId: Number(rows[0]?.id) }
}

async function setPrice(client: pg.Client, { variantId }: Row, crowns: number): Promise<void> {
  await client.query(
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select id, $1, $2, 'regular', now() from shop.price_lists where is_public`,
    [variantId, crowns * 100],
  )
}
