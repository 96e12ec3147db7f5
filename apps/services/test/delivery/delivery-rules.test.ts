import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { fillCheckout, setStock, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const SKU = 'CN-GR-KUR-A-12K'
const DAY_MS = 86_400_000
const shop = openShop()
let admin: Browser
let content: Browser
beforeAll(async () => {
  admin = await newStaff(shop, 'staff_admin')
  content = await newStaff(shop, 'staff_content')
  await setStock(shop, SKU, 100)
})

const rules = async () => (await admin.call('deliveryRules', {})).value
const courier = async () => {
  const found = (await rules()).shipping.find(({ code }) => code === 'ppl')
  if (!found) throw new Error('no courier')
  return found
}
type Terms = Awaited<ReturnType<typeof courier>>['terms']

async function change(part: Partial<Terms>, by = admin) {
  const { id, version, terms } = await courier()
  const draft = { method: 'shipping', id, terms: { ...terms, ...part } } as const
  return by.call('changeDelivery', { draft, version, reason: 'Dražší palivo' })
}

const day = (after: number) => new Date(shop.clock.now().getTime() + after * DAY_MS).toISOString().slice(0, 10)
const question = { weightGrams: 2_000, goods: 300_00, draft: null, closedDays: null }
const offered = async (asked: Partial<typeof question> | object = {}) => {
  const at = shop.clock.now().toISOString()
  const { value } = await content.call('previewDelivery', { ...question, at, ...asked })
  return value.options
}

test('a new price is previewed before it holds, then carts and pages have it, and its history says why', async () => {
  const { id, terms } = await courier()
  const dearer = { method: 'shipping', id, terms: { ...terms, price: terms.price + 30_00 } } as const
  const priceIn = (options: Awaited<ReturnType<typeof offered>>) => options.find(({ code }) => code === 'ppl')?.price
  expect(priceIn(await offered({ draft: dearer }))).toBe(terms.price + 30_00)
  expect(priceIn(await offered())).toBe(terms.price)
  expect((await courier()).terms).toEqual(terms)

  await query(shop, 'delete from internal.page_changes')
  expect((await change({ price: terms.price + 30_00 })).status).toBe(200)
  expect(priceIn(await offered())).toBe(terms.price + 30_00)
  const noted = await query<{ keys: string[] }>(shop, 'select keys from internal.page_changes')
  expect(noted.flatMap(({ keys }) => keys)).toContain('shell')
  const { value: history } = await content.call('rowHistory', { table: 'shipping_methods', key: String(id) })
  expect(history.changes[0]).toMatchObject({ before: { price: terms.price }, reason: 'Dražší palivo' })
})

test('free delivery begins at its limit, a bag too heavy is not offered, cash costs its fee', async () => {
  await change({ freeFrom: 1_100_00, maxWeightGrams: 20_000, allowMultiParcel: false })
  const one = async (asked: object) => (await offered(asked)).find(({ code }) => code === 'ppl')
  expect(await one({ goods: 1_100_00 })).toMatchObject({ isFree: true, price: 0 })
  expect(await one({ goods: 1_099_99 })).toMatchObject({ isFree: false })
  expect((await one({ weightGrams: 25_000 }))?.refusal).not.toBeNull()
  const cash = (await rules()).payment.find(({ code }) => code === 'dobirka')
  expect((await one({}))?.codFee).toBe(cash?.terms.fee)
  await change({ takesCod: false })
  expect((await one({}))?.codFee).toBeNull()
  await change({ takesCod: true })
})

test('a placed order keeps the price of delivery it was placed with', async () => {
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU) })
  const placed = await guest.call('placeOrder', await fillCheckout(guest, {}))
  expect(placed.status).toBe(201)
  const total = () =>
    query<{ total: number }>(shop, 'select total::int as total from shop.orders where id = $1', [placed.value.orderId])
  const before = await total()
  const { price } = (await courier()).terms
  expect((await change({ price: price + 500_00 })).status).toBe(200)
  expect(await total()).toEqual(before)
})

