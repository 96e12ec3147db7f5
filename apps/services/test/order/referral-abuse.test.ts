import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { askAbout } from '../case/taking-cases.ts'
import { openShop } from '../open-shop.ts'
import { hear, move, query, runJob } from '../paying.ts'
import { newCustomer, PASSWORD, type Person } from '../people.ts'
import { DETAILS, fillCheckout, SKU, variantId } from '../shopping.ts'
import { newStaff } from '../staff.ts'
import { openRecommending, type Recommending } from './recommending.ts'

const shop = openShop()
const HOUR = 60
const DAY = 24 * HOUR
let support: Browser
let recommending: Recommending
beforeAll(async () => {
  recommending = await openRecommending(shop)
  support = await newStaff(shop, 'staff_support')
})
beforeEach(async () => {
  await query(shop, 'delete from internal.rate_limits')
})
afterEach(() => set({ credits: 150, minimum: 80_000 }))

async function set({ credits, minimum }: { credits: number; minimum: number }): Promise<void> {
  await query(shop, 'update internal.clock set offset_ms = $1', [Math.round(shop.clock.offsetMs)])
  for (const [key, value] of [
    ['loyalty.referral_credits', credits],
    ['loyalty.referral_minimum', minimum],
  ]) {
    await query(
      shop,
      'update shop.settings set value = to_jsonb($2::integer) where key = $1 and value <> to_jsonb($2::integer)',
      [key, value],
    )
  }
}

const refund = (orderId: number) =>
  support.call('refundOrder', { orderId, reason: 'Odstoupení', amount: null, lines: null, account: null })

const usableOf = async ({ email }: Person) =>
  (
    await query<{ usable: number; pending: number }>(
      shop,
      `select coalesce(sum(l.remaining) filter (where l.usable_from <= $2), 0)::int as usable,
              coalesce(sum(l.remaining) filter (where l.usable_from > $2), 0)::int as pending
         from shop.credit_lots l join shop.customers c on c.id = l.customer_id where c.email = $1 and l.kind = 'referral'`,
      [email, shop.clock.now()],
    )
  )[0]

describe('a recommendation', () => {
  test('goes by the numbers that held when the friend ordered', async () => {
    const owner = await newCustomer(shop)
    const code = await recommending.codeOf(owner)
    await set({ credits: 200, minimum: 0 })
    move(shop, 1)
    const { orderId } = await recommending.buy(code, { sku: SKU.can })
    move(shop, 1)
    await set({ credits: 150, minimum: 80_000 })
    move(shop, 1)
    await recommending.deliver(orderId)
    await runJob(shop, 'settle-referrals')
    expect(await recommending.rewardsOf(owner)).toEqual([{ kind: 'referral', amount: 200 }])
  })

  test('is not lost by an order that expired: its money may still come', async () => {
    const owner = await newCustomer(shop)
    const { orderId } = await recommending.buy(await recommending.codeOf(owner), { isPaid: false })
    move(shop, 10 * DAY)
    await runJob(shop, 'expire-orders')
    await runJob(shop, 'settle-referrals')
    expect(await query(shop, 'select state from shop.orders where id = $1', [orderId])).toEqual([{ state: 'expired' }])
    expect(await recommending.stateOf(orderId)).toBeNull()
  })

  test('of goods that came back is taken back, whichever of the two was written first', async () => {
    const owner = await newCustomer(shop)
    const { orderId } = await recommending.buy(await recommending.codeOf(owner))
    await recommending.deliver(orderId)
    // The refund looked at its clock before the job did, and was committed after it.
    move(shop, -HOUR)
    await refund(orderId)
    await hear(shop)
    move(shop, HOUR)
    await runJob(shop, 'settle-referrals')
    expect(await recommending.stateOf(orderId)).toMatchObject({ state: 'taken_back' })
  })

  test('is taken back when the order turns out to be the owner’s own', async () => {
    const owner = await newCustomer(shop)
    const { orderId } = await recommending.buy(await recommending.codeOf(owner))
    await recommending.deliver(orderId)
    await query(
      shop,
      'update shop.orders set customer_id = (select id from shop.customers where email = $2) where id = $1',
      [orderId, owner.email],
    )
    await runJob(shop, 'settle-referrals')
    expect(await recommending.stateOf(orderId)).toMatchObject({ state: 'taken_back' })
    expect(await usableOf(owner)).toEqual({ usable: 0, pending: 0 })
  })

  test('cannot be spent while the goods are on their way back, and can when they were kept after all', async () => {
    const owner = await newCustomer(shop)
    const order = await recommending.buy(await recommending.codeOf(owner), { pieces: 2 })
    await recommending.deliver(order.orderId)
    move(shop, 13 * DAY)
    const asked = askAbout('withdrawal', [1], { email: order.email })
    const { value: announced } = await order.browser.call('submitCase', { token: order.token, ...asked })
    move(shop, 2 * DAY)
    await runJob(shop, 'settle-referrals')
    expect(await usableOf(owner)).toEqual({ usable: 0, pending: 150 })
    expect((await order.browser.call('cancelCase', { token: announced.token })).status).toBe(200)
    for (const _ of [1, 2]) await runJob(shop, 'settle-referrals')
    expect(await usableOf(owner)).toEqual({ usable: 150, pending: 0 })
  })

  test('by two jobs at once is rewarded once', async () => {
    const owner = await newCustomer(shop)
    const { orderId } = await recommending.buy(await recommending.codeOf(owner))
    await Promise.all([recommending.deliver(orderId), runJob(shop, 'settle-referrals')])
    await Promise.all([1, 2, 3].map(() => runJob(shop, 'settle-referrals')))
    expect(await recommending.rewardsOf(owner)).toEqual([{ kind: 'referral', amount: 150 }])
  })
})

