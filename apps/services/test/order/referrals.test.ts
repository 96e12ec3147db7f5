import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { hear, move, query, runJob } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { fillCheckout, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { openRecommending, type Recommending } from './recommending.ts'

const shop = openShop()
const DAY = 24 * 60
let support: Browser
let recommending: Recommending
beforeAll(async () => {
  recommending = await openRecommending(shop)
  support = await newStaff(shop, 'staff_support')
})
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

describe('a recommended friend', () => {
  test('has ten per cent off the first order, and its owner 150 credits after delivery, to be spent after the days of return', async () => {
    const owner = await newCustomer(shop)
    const code = await recommending.codeOf(owner)
    expect(await recommending.codeOf(owner)).toBe(code)
    const order = await recommending.buy(code)
    const [row] = await query<{ off: number; list: number }>(
      shop,
      'select sum(l.coupon_discount)::int as off, sum(l.full_amount)::int as list from shop.order_lines l where l.order_id = $1 and l.variant_id is not null',
      [order.orderId],
    )
    // Prices are whole crowns.
    expect(Math.abs((row?.off ?? 0) - (row?.list ?? 0) / 10)).toBeLessThan(100)
    await runJob(shop, 'settle-referrals')
    expect([await recommending.rewardsOf(owner), await recommending.stateOf(order.orderId)]).toEqual([[], null])
    await recommending.deliver(order.orderId)
    for (const _ of [1, 2]) await runJob(shop, 'settle-referrals')
    expect(await recommending.rewardsOf(owner)).toEqual([{ kind: 'referral', amount: 150 }])
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

  test('what comes back more than a year after it was ordered takes along what is left of the reward', async () => {
    const owner = await newCustomer(shop)
    const order = await recommending.buy(await recommending.codeOf(owner))
    await recommending.deliver(order.orderId)
    move(shop, 370 * DAY)
    const wish = { orderId: order.orderId, reason: 'Reklamace', amount: null, lines: null, account: null }
    expect((await support.call('refundOrder', wish)).status).toBe(201)
    await hear(shop)
    await runJob(shop, 'settle-referrals')
    expect(await recommending.stateOf(order.orderId)).toMatchObject({ state: 'taken_back' })
    move(shop, -370 * DAY)
  })

  test('who returns the goods takes the reward along', async () => {
    const owner = await newCustomer(shop)
    const order = await recommending.buy(await recommending.codeOf(owner))
    await recommending.deliver(order.orderId)
    await support.call('refundOrder', {
      orderId: order.orderId,
      reason: 'Odstoupení',
      amount: null,
      lines: null,
      account: null,
    })
    await hear(shop)
    for (const _ of [1, 2]) await runJob(shop, 'settle-referrals')
    expect(await recommending.rewardsOf(owner)).toEqual([
      { kind: 'referral', amount: 150 },
      { kind: 'reversal', amount: -150 },
    ])
    expect(await recommending.stateOf(order.orderId)).toMatchObject({ state: 'taken_back' })
  })

  test('whose order is small brings nothing, and the page says why', async () => {
    const owner = await newCustomer(shop)
    const order = await recommending.buy(await recommending.codeOf(owner), { sku: SKU.can })
    await recommending.deliver(order.orderId)
    expect(await recommending.stateOf(order.orderId)).toEqual({ state: 'refused', reason: 'small_order' })
    expect(await recommending.rewardsOf(owner)).toEqual([])
  })

  test('who lives in the same house brings nothing', async () => {
    const owner = await newCustomer(shop)
    const code = await recommending.codeOf(owner)
    await owner.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 1 })
    const own = await fillCheckout(owner, { details: { email: owner.email, street: 'Lidická 12' } })
    expect((await owner.call('placeOrder', own)).status).toBe(201)
    const order = await recommending.buy(code, { details: { street: 'lidicka  12' } })
    await recommending.deliver(order.orderId)
    expect(await recommending.stateOf(order.orderId)).toEqual({ state: 'refused', reason: 'same_household' })
  })
})

describe('a code', () => {
  test('is not for its owner', async () => {
    const owner = await newCustomer(shop)
    const code = await recommending.codeOf(owner)
    expect((await owner.call('referralOffer', { code })).value).toMatchObject({ isOwn: true })
    expect((await owner.call('acceptReferral', { code })).error.code).toBe('coupon_unknown')
    await owner.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 1 })
    expect((await owner.call('enterCoupon', { code, version: null })).error.code).toBe('coupon_unknown')
  })

  test('looked at by a machine enters nothing', async () => {
    const owner = await newCustomer(shop)
    const code = await recommending.codeOf(owner)
    const machine = recommending.stranger()
    expect((await machine.call('referralOffer', { code: code.toLowerCase() })).value).toMatchObject({ percent: 10 })
    const [count] = await query<{ n: number }>(
      shop,
      'select count(*)::int as n from shop.carts where coupon_code = $1',
      [code],
    )
    expect(count?.n).toBe(0)
  })

  test('of a trainer goes by the rules of trainers: a hundred credits, whatever the client buys', async () => {
    const trainer = await newCustomer(shop)
    await query(
      shop,
      `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'trener') where email = $1`,
      [trainer.email],
    )
    const code = await recommending.codeOf(trainer)
    expect(code).toMatch(/^KYN-/)
    const { orderId } = await recommending.buy(code, { sku: SKU.can })
    await recommending.deliver(orderId)
    expect(await recommending.rewardsOf(trainer)).toEqual([{ kind: 'referral', amount: 100 }])
  })
})
