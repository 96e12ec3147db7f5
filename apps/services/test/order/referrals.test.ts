import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { openPackingRoom, type PackingRoom } from '../packing-room.ts'
import { hear, move, openPayment, query, runJob } from '../paying.ts'
import { newCustomer, type Person } from '../people.ts'
import { fillCheckout, SKU, setStock, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
const DAY = 24 * 60
let room: PackingRoom
let support: Browser
let friends = 0
beforeAll(async () => {
  room = await openPackingRoom(shop)
  support = await newStaff(shop, 'staff_support')
  await setStock(shop, SKU.bag12, 200)
})
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

async function codeOf(owner: Person): Promise<string> {
  const made = await owner.call('makeReferralCode', {})
  expect(made.status).toBe(200)
  return made.value.code
}

/** A stranger who comes by the link, takes the discount and buys. */
async function buy(code: string, { sku = SKU.bag12 as string, pieces = 1, details = {}, browser = stranger() } = {}) {
  friends += 1
  const email = `kamarad${friends}@priklad.cz`
  expect((await browser.call('acceptReferral', { code, showsName: true })).status).toBe(200)
  await browser.call('addLine', { variantId: await variantId(shop, sku), pieces })
  const phone = `+420777${String(100_000 + friends)}`
  const ready = await fillCheckout(browser, {
    details: { email, phone, street: `Kamarádská ${friends}`, ...details },
    payment: 'karta',
  })
  const { value, error, status } = await browser.call('placeOrder', ready)
  if (status !== 201) throw new Error(JSON.stringify(error))
  shop.partners.gopay.act(await openPayment(shop, { ...value, browser, token: value.accessToken, email }), 'pay')
  await hear(shop)
  return value
}

const stranger = () => openBrowser(shop, { ip: `203.0.113.${(friends % 250) + 1}` })

async function deliver(orderId: number): Promise<void> {
  for (const { parcelId } of await room.shipped(orderId)) await room.warehouse.call('deliverParcel', { parcelId })
  await shop.runJobs()
  await runJob(shop, 'settle-referrals')
}

const rewardsOf = async ({ email }: Person) =>
  query<{ kind: string; amount: number }>(
    shop,
    `select e.kind, e.amount from shop.credit_entries e join shop.customers c on c.id = e.customer_id
      where c.email = $1 and (e.kind = 'referral' or e.reverses_id in (select id from shop.credit_entries where kind = 'referral')) order by e.id`,
    [email],
  )

const stateOf = async (orderId: number) =>
  (
    await query<{ state: string; reason: string | null }>(
      shop,
      'select state, reason from shop.referrals where order_id = $1',
      [orderId],
    )
  )[0] ?? null

describe('a recommended friend', () => {
  test('has ten per cent off the first order, and its owner 150 credits after delivery, to be spent after the days of return', async () => {
    const owner = await newCustomer(shop)
    const code = await codeOf(owner)
    expect(await codeOf(owner)).toBe(code)
    const order = await buy(code)
    const [row] = await query<{ off: number; list: number }>(
      shop,
      'select sum(l.coupon_discount)::int as off, sum(l.full_amount)::int as list from shop.order_lines l where l.order_id = $1 and l.variant_id is not null',
      [order.orderId],
    )
    // Prices are whole crowns.
    expect(Math.abs((row?.off ?? 0) - (row?.list ?? 0) / 10)).toBeLessThan(100)
    await runJob(shop, 'settle-referrals')
    expect([await rewardsOf(owner), await stateOf(order.orderId)]).toEqual([[], null])
    await deliver(order.orderId)
    for (const _ of [1, 2]) await runJob(shop, 'settle-referrals')
    expect(await rewardsOf(owner)).toEqual([{ kind: 'referral', amount: 150 }])
    const usable = () =>
      query<{ usable: number }>(
        shop,
        `select coalesce(sum(l.remaining), 0)::int as usable from shop.credit_lots l join shop.customers c on c.id = l.customer_id
          where c.email = $1 and l.kind = 'referral' and l.usable_from <= $2`,
        [owner.email, new Date(Date.now() + shop.clock.offsetMs)],
      )
    expect(await usable()).toEqual([{ usable: 0 }])
    move(shop, 15 * DAY)
    expect(await usable()).toEqual([{ usable: 150 }])
  })

  test('who returns the goods takes the reward along', async () => {
    const owner = await newCustomer(shop)
    const order = await buy(await codeOf(owner))
    await deliver(order.orderId)
    await support.call('refundOrder', {
      orderId: order.orderId,
      reason: 'Odstoupení',
      amount: null,
      lines: null,
      account: null,
    })
    await hear(shop)
    for (const _ of [1, 2]) await runJob(shop, 'settle-referrals')
    expect(await rewardsOf(owner)).toEqual([
      { kind: 'referral', amount: 150 },
      { kind: 'reversal', amount: -150 },
    ])
    expect(await stateOf(order.orderId)).toMatchObject({ state: 'taken_back' })
  })

  test('whose order is small brings nothing, and the page says why', async () => {
    const owner = await newCustomer(shop)
    const order = await buy(await codeOf(owner), { sku: SKU.can })
    await deliver(order.orderId)
    expect(await stateOf(order.orderId)).toEqual({ state: 'refused', reason: 'small_order' })
    expect(await rewardsOf(owner)).toEqual([])
  })

  test('who lives in the same house brings nothing', async () => {
    const owner = await newCustomer(shop)
    const code = await codeOf(owner)
    await owner.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 1 })
    const own = await fillCheckout(owner, { details: { email: owner.email, street: 'Lidická 12' } })
    expect((await owner.call('placeOrder', own)).status).toBe(201)
    const order = await buy(code, { details: { street: 'lidicka  12' } })
    await deliver(order.orderId)
    expect(await stateOf(order.orderId)).toEqual({ state: 'refused', reason: 'same_household' })
  })
})

describe('a code', () => {
  test('is not for its owner', async () => {
    const owner = await newCustomer(shop)
    const code = await codeOf(owner)
    expect((await owner.call('referralOffer', { code })).value).toMatchObject({ isOwn: true })
    expect((await owner.call('acceptReferral', { code })).error.code).toBe('coupon_unknown')
    await owner.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 1 })
    expect((await owner.call('enterCoupon', { code, version: null })).error.code).toBe('coupon_unknown')
  })

  test('looked at by a machine enters nothing', async () => {
    const owner = await newCustomer(shop)
    const code = await codeOf(owner)
    const machine = stranger()
    expect((await machine.call('referralOffer', { code: code.toLowerCase() })).value).toMatchObject({ percent: 10 })
    const [count] = await query<{ n: number }>(
      shop,
      'select count(*)::int as n from shop.carts where coupon_code = $1',
      [code],
    )
    expect(count?.n).toBe(0)
  })
})
