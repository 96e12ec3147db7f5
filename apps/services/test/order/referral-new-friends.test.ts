import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { hear, move, query, runJob } from '../paying.ts'
import { newCustomer } from '../people.ts'
import { SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { openRecommending, type Recommending } from './recommending.ts'

const shop = openShop()
let support: Browser
let recommending: Recommending
beforeAll(async () => {
  recommending = await openRecommending(shop)
  support = await newStaff(shop, 'staff_support')
})
beforeEach(() => query(shop, 'delete from internal.rate_limits'))

const PETR = { firstName: 'Petr', lastName: 'Starý', street: 'Polní 3', city: 'Hlinsko', zip: '539 01' }

/** Somebody who bought without any code. */
async function bought(details: object) {
  const browser = recommending.stranger()
  await browser.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 1 })
  const placed = await recommending.finish(browser, { details })
  move(shop, 1)
  return placed
}

const codeOfSomebody = async () => recommending.codeOf(await newCustomer(shop))

describe('a friend who has bought before', () => {
  test.each([
    ['under the same address', 'petr@priklad.cz', 'petr@priklad.cz'],
    ['under another name of the same mailbox', 'petr2@priklad.cz', 'petr2+1@priklad.cz'],
    ['at Gmail with another dot', 'petr.stary@gmail.com', 'petrstary+x@googlemail.com'],
  ])('has no discount %s', async (_case, before, email) => {
    await bought({ email: before })
    await expect(recommending.buy(await codeOfSomebody(), { details: { email } })).rejects.toThrow('Missing: problems')
  })

  test('has no discount with an account made after an order without one', async () => {
    const friend = await newCustomer(shop)
    await bought({ email: friend.email.replace('@', '+host@') })
    await friend.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 1 })
    const entered = await friend.call('acceptReferral', { code: await codeOfSomebody(), showsName: true })
    expect(entered.status).toBe(200)
    expect((await friend.call('cart', {})).value.coupon).toMatchObject({ reason: 'first_order_only' })
  })

  test.each<[string, object]>([
    ['by the phone', { phone: '777 600 001' }],
    ['by the name in the same house', { ...PETR, street: 'polni  3' }],
  ])('brings nothing when known %s', async (_case, details) => {
    await bought({ phone: '777 600 001', ...PETR })
    const { orderId } = await recommending.buy(await codeOfSomebody(), { details })
    await recommending.deliver(orderId)
    expect(await recommending.stateOf(orderId)).toEqual({ state: 'refused', reason: 'not_new' })
  })

  test.each<[string, object]>([
    ['a new family in the same house', { ...PETR, firstName: 'Alena', lastName: 'Nová' }],
    ['somebody of the same name elsewhere', { ...PETR, street: 'Lesní 8' }],
  ])('is not %s', async (_case, details) => {
    await bought(PETR)
    const { orderId } = await recommending.buy(await codeOfSomebody(), { details })
    await recommending.deliver(orderId)
    expect(await recommending.stateOf(orderId)).toMatchObject({ state: 'rewarded' })
  })

  test('is not whoever cancelled the only order', async () => {
    const { browser, token } = await bought({ phone: '777 600 009' })
    expect((await browser.call('cancelOrder', { token })).status).toBe(200)
    await hear(shop)
    const next = await recommending.buy(await codeOfSomebody(), { details: { phone: '777 600 009' } })
    await recommending.deliver(next.orderId)
    expect(await recommending.stateOf(next.orderId)).toMatchObject({ state: 'rewarded' })
  })
})

describe('the least order', () => {
  const listOf = async (orderId: number) =>
    (
      await query<{ full: number; paid: number }>(
        shop,
        `select l.full_amount::int / l.pieces as full, l.amount::int / l.pieces as paid from shop.order_lines l where l.order_id = $1 and l.kind = 'goods'`,
        [orderId],
      )
    )[0] ?? { full: 0, paid: 0 }

  async function setLeast(amount: number): Promise<void> {
    await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
    await query(shop, `update shop.settings set value = to_jsonb($1::integer) where key = 'loyalty.referral_minimum'`, [
      amount,
    ])
    move(shop, 1)
  }

  test('is measured before the discount of the recommendation, also after a part has come back', async () => {
    const first = await recommending.buy(await codeOfSomebody())
    const { full, paid } = await listOf(first.orderId)
    expect(paid).toBeLessThan(full)
    await setLeast(full)
    const { orderId } = await recommending.buy(await codeOfSomebody(), { pieces: 2 })
    await recommending.deliver(orderId)
    const one = { orderId, reason: 'Odstoupení', amount: null, account: null }
    expect((await support.call('refundOrder', { ...one, lines: [{ position: 1, amount: paid }] })).status).toBe(201)
    await hear(shop)
    await runJob(shop, 'settle-referrals')
    expect(await recommending.stateOf(orderId)).toMatchObject({ state: 'rewarded' })
    expect((await support.call('refundOrder', { ...one, lines: [{ position: 1, amount: 1000 }] })).status).toBe(201)
    await hear(shop)
    await runJob(shop, 'settle-referrals')
    expect(await recommending.stateOf(orderId)).toMatchObject({ state: 'taken_back' })
    await setLeast(80_000)
  })

  test('that is a crown too small without any discount is too small', async () => {
    const first = await recommending.buy(await codeOfSomebody())
    const { full } = await listOf(first.orderId)
    await setLeast(full + 100)
    const { orderId } = await recommending.buy(await codeOfSomebody())
    await recommending.deliver(orderId)
    expect(await recommending.stateOf(orderId)).toEqual({ state: 'refused', reason: 'small_order' })
    await setLeast(80_000)
  })
})

test('an owner who came to a group that earns nothing gets nothing, and is told', async () => {
  const owner = await newCustomer(shop)
  const { orderId } = await recommending.buy(await recommending.codeOf(owner))
  await query(
    shop,
    `update shop.customers set customer_group_id = (select id from shop.customer_groups where code = 'velkoobchod') where email = $1`,
    [owner.email],
  )
  await recommending.deliver(orderId)
  expect(await recommending.stateOf(orderId)).toEqual({ state: 'refused', reason: 'owner_outside' })
  expect(await recommending.rewardsOf(owner)).toEqual([])
})

test('whoever has a code is told the discount it was made with', async () => {
  const owner = await newCustomer(shop)
  const code = await recommending.codeOf(owner)
  await query(shop, 'update shop.coupons set percent = 7 where code = $1', [code])
  const [row] = await query<{ told: { percent: number } }>(
    shop,
    `select shop.own_referrals() as told from shop.customers c,
       lateral (select set_config('request.jwt.claims', jsonb_build_object('customer_id', c.id)::text, true)) s where c.email = $1`,
    [owner.email],
  )
  expect(row?.told.percent).toBe(7)
})
