import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newStaff } from '../staff.ts'
import { csv, openImportDesk, watchGoods } from './import-desk.ts'

const shop = openShop()
const { look, dryRun, rowsOf, apply, undo } = openImportDesk(shop)
const { wholeShop, counts } = watchGoods(shop)
let content: Browser
beforeAll(async () => {
  content = await newStaff(shop, 'staff_content')
})

test('a price goes through the ledger, is told by its import, and is taken back by another row', async () => {
  const before = await wholeShop()
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-KRA-M-12K', '2 190']))
  expect((await apply(bulk, content)).status).toBe(403)
  await apply(bulk)
  const written = await query<{ amount: number; reason: string }>(
    shop,
    `select p.amount::int as amount, o.reason from shop.prices p join internal.price_origins o on o.price_id = p.id
       join shop.variants v on v.id = p.variant_id where v.sku = 'CN-GR-KRA-M-12K' order by p.id desc limit 1`,
  )
  expect(written).toEqual([{ amount: 219_000, reason: `import ${bulk.bulkId}: nový ceník` }])
  const grown = await counts()
  await undo(bulk.bulkId)
  expect((await counts()).prices).toBe(grown.prices + 1)
  expect(await wholeShop()).toEqual(before)
})

test('a price that jumps is left out until a person says so', async () => {
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-KRA-M-12K', '9 999']))
  expect(await rowsOf(bulk.bulkId)).toMatchObject([{ isChosen: false }])
  await apply(bulk)
  expect((await look(bulk.bulkId)).done.applied).toBe(0)
})

test('a planned price is called off when it is taken back', async () => {
  const from = new Date(shop.clock.now().getTime() + 5 * 86_400_000).toISOString()
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-KRA-M-12K', '2 190']), from)
  await apply(bulk)
  const at = async () =>
    (
      await query<{ amount: number }>(
        shop,
        `select c.amount::int as amount from shop.variants v, shop.price_lists l, shop.current_price(v.id, l.id, $1::timestamptz + interval '1 hour') c
          where v.sku = 'CN-GR-KRA-M-12K' and l.is_public`,
        [from],
      )
    )[0]?.amount
  expect(await at()).toBe(219_000)
  await undo(bulk.bulkId)
  expect(await at()).not.toBe(219_000)
})

test('a usual price does not end a sale: the row is named and left', async () => {
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-HOV-E-12K', '2 100']))
  expect(await rowsOf(bulk.bulkId, 'error')).toMatchObject([
    { outcome: 'error', problems: [{ code: 'on_sale', column: 'price' }] },
  ])
})

test.each([
  ['at once', null],
  ['planned', 5],
])('the first price of a break, %s, is taken back: there is none again', async (_, days) => {
  const admin = await newStaff(shop, 'staff_admin')
  const list = { kind: 'break', of: 'maloobchod', fromPieces: days === null ? 6 : 7 } as const
  const { code } = (await admin.call('openPriceList', { list, reason: 'větší odběr' })).value
  const from = days === null ? null : new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString()
  const bulk = await dryRun(csv(['SKU', 'cena'], ['CN-GR-KRA-M-12K', '1 990']), from, code)
  await query(shop, 'update internal.bulk_rows set is_chosen = true where bulk_id = $1', [bulk.bulkId])
  await apply(await look(bulk.bulkId))
  const held = async () =>
    query<{ amount: number; kind: string }>(
      shop,
      `select c.amount::int as amount, c.kind from shop.variants v, shop.price_lists l, shop.current_price(v.id, l.id, internal.shop_now() + interval '6 days') c
        where v.sku = 'CN-GR-KRA-M-12K' and l.code = $1`,
      [code],
    )
  expect(await held()).toEqual([{ amount: 199_000, kind: 'regular' }])
  await undo(bulk.bulkId)
  expect(await held()).toMatchObject([{ kind: 'ended' }])
})
