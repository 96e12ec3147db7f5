import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { type Placed, pressButton, query } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { agreePrice } from './agreeing.ts'

const shop = openShop()
let admin: Browser
let content: Browser
let support: Browser
let can: number
let bag: number
let single: number
let customer: Person

const LESS = 10_00

beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  content = await newStaff(shop, 'staff_content')
  support = await newStaff(shop, 'staff_support')
  can = await variantId(shop, SKU.can)
  bag = await variantId(shop, SKU.bag2)
  for (const sku of [SKU.can, SKU.bag2]) await setStock(shop, sku, 500)
  const [row] = await query<{ price: number }>(
    shop,
    'select price::int as price from shop.variant_offers where variant_id = $1 and is_public',
    [can],
  )
  single = row?.price ?? 0
  const list = { kind: 'break', of: 'maloobchod', fromPieces: 12 } as const
  const { value } = await admin.call('openPriceList', { list, reason: 'větší odběr' })
  const line = { variantId: can, amount: single - LESS, kind: 'regular' as const, head: 0 }
  const draft = { priceList: value.code, from: null, until: null, reason: 'větší odběr' }
  expect((await admin.call('schedulePrices', { ...draft, lines: [line] })).status).toBe(201)
  customer = await newCustomer(shop)
  await agreePrice(content, admin, { email: customer.email, variantId: bag, amount: 77_00 })
})

async function place(browser: Browser, goods: readonly [number, number][], email: string): Promise<Placed> {
  for (const [id, pieces] of goods) await browser.call('addLine', { variantId: id, pieces })
  return pressButton(browser, await fillCheckout(browser, { payment: 'karta', details: { email } }), email)
}

async function wishOf({ browser, token, orderId }: Placed, variant: number, pieces: number) {
  const { value } = await browser.call('orderDetail', { token })
  const [row] = await query<{ position: number }>(
    shop,
    'select position from shop.order_lines where order_id = $1 and variant_id = $2 order by position desc limit 1',
    [orderId, variant],
  )
  return { version: value.change?.version ?? 0, lines: [{ position: row?.position ?? 0, pieces }], added: [] }
}

test('the price of twelve is not kept for one; all of them may go, and staff may let it be', async () => {
  const order = await place(
    visit(shop),
    [
      [can, 14],
      [bag, 1],
    ],
    'dvanact@priklad.cz',
  )
  const { browser, token, orderId } = order
  const one = await browser.call('previewLines', { token, ...(await wishOf(order, can, 1)) })
  expect(one.error).toMatchObject({ code: 'change_refused', details: { reason: 'break_lost', fromPieces: 12 } })
  const twelve = await browser.call('previewLines', { token, ...(await wishOf(order, can, 12)) })
  expect(twelve.value).toMatchObject({ was: order.payable, payable: order.payable - 2 * (single - LESS) })
  expect((await browser.call('previewLines', { token, ...(await wishOf(order, can, 0)) })).status).toBe(200)
  const byStaff = await support.call('previewLinesForCustomer', { orderId, ...(await wishOf(order, can, 1)) })
  expect(byStaff.status).toBe(200)
})

test('nor when the twelve were added later', async () => {
  const order = await place(visit(shop), [[bag, 1]], 'pozdeji@priklad.cz')
  const { browser, token, orderId } = order
  const { value } = await browser.call('orderDetail', { token })
  const added = [{ code: SKU.can, pieces: 12 }]
  const wish = { token, version: value.change?.version ?? 0, lines: [], added }
  const seen = await browser.call('previewLines', wish)
  expect((await browser.call('changeLines', { ...wish, payable: seen.value.payable })).status).toBe(200)
  const rows = await query<{ pieces: number; from: number | null }>(
    shop,
    `select pieces, break_pieces as from from shop.order_lines where order_id = $1 and kind = 'goods' order by position`,
    [orderId],
  )
  expect(rows).toEqual([
    { pieces: 1, from: null },
    { pieces: 12, from: 12 },
  ])
  const one = await browser.call('previewLines', { token, ...(await wishOf(order, can, 1)) })
  expect(one.error.details).toMatchObject({ reason: 'break_lost' })
})

test('whoever holds the link of an order is not told what its customer has agreed', async () => {
  const { token } = await place(customer, [[can, 1]], customer.email)
  const { value } = await customer.call('orderDetail', { token })
  const wish = { token, version: value.change?.version ?? 0, lines: [], added: [{ code: SKU.bag2, pieces: 1 }] }
  const { value: own } = await customer.call('previewLines', wish)
  const { value: others } = await visit(shop).call('previewLines', wish)
  expect(own.payable - own.was).toBe(77_00)
  expect(others.payable - others.was).toBeGreaterThan(77_00)
})

test('a basket for others says what the goods cost anybody', async () => {
  await customer.call('addLine', { variantId: bag })
  const { value: cart } = await customer.call('cart', {})
  expect(cart.lines.find((line) => line.variantId === bag)?.unitPrice).toBe(77_00)
  const { hash } = (await customer.call('prepareBasket', { uses: 3 })).value
  const read = await visit(shop).call('preparedBasket', { hash })
  expect(read.value.changes).toEqual([])
  expect(JSON.stringify(read.value)).not.toContain('7700')
  // Their own price is no change of it either.
  const own = await customer.call('preparedBasket', { hash })
  expect(own.value).toMatchObject({ changes: [], lines: [{ unitPrice: 77_00 }] })
})

test('one person alone writes no agreed price, neither by hand nor by many at once', async () => {
  const priceList = await agreePrice(content, admin, { email: customer.email, variantId: can, amount: single - 1 })
  const lines = [{ variantId: can, amount: 1, kind: 'regular' as const }]
  const draft = { priceList, lines, from: null, until: null }
  const { value } = await admin.call('previewPrices', draft)
  const head = value.lines[0]?.head ?? 0
  const alone = await admin.call('schedulePrices', {
    ...draft,
    lines: lines.map((line) => ({ ...line, head })),
    reason: 'x',
  })
  expect(alone.error.code).toBe('second_person_needed')
  const [pack] = await query<{ id: number }>(shop, 'select product_id::int as id from shop.variants where id = $1', [
    can,
  ])
  const many = await content.call('planBulk', {
    productIds: [pack?.id ?? 0],
    change: { what: 'price', priceList, percent: -90, rounding: 'crowns', pricesFrom: null },
  })
  expect(many.error).toMatchObject({ code: 'invalid_input', details: { fields: { priceList: 'invalid' } } })
  const [row] = await query<{ count: number }>(
    shop,
    'select count(*)::int as count from shop.prices p join shop.price_lists l on l.id = p.price_list_id where l.code = $1 and p.amount = 1',
    [priceList],
  )
  expect(row?.count).toBe(0)
})