test('terms that make no sense, the last way to pay and roles without the right are refused; of two at once one wins', async () => {
  expect((await change({ minDays: 5, maxDays: 2 })).error.details).toMatchObject({ reason: 'days_reversed' })
  expect((await change({ price: 100_00, freeFrom: 12_90 })).error.details).toMatchObject({ reason: 'free_below_price' })
  for (const worse of [{ freeFrom: 1_290_01 }, { freeFrom: null }, { cutOff: '11:59' }]) {
    expect((await change(worse)).error.details).toMatchObject({ reason: 'promised' })
  }
  const cash = (await rules()).payment.find(({ code }) => code === 'dobirka')
  const { id = 0, version = 0 } = cash ?? {}
  const fee = (halere: number) => {
    const terms = { isActive: true, minimumOrderNet: 0, ...cash?.terms, fee: halere }
    return admin.call('changeDelivery', { draft: { method: 'payment', id, terms }, version, reason: 'Dražší hotovost' })
  }
  expect((await fee(39_01)).error.details).toMatchObject({ reason: 'promised' })
  expect((await fee(35_00)).status).toBe(200)
  expect((await change({ price: 1_00 }, content)).status).toBe(403)
  const both = await Promise.all([change({ price: 88_00 }), change({ price: 77_00 })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])

  const answers = []
  const methods = (await rules()).payment.filter(({ terms }) => terms.isActive)
  for (const { id, version, terms } of methods) {
    const draft = { method: 'payment', id, terms: { ...terms, isActive: false } } as const
    answers.push(await admin.call('changeDelivery', { draft, version, reason: 'Zkouška' }))
  }
  expect(answers.some(({ error }) => (error?.details as { reason?: string })?.reason === 'last')).toBe(true)
  await query(shop, 'update shop.payment_methods set is_active = true where id = any ($1)', [
    methods.map(({ id }) => id),
  ])
})

test('of the last two ways to pay two admins at once cannot switch off both', async () => {
  const active = (await rules()).payment.filter(({ terms }) => terms.isActive)
  const [first, second] = active
  if (!first || !second) throw new Error('fewer than two ways to pay')
  const others = active.slice(2).map(({ id }) => id)
  await query(shop, 'update shop.payment_methods set is_active = false where id = any ($1)', [others])
  const other = await newStaff(shop, 'staff_admin')
  for (let round = 0; round < 5; round += 1) {
    const left = (await rules()).payment.filter(({ terms }) => terms.isActive)
    const answers = await Promise.all(
      left.map(({ id, version, terms }, index) => {
        const draft = { method: 'payment', id, terms: { ...terms, isActive: false } } as const
        return (index === 0 ? admin : other).call('changeDelivery', { draft, version, reason: 'Zkouška' })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await rules()).payment.filter(({ terms }) => terms.isActive)).toHaveLength(1)
    await query(shop, 'update shop.payment_methods set is_active = true where id = any ($1)', [[first.id, second.id]])
  }
  await query(shop, 'update shop.payment_methods set is_active = true where id = any ($1)', [others])
})

test('a preview of terms that make no sense is refused as saving them is', async () => {
  const { id, terms } = await courier()
  const draft = { method: 'shipping', id, terms: { ...terms, minDays: 5, maxDays: 2 } } as const
  const at = shop.clock.now().toISOString()
  const answer = await content.call('previewDelivery', { ...question, at, draft })
  expect(answer.error).toMatchObject({ code: 'change_refused', details: { reason: 'days_reversed' } })
})

test('a closed day is never promised: neither in the preview nor in a checkout, and the past cannot be closed', async () => {
  const { closedDays } = await rules()
  const before = await offered({ weightGrams: 12_000, goods: 1_100_00 })
  const promised = new Set(before.flatMap(({ leaves, earliest, latest }) => [leaves, earliest, latest]))
  const shut = [...promised].filter((one) => one !== null)
  expect(shut.length).toBeGreaterThan(1)
  const days = [...new Set([...closedDays.days, ...shut])]
  const trial = await offered({ weightGrams: 12_000, goods: 1_100_00, closedDays: days })
  const kept = await admin.call('changeClosedDays', { version: closedDays.version, days, reason: 'Inventura' })
  expect(kept.status).toBe(200)
  const after = await offered({ weightGrams: 12_000, goods: 1_100_00 })
  expect(after).toEqual(trial)
  const guest = visit(shop)
  await guest.call('addLine', { variantId: await variantId(shop, SKU) })
  const { value: cart } = await guest.call('cart', {})
  const said = JSON.stringify([after, cart.shippingOptions])
  for (const one of shut) expect(said).not.toContain(one)

  const past = await admin.call('changeClosedDays', { ...kept.value, days: [day(-3)], reason: 'Pozdě' })
  expect(past.error).toMatchObject({ code: 'change_refused', details: { reason: 'past' } })
  const late = await admin.call('changeClosedDays', { version: closedDays.version, days: [], reason: 'Pozdě' })
  expect(late.error.code).toBe('version_conflict')
  expect((await content.call('changeClosedDays', { ...kept.value, days, reason: 'Sama' })).status).toBe(403)
  const { value: history } = await content.call('rowHistory', { table: 'settings', key: '1:shipping.non_working_days' })
  expect(history.changes[0]).toMatchObject({ reason: 'Inventura' })
})
