import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
const ROWS = 5000

/** Everything about these goods as the database has it; only versions and moments of writing may grow. */
const GOODS = `select jsonb_build_object(
  'products', (select md5(string_agg((to_jsonb(p) - '{version,updated_at}'::text[])::text, '' order by p.id)) from shop.products p),
  'variants', (select md5(string_agg((to_jsonb(v) - '{version,updated_at}'::text[])::text, '' order by v.id)) from shop.variants v),
  'prices', (select md5(string_agg(o.variant_id || ':' || o.price_list || ':' || o.price, ' ' order by o.variant_id, o.price_list)) from shop.variant_offers o),
  'cards', (select md5(string_agg(c.product_id || ':' || c.price_from, ' ' order by c.product_id)) from shop.product_cards c)) as goods`

const LEDGERS = `select (select count(*)::int from internal.row_history where table_name = 'variants') as packs,
  (select count(*)::int from internal.row_history where table_name = 'products') as products, (select count(*)::int from shop.prices) as prices`

test(`an import of ${ROWS} rows is written and taken back: every field as before, history and ledgers grown`, async () => {
  const admin = await newStaff(shop, 'staff_admin')
  await query(
    shop,
    `insert into shop.products (storefront_id, slug, name, kind)
     select 1, 'velky-import-' || n, 'Velký import ' || n, 'kibble' from generate_series(1, ${ROWS / 2}) n`,
  )
  await query(
    shop,
    `insert into shop.variants (storefront_id, product_id, position, sku, name, net_weight_g, gross_weight_g, vat_class)
     select 1, p.id, k, 'VI-' || split_part(p.slug, '-', 3) || '-' || k, k || ' kg', k * 1000, k * 1100, 'feed'
       from shop.products p cross join generate_series(1, 2) k where p.slug like 'velky-import-%'`,
  )
  await query(
    shop,
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select l.id, v.id, 10000 + v.id % 100 * 100, 'regular', now() - interval '40 days'
       from shop.variants v join shop.price_lists l on l.is_public where v.sku like 'VI-%'`,
  )
  const start = (await query<{ goods: unknown }>(shop, GOODS))[0]?.goods
  const [before] = await query<{ packs: number; products: number; prices: number }>(shop, LEDGERS)
  const skus = await query<{ sku: string; amount: number }>(
    shop,
    `select v.sku, c.amount::int as amount from shop.variants v join shop.price_lists l on l.is_public
       cross join shop.current_price(v.id, l.id) c where v.sku like 'VI-%' order by v.id`,
  )
  const lines = skus.map(({ sku, amount }, n) => `${sku};${amount / 100 + 5},00;${5000 + n};země ${sku.split('-')[1]}`)
  const file = ['SKU;prodejní cena;hrubá hmotnost;země původu', ...lines].join('\n')

  const took: Record<string, number> = {}
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const from = performance.now()
    await work()
    await shop.runJobs()
    took[what] = Math.round(performance.now() - from)
  }
  const content = Buffer.from(file).toString('base64')
  const { value } = await admin.call('readImport', { name: 'velky.csv', content })
  const { bulkId } = value
  const look = async () => (await admin.call('staffBulk', { bulkId })).value
  const { version, columns } = await look()
  const mapping = { bulkId, version, columns, priceList: 'maloobchod', pricesFrom: null }
  await timed('difference', () => admin.call('mapColumns', mapping))
  const ready = await look()
  expect(ready.counts).toEqual({ changed: ROWS, new: 0, same: 0, error: 0 })
  await timed('written', () => admin.call('applyBulk', { bulkId, version: ready.version, reason: 'velký' }))
  const applied = await look()
  expect(applied).toMatchObject({ state: 'applied', done: { applied: ROWS, refused: 0 } })
  expect((await query<{ goods: unknown }>(shop, GOODS))[0]?.goods).not.toEqual(start)
  const [middle] = await query<{ packs: number; products: number; prices: number }>(shop, LEDGERS)
  await timed('taken back', () => admin.call('undoBulk', { bulkId, version: applied.version, reason: 'omyl' }))
  expect(await look()).toMatchObject({ state: 'undone', done: { undone: ROWS, kept: 0 } })

  expect((await query<{ goods: unknown }>(shop, GOODS))[0]?.goods).toEqual(start)
  const [after] = await query<{ packs: number; products: number; prices: number }>(shop, LEDGERS)
  const grown = { packs: ROWS, products: ROWS / 2, prices: ROWS }
  for (const [key, count] of Object.entries(grown) as [keyof typeof grown, number][]) {
    expect((middle?.[key] ?? 0) - (before?.[key] ?? 0), key).toBe(count)
    expect((after?.[key] ?? 0) - (middle?.[key] ?? 0), key).toBe(count)
  }
  process.stdout.write(`import of ${ROWS} rows in ms: ${JSON.stringify(took)}\n`)
}, 300_000)
