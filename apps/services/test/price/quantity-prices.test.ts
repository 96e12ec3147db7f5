import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const SKU = 'CN-GR-KUR-A-12K'
const HOUR_MS = 3_600_000
const shop = openShop()
let admin: Browser
let content: Browser
let bag: number
let single: number
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  content = await newStaff(shop, 'staff_content')
  bag = await variantId(shop, SKU)
  await setStock(shop, SKU, 500)
  single = (await offer()).price
})

const offer = async () => {
  const [row] = await query<{ price: number; steps: { from: number; price: number }[] | null; low: number | null }>(
    shop,
    `select price::int as price, quantity_prices as steps, lowest_price_30_days::int as low from shop.variant_offers
      where variant_id = $1 and is_public`,
    [bag],
  )
  if (!row) throw new Error('not offered')
  return row
}

const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR_MS).toISOString()

async function moveClock(hours: number): Promise<void> {
  shop.clock.offsetMs += hours * HOUR_MS
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
}

interface Written {
  amount: number
  kind?: 'regular' | 'ended'
  from?: string | null
  until?: string | null
}

async function write(priceList: string, { amount, kind = 'regular', from = null, until = null }: Written) {
  const draft = { priceList, lines: [{ variantId: bag, amount, kind }], from, until }
  const preview = await admin.call('previewPrices', draft)
  const head = preview.status === 200 ? (preview.value.lines[0]?.head ?? 0) : 0
  return admin.call('schedulePrices', { ...draft, lines: [{ variantId: bag, amount, kind, head }], reason: 'test' })
}

async function openBreak(fromPieces: number, of = 'maloobchod'): Promise<string> {
  const opened = await admin.call('openPriceList', { list: { kind: 'break', of, fromPieces }, reason: 'větší odběr' })
  expect(opened.status).toBe(201)
  return opened.value.code
}

async function unitPrice(guest: Browser, pieces: number): Promise<number> {
  await guest.call('addLine', { variantId: bag, pieces: 1 })
  const { value } = await guest.call('changePieces', { lineId: String(bag), pieces })
  return value.lines[0]?.unitPrice ?? 0
}

test('from so many pieces on each costs less: on the page, in the cart, in the order; one piece and its minimum stay', async () => {
  const before = await offer()
  expect(before.steps).toBeNull()
  const six = await openBreak(6)
  expect(await openBreak(6)).toBe(six)
  await query(shop, 'delete from internal.page_changes')
  expect((await write(six, { amount: single - 100_00 })).status).toBe(201)
  expect((await write(await openBreak(12), { amount: single - 200_00 })).status).toBe(201)
  const noted = await query<{ keys: string[] }>(shop, 'select keys from internal.page_changes')
  expect(noted.flatMap(({ keys }) => keys).some((key) => key.startsWith('product:'))).toBe(true)
  expect(await offer()).toEqual({
    ...before,
    steps: [
      { from: 6, price: single - 100_00 },
      { from: 12, price: single - 200_00 },
    ],
  })

  const guest = visit(shop)
  expect(await unitPrice(guest, 5)).toBe(single)
  expect(await unitPrice(guest, 12)).toBe(single - 200_00)
  expect(await unitPrice(guest, 7)).toBe(single - 100_00)
  const order = await fillCheckout(guest, { details: { email: 'mnozstvi@priklad.cz' } })
  const { value: cart } = await guest.call('cart', {})
  expect(cart.trace).toContainEqual(expect.objectContaining({ code: 'price.base', source: 'quantity' }))
  const placed = await guest.call('placeOrder', order)
  expect(placed.status).toBe(201)
  const lines = await query<{ amount: number; pieces: number }>(
    shop,
    `select amount::int as amount, pieces from shop.order_lines where order_id = $1 and kind = 'goods'`,
    [placed.value.orderId],
  )
  expect(lines).toEqual([{ amount: 7 * (single - 100_00), pieces: 7 }])
})

test('what was bought for the price of many costs the same when it is ordered as the last time', async () => {
  const customer = await newCustomer(shop)
  await customer.call('addLine', { variantId: bag, pieces: 7 })
  const order = await fillCheckout(customer, { details: { email: customer.email } })
  const { value: placed } = await customer.call('placeOrder', order)
  const { value: again } = await customer.call('openReorder', { orderId: placed.orderId, anew: false })
  expect(again).toMatchObject({ difference: 0, reasons: [], isWhole: true })
  expect(again.checkout?.cart.lines).toMatchObject([{ pieces: 7, unitPrice: single - 100_00 }])
  expect(again.checkout?.cart.problems).toEqual([])
})