describe('the same house', () => {
  test.each([
    ['an address of the book is where the friend has the parcel sent', { street: 'Jiná 1', delivery: true }],
    ['the phone of the book is the phone of the friend', { phone: '777 888 999' }],
  ])('%s', async (_case, { delivery, ...details }: { street?: string; phone?: string; delivery?: boolean }) => {
    const owner = await newCustomer(shop)
    const book = { firstName: 'Jan', lastName: 'Malý', city: 'Hlinsko', zip: '539 01', asWritten: true }
    const kept = await owner.call('addAddress', { ...book, street: 'Dlouhá 7', phone: '777 888 999' })
    expect(kept.status).toBe(201)
    const place = { firstName: 'Eva', lastName: 'Malá', street: 'dlouha 7', city: 'Hlinsko', zip: '53901' }
    const { orderId } = await recommending.buy(await recommending.codeOf(owner), {
      details: { ...details, ...(delivery ? { delivery: { ...place, phone: '777 444 555', asWritten: true } } : {}) },
    })
    await recommending.deliver(orderId)
    expect(await recommending.stateOf(orderId)).toEqual({ state: 'refused', reason: 'same_household' })
  })
})

describe('the code', () => {
  test.each([
    ['own address', (email: string) => email],
    ['own mailbox under another name', (email: string) => email.replace('@', '+sleva@')],
  ])('is worth nothing to its owner who orders as a guest with their %s', async (_case, write) => {
    const owner = await newCustomer(shop)
    const details = { email: write(owner.email) }
    const code = await recommending.codeOf(owner)
    await expect(recommending.buy(code, { details })).rejects.toThrow('Missing: problems')
  })

  test('taken as a guest does not hold once its owner signs in', async () => {
    const owner = await newCustomer(shop)
    const code = await recommending.codeOf(owner)
    const guest = recommending.stranger()
    await guest.call('acceptReferral', { code, showsName: true })
    await guest.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 1 })
    await guest.call('signIn', { email: owner.email, password: PASSWORD })
    expect((await guest.call('cart', {})).value.coupon).toMatchObject({ state: 'refused' })
  })

  test('goes with the account it belongs to, also when it is typed by hand', async () => {
    const owner = await newCustomer(shop)
    const code = await recommending.codeOf(owner)
    await query(shop, 'update shop.customers set email = null, user_id = null where email = $1', [owner.email])
    const friend = recommending.stranger()
    await friend.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 1 })
    expect((await friend.call('enterCoupon', { code, version: null })).error.code).toBe('coupon_unknown')
  })

  test('of a cart that goes into another keeps what its visitor agreed to', async () => {
    const owner = await newCustomer(shop)
    const code = await recommending.codeOf(owner)
    const friend = await newCustomer(shop)
    await friend.call('addLine', { variantId: await variantId(shop, SKU.can), pieces: 1 })
    const phone = recommending.stranger()
    await phone.call('acceptReferral', { code, showsName: true })
    await phone.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 1 })
    await phone.call('signIn', { email: friend.email, password: PASSWORD })
    const ready = await fillCheckout(phone, { details: { ...DETAILS, email: friend.email }, payment: 'karta' })
    const { value } = await phone.call('placeOrder', ready)
    const [row] = await query<{ shown: boolean; name: string }>(
      shop,
      'select shows_name as shown, first_name as name from internal.referred_orders where order_id = $1',
      [value.orderId],
    )
    expect(row).toEqual({ shown: true, name: 'Jitka' })
  })
})
