import { expect, test } from 'vitest'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { SKU, variantId as variantOf } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
const HOUR_MS = 60 * 60 * 1000

const now = () => shop.clock.now().toISOString()
async function moveClock(hours: number): Promise<void> {
  shop.clock.offsetMs += hours * HOUR_MS
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
}

test('a change is told with who made it, and the row is read as it stood before', async () => {
  const editor = await newStaff(shop, 'staff_content')
  const path = { fromPath: '/stara-adresa', toPath: '/blog' }
  const { redirectId } = (await editor.call('acceptRedirect', path)).value
  const made = { table: 'redirects', key: String(redirectId) }
  const { changes } = (await editor.call('rowHistory', made)).value
  expect(changes).toMatchObject([{ kind: 'added', actorKind: 'staff', after: { from_path: '/stara-adresa' } }])
  expect(changes[0]?.actorName).toBeTruthy()
  await editor.call('removeRedirect', { redirectId })
  const at = changes[0]?.at ?? ''
  expect((await editor.call('rowAsOf', { ...made, at })).value.row).toMatchObject({ from_path: '/stara-adresa' })
  const before = new Date(Date.parse(at) - HOUR_MS).toISOString()
  expect((await editor.call('rowAsOf', { ...made, at: before })).value.row).toBeNull()
})

test('tables of people have no history to be read here', async () => {
  const editor = await newStaff(shop, 'staff_admin')
  expect((await editor.call('rowHistory', { table: 'customers', key: '1' })).status).toBe(404)
  expect((await editor.call('rowAsOf', { table: 'customers', key: '1', at: '2026-01-01T00:00:00.000Z' })).status).toBe(
    404,
  )
})

test('a packer reads no codes of coupons by their history', async () => {
  const [packer, editor] = [await newStaff(shop, 'staff_warehouse'), await newStaff(shop, 'staff_content')]
  const asked = { table: 'coupons', key: '1', at: '2099-01-01T00:00:00.000Z' }
  expect((await packer.call('rowAsOf', asked)).status).toBe(404)
  expect((await packer.call('rowHistory', { table: 'coupons', key: '1' })).status).toBe(404)
  expect((await editor.call('rowAsOf', asked)).value.row).toHaveProperty('code')
})

test('a product of a day has its packs of that day, and what they cost then', async () => {
  const [admin, content] = [await newStaff(shop, 'staff_admin'), await newStaff(shop, 'staff_content')]
  const variantId = await variantOf(shop, SKU.bag2)
  const [{ id: productId }] = (await query<{ id: number }>(
    shop,
    'select product_id::int as id from shop.variants where id = $1',
    [variantId],
  )) as [{ id: number }]
  const packAt = async (at: string) => {
    const { packs } = (await content.call('rowAsOf', { table: 'products', key: String(productId), at })).value
    return packs?.find(({ row }) => row.id === variantId)
  }
  const product = (await content.call('staffProduct', { productId })).value
  const pack = product.variants.find((one) => one.variantId === variantId)
  if (!pack?.price) throw new Error('The pack is sold.')
  const { variantId: _, version, price, onHand, shelf, inBatches, ...fields } = pack
  const before = now()

  await moveClock(1)
  const changed = { ...fields, grossWeightG: fields.grossWeightG + 35, ean: '5901234123457' }
  const saved = await content.call('saveVariant', { variantId, version, reason: 'Jiný obal.', fields: changed })
  expect(saved.status).toBe(200)
  const added = { ...changed, sku: 'NOVE-BALENI-1', ean: null, name: 'Nové balení', isDefault: false }
  const { version: seen } = saved.value
  expect((await content.call('addVariant', { productId, version: seen, reason: '', fields: added })).status).toBe(201)
  const packed = now()

  await moveClock(1)
  const line = { variantId, amount: price - 50_00, kind: 'sale' as const }
  const draft = { priceList: 'maloobchod', lines: [line], from: null }
  const head = (await admin.call('previewPrices', draft)).value.lines[0]?.head ?? 0
  const written = await admin.call('schedulePrices', { ...draft, lines: [{ ...line, head }], reason: 'Akce.' })
  expect(written.status).toBe(201)
  await query(shop, `insert into shop.vat_rates values (1, 'feed', $1::date, 15)`, [now()])
  await moveClock(1)

  const usual = { amount: price, kind: 'regular', regular: price }
  expect(await packAt(before)).toMatchObject({
    ...{ row: { ean: fields.ean, gross_weight_g: fields.grossWeightG }, price: usual },
  })
  expect(await packAt(packed)).toMatchObject({
    ...{ row: { ean: '5901234123457', gross_weight_g: fields.grossWeightG + 35 }, price: usual },
  })
  expect(await packAt(now())).toMatchObject({
    ...{
      row: { ean: '5901234123457' },
      vatPercent: 15,
      price: { amount: price - 50_00, kind: 'sale', regular: price },
    },
  })

  const skusAt = async (at: string) =>
    (await content.call('rowAsOf', { table: 'products', key: String(productId), at })).value.packs?.map(
      ({ row }) => row.sku,
    )
  expect(await skusAt(before)).not.toContain('NOVE-BALENI-1')
  expect(await skusAt(packed)).toContain('NOVE-BALENI-1')
  const lastYear = new Date(Date.parse(before) - 366 * 24 * HOUR_MS).toISOString()
  expect((await packAt(lastYear))?.vatPercent).toBe(12)
})

test('only a product is told with packs', async () => {
  const content = await newStaff(shop, 'staff_content')
  const { value } = await content.call('rowAsOf', { table: 'brands', key: '1', at: now() })
  expect(value.row).toHaveProperty('slug')
  expect(value).not.toHaveProperty('packs')
})