test('a break above the price of one piece counts for nobody, and one that ended is gone', async () => {
  const twenty = await openBreak(20)
  await write(twenty, { amount: single + 500_00 })
  expect((await offer()).steps?.map(({ from }) => from)).toEqual([6, 12])
  expect(await unitPrice(visit(shop), 20)).toBe(single - 200_00)
  expect((await write('maloobchod-od-12', { amount: single - 200_00, kind: 'ended' })).status).toBe(201)
  expect((await offer()).steps?.map(({ from }) => from)).toEqual([6])
  expect(await unitPrice(visit(shop), 12)).toBe(single - 100_00)
})

test('an ordinary list always has a price', async () => {
  for (const wrong of [{ kind: 'ended' as const }, { until: inHours(5) }]) {
    const refused = await write('maloobchod', { amount: single, ...wrong })
    expect(refused.error).toMatchObject({ code: 'change_refused', details: { reason: 'list_needs_price' } })
  }
  const nested = { kind: 'break', of: 'maloobchod-od-6', fromPieces: 9 } as const
  expect((await admin.call('openPriceList', { list: nested, reason: 'x' })).error.code).toBe('change_refused')
  expect((await content.call('openPriceList', { list: nested, reason: 'x' })).status).toBe(403)
})

test('what was agreed with one customer is theirs alone, from its day to its day, when a second person says so', async () => {
  const customer = await newCustomer(shop)
  const other = await newCustomer(shop)
  const agreed = { kind: 'agreed', email: customer.email } as const
  const both = await Promise.all([1, 2].map(() => admin.call('openPriceList', { list: agreed, reason: 'smlouva' })))
  expect(new Set(both.map(({ value }) => value.code)).size).toBe(1)
  const priceList = both[0]?.value.code ?? ''
  const unknown = await admin.call('openPriceList', {
    list: { kind: 'agreed', email: 'nikdo@nikde.cz' },
    reason: 'omyl',
  })
  expect(unknown.error.details).toMatchObject({ reason: 'customer_unknown' })

  const lines = [{ variantId: bag, amount: single - 300_00, kind: 'regular' as const }]
  const draft = { priceList, lines, from: inHours(2), until: inHours(26) }
  const { value: proposed } = await content.call('proposePrices', { ...draft, reason: 'smlouva 12/26' })
  const { value: list } = await admin.call('priceProposals', {})
  expect(list.proposals[0]).toMatchObject({ id: proposed.proposalId, until: draft.until })
  const { value: preview } = await admin.call('previewPrices', draft)
  const seen = preview.lines.map(({ variantId, head }) => ({ variantId, head }))
  const decided = await admin.call('decidePriceProposal', {
    ...{ ...proposed, version: 1, decision: 'approve', note: '', seen },
  })
  expect(decided.status).toBe(200)

  expect(await unitPrice(customer, 1)).toBe(single)
  await moveClock(3)
  expect(await unitPrice(customer, 1)).toBe(single - 300_00)
  expect(await unitPrice(customer, 6)).toBe(single - 300_00)
  expect(await unitPrice(other, 1)).toBe(single)
  expect(await unitPrice(visit(shop), 1)).toBe(single)
  expect((await offer()).price).toBe(single)
  const { value: prices } = await content.call('staffPrices', {})
  expect(JSON.stringify(prices.lists)).not.toContain(customer.email)

  const { value: cart } = await customer.call('cart', {})
  const order = await fillCheckout(customer, {})
  const placed = await customer.call('placeOrder', order)
  expect(placed.status).toBe(201)
  expect(cart.goods.paid).toBe(6 * (single - 300_00))
  await moveClock(24)
  expect(await unitPrice(customer, 1)).toBe(single)
})

test('a first price that has not begun is called off, and there is none again', async () => {
  const nine = await openBreak(9)
  const written = await write(nine, { amount: single - 150_00, from: inHours(4) })
  const [priceId] = written.value.priceIds
  expect((await admin.call('callOffPrice', { priceId: priceId ?? 0, reason: 'rozmysleli jsme se' })).status).toBe(200)
  await moveClock(5)
  expect((await offer()).steps?.map(({ from }) => from)).toEqual([6])
})
