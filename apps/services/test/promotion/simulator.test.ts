import type { CouponDraft } from '@shop/contract/promotion/staff-coupon'
import { LINE_TRAITS } from '@shop/domain/cart/coupon'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let content: Browser
let admin: Browser
let baskets: { id: string; guest: Browser }[]

const BASE: CouponDraft = {
  code: 'PODZIM',
  name: 'Podzim',
  description: '',
  benefit: { kind: 'percent', percent: 10, maximum: 500_00 },
  minimumGoods: 0,
  firstOrderOnly: false,
  limitPerCustomer: null,
  limitTotal: null,
  customerGroups: ['maloobchod'],
  categories: null,
  excludes: [],
  validFrom: '2026-11-16',
  validTo: '2026-11-30',
  isAutomatic: false,
  products: null,
  brands: null,
}

const CONTENTS: [sku: string, pieces: number][][] = [
  [[SKU.bag2, 2]],
  [
    [SKU.can, 7],
    [SKU.bag12, 1],
  ],
  [['CN-GR-HOV-A-12K', 1]],
  [
    [SKU.can, 3],
    [SKU.bag2, 1],
  ],
]

async function fill(contents: [sku: string, pieces: number][], email: string) {
  const guest = visit(shop)
  for (const [sku, pieces] of contents) await guest.call('addLine', { variantId: await variantId(shop, sku), pieces })
  return { guest, order: await fillCheckout(guest, { details: { email } }) }
}

beforeAll(async () => {
  content = await newStaff(shop, 'staff_content')
  admin = await newStaff(shop, 'staff_admin')
  await query(shop, 'update shop.stock set on_hand = reserved + 500')
  baskets = []
  for (const [index, contents] of CONTENTS.entries()) {
    const { guest, order } = await fill(contents, `kosik${index}@priklad.cz`)
    baskets.push({ id: `k${order.cartId}`, guest })
  }
})

const amounts = fc.integer({ min: 1, max: 30 }).map((tens) => tens * 10_00)
const benefits = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 40 }), maximum: amounts }),
  fc.record({ kind: fc.constant('fixed' as const), amount: amounts }),
  fc.record({
    kind: fc.constant('buy-x-get-y' as const),
    buy: fc.integer({ min: 1, max: 4 }),
    get: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ kind: fc.constant('free-shipping' as const), methodCodes: fc.constant<string[]>(['ppl']) }),
)
const drafts = fc
  .record({
    benefit: benefits,
    minimumGoods: fc.constantFrom(0, 300_00, 1000_00, 2000_00),
    categories: fc.constantFrom<string[] | null>(null, ['granule'], ['konzervy']),
    excludes: fc.subarray([...LINE_TRAITS]),
  })
  .map(({ benefit, minimumGoods, ...rest }) => ({
    ...rest,
    benefit,
    minimumGoods: benefit.kind === 'fixed' ? Math.max(minimumGoods, benefit.amount) : minimumGoods,
  }))

let launched = 0

test('what the simulator says is what the carts then get', async () => {
  await fc.assert(
    fc.asyncProperty(drafts, async (random) => {
      launched += 1
      const draft = { ...BASE, ...random, code: `NAHODA${launched}` }
      const { value: said } = await content.call('simulateCoupon', draft)
      expect(said).toMatchObject({ baskets: baskets.length, orders: 0, faults: [] })
      const made = await admin.call('createCoupon', { draft, isLaunched: true, reason: 'zkouška' })
      expect(made.status).toBe(201)
      let discount = 0
      for (const { id, guest } of baskets) {
        const { value: before } = await guest.call('cart', {})
        const { value: cart } = await guest.call('enterCoupon', { code: draft.code })
        const replayed = said.worst.find((basket) => basket.id === id)
        expect({ id, used: cart.coupon.state === 'applied', payable: cart.payable }).toEqual({
          ...{ id, used: replayed !== undefined },
          payable: replayed?.wouldPay ?? before.payable,
        })
        if (cart.coupon.state === 'applied') discount += cart.coupon.amount
        await guest.call('removeCoupon', {})
      }
      expect(said.discount).toBe(discount)
    }),
    { numRuns: 25 },
  )
})

test('orders are replayed at the prices of their day, and limits stop what comes behind them', async () => {
  for (const email of ['prvni@priklad.cz', 'druhy@priklad.cz', 'prvni@priklad.cz']) {
    const { guest, order } = await fill([[SKU.bag2, 2]], email)
    expect((await guest.call('placeOrder', order)).status).toBe(201)
  }
  const draft = { ...BASE, benefit: { kind: 'fixed', amount: 100_00 }, minimumGoods: 100_00 } as const
  const { value: free } = await content.call('simulateCoupon', { ...draft, excludes: ['multipack'] })
  expect(free).toMatchObject({ orders: 3, usedOrders: 3, beyondLimit: { baskets: 0, amount: 0 } })
  const paid = free.worst.find(({ wasOrdered }) => wasOrdered)?.paid
  // Dearer from now on: what was ordered before stays as it was.
  await query(
    shop,
    `insert into shop.prices (price_list_id, variant_id, amount, kind, valid_from)
     select id, $1, 99900, 'regular', internal.shop_now() from shop.price_lists where is_public`,
    [await variantId(shop, SKU.bag2)],
  )
  const { value: later } = await content.call('simulateCoupon', draft)
  expect(later.worst.find(({ wasOrdered }) => wasOrdered)?.paid).toBe(paid)

  const { value: once } = await content.call('simulateCoupon', { ...draft, limitPerCustomer: 1 })
  expect(once).toMatchObject({ usedOrders: 2, beyondLimit: { baskets: 1, amount: 100_00 } })
  expect(once.refusals.used_by_you).toBe(1)
  const { value: firsts } = await content.call('simulateCoupon', { ...draft, firstOrderOnly: true })
  expect(firsts.usedOrders).toBe(2)
  expect(firsts.winners.find(({ kind }) => kind === 'new')?.cost).toBe(firsts.cost)
})

test('nobody is named', async () => {
  const { value } = await content.call('simulateCoupon', BASE)
  expect(JSON.stringify(value)).not.toMatch(/priklad|Novotn|777123456/)
})

test('a draft is no coupon; launched it is, and ended it is none again', async () => {
  const draft = { ...BASE, code: 'NAVRH10' }
  const { value: made } = await admin.call('createCoupon', { draft, isLaunched: false, reason: 'rozmýšlím' })
  const { guest } = await fill([[SKU.bag2, 1]], 'navrh@priklad.cz')
  expect((await guest.call('enterCoupon', { code: 'NAVRH10' })).error.code).toBe('coupon_unknown')

  const loose = { ...draft, benefit: { kind: 'percent', percent: 10, maximum: null } } as const
  const refused = await admin.call('changeCoupon', { ...made, draft: loose, isLaunched: true, reason: 'start' })
  expect(refused.error).toMatchObject({ code: 'coupon_incomplete', details: { faults: ['maximum_missing'] } })
  const start = await admin.call('changeCoupon', { ...made, draft, isLaunched: true, reason: 'start' })
  expect(start.status).toBe(200)
  const stale = await admin.call('changeCoupon', { ...made, draft, isLaunched: true, reason: 'pozdě' })
  expect(stale.error).toMatchObject({ code: 'version_conflict', details: { version: start.value.version } })
  const renamed = { ...start.value, draft: { ...draft, code: 'JINAK10' }, isLaunched: true, reason: 'jinak' }
  expect((await admin.call('changeCoupon', renamed)).error.code).toBe('change_refused')
  expect((await admin.call('createCoupon', { draft, isLaunched: true, reason: 'dvakrát' })).error.code).toBe(
    'name_taken',
  )

  expect((await guest.call('enterCoupon', { code: 'navrh10' })).value.coupon.state).toBe('applied')
  const { value: ended } = await content.call('endCoupon', { ...start.value, reason: 'Stačilo' })
  expect((await guest.call('cart', {})).value.coupon).toMatchObject({ state: 'refused', reason: 'expired' })
  expect((await content.call('endCoupon', { ...ended, reason: 'Znovu' })).error.code).toBe('change_refused')
  const { value: list } = await content.call('staffCoupons', { find: 'NAVRH' })
  expect(list.coupons).toMatchObject([{ state: 'stopped', redemptions: 0, cost: 0, draft: { code: 'NAVRH10' } }])
  const { value: past } = await content.call('rowHistory', { table: 'coupons', key: String(made.couponId) })
  expect(past.changes.map(({ reason }) => reason)).toEqual(['Stačilo', 'start', 'rozmýšlím'])
})

test('codes won at a fair push nothing out of the list, and any coupon is opened by its number', async () => {
  const { value: made } = await admin.call('createCoupon', {
    ...{ draft: { ...BASE, code: 'STARSI', limitTotal: 1 }, isLaunched: true, reason: 'pro jednoho' },
  })
  await query(
    shop,
    `insert into shop.coupons (storefront_id, code, name, kind, percent, minimum_goods, limit_total, customer_groups, excludes, valid_from, valid_to)
     select 1, 'KOLO' || lpad(n::text, 8, '0'), 'Sleva 10 %', 'percent', 10, 0, 1, '{maloobchod}', '{}', '2026-11-16', '2026-12-16'
       from generate_series(1, 120) n`,
  )
  const { value: list } = await content.call('staffCoupons', {})
  const codes = list.coupons.map(({ draft }) => draft.code)
  expect(codes[0]).toBe('STARSI')
  expect(codes.filter((code) => code.startsWith('KOLO'))).toEqual([])
  const { value: found } = await content.call('staffCoupons', { find: 'kolo00000001' })
  expect(found.coupons).toMatchObject([{ draft: { code: 'KOLO00000001' } }])

  const couponId = found.coupons[0]?.id ?? 0
  const { value: won } = await content.call('staffCoupon', { couponId })
  expect(won).toMatchObject({ coupon: found.coupons[0], groups: list.groups, shipping: list.shipping })
  expect((await content.call('endCoupon', { couponId, version: won.coupon.version, reason: 'Omyl' })).status).toBe(200)
  expect((await content.call('staffCoupon', { couponId })).value.coupon.state).toBe('stopped')
  expect((await content.call('staffCoupon', made)).value.coupon.draft.code).toBe('STARSI')
  expect((await content.call('staffCoupon', { couponId: 999_999 })).status).toBe(404)
})

test('the list says what a coupon was used for and what it cost', async () => {
  const draft = { ...BASE, code: 'POUZITY', benefit: { kind: 'fixed', amount: 50_00 }, minimumGoods: 50_00 } as const
  await admin.call('createCoupon', { draft, isLaunched: true, reason: 'akce' })
  const { guest } = await fill([[SKU.bag2, 1]], 'sleva@priklad.cz')
  await guest.call('enterCoupon', { code: 'POUZITY' })
  const order = await fillCheckout(guest, { details: { email: 'sleva@priklad.cz' } })
  expect((await guest.call('placeOrder', order)).status).toBe(201)
  const { value: list } = await content.call('staffCoupons', { find: 'POUZITY' })
  expect(list.coupons[0]).toMatchObject({ state: 'running', redemptions: 1, cost: 50_00 })
})

test('a limit that is set later begins with the uses there are, and an order that is cancelled gives its use back', async () => {
  const draft = {
    ...BASE,
    code: 'POZDNILIMIT',
    benefit: { kind: 'fixed', amount: 50_00 },
    minimumGoods: 50_00,
  } as const
  const { value: made } = await admin.call('createCoupon', { draft, isLaunched: true, reason: 'akce' })
  const buy = async (email: string) => {
    const { guest } = await fill([[SKU.bag2, 1]], email)
    await guest.call('enterCoupon', { code: 'POZDNILIMIT' })
    return guest.call('placeOrder', await fillCheckout(guest, { details: { email } }))
  }
  const placed = await buy('prvni@priklad.cz')
  await buy('druhy@priklad.cz')
  const limited = (limitTotal: number) => ({
    ...made,
    draft: { ...draft, limitTotal },
    isLaunched: true,
    reason: 'mez',
  })
  const refused = await admin.call('changeCoupon', limited(1))
  expect(refused.error).toMatchObject({ code: 'change_refused', details: { reason: 'limit_used', redeemed: 2 } })
  expect((await admin.call('changeCoupon', limited(2))).status).toBe(200)
  const { guest: third } = await fill([[SKU.bag2, 1]], 'treti@priklad.cz')
  expect((await third.call('enterCoupon', { code: 'POZDNILIMIT' })).value?.coupon?.state).not.toBe('applied')
  const [uses] = await query<{ redeemed: number }>(shop, `select redeemed from shop.coupons where code = 'POZDNILIMIT'`)
  expect(uses).toEqual({ redeemed: 2 })
  const support = await newStaff(shop, 'staff_support')
  const cancelled = await support.call('cancelOrderForCustomer', {
    orderId: placed.value.orderId,
    reason: 'Rozmyslel si to',
  })
  expect(cancelled.status, JSON.stringify(cancelled.error)).toBe(200)
  expect(await query(shop, `select redeemed from shop.coupons where code = 'POZDNILIMIT'`)).toEqual([{ redeemed: 1 }])
})

test('who writes coupons leaves a draft; launching it, and changing what runs, is for whoever approves prices', async () => {
  const draft = { ...BASE, code: 'SAMANESPUSTI' }
  const alone = await content.call('createCoupon', { draft, isLaunched: true, reason: 'hned' })
  expect(alone.status).toBe(403)
  const { value: made } = await content.call('createCoupon', { draft, isLaunched: false, reason: 'návrh' })
  expect((await content.call('changeCoupon', { ...made, draft, isLaunched: true, reason: 'sama' })).status).toBe(403)
  const { value: launched } = await admin.call('changeCoupon', {
    ...made,
    draft,
    isLaunched: true,
    reason: 'schváleno',
  })
  const dearer = { ...draft, benefit: { kind: 'percent', percent: 90, maximum: 5000_00 } } as const
  const changed = await content.call('changeCoupon', { ...launched, draft: dearer, isLaunched: true, reason: 'víc' })
  expect(changed.status).toBe(403)
  expect((await content.call('endCoupon', { ...launched, reason: 'Stačilo' })).status).toBe(200)
})

test('while thousands of baskets are replayed, other requests are answered in between', async () => {
  const { value: before } = await content.call('simulateCoupon', BASE)
  expect(before.isCut).toBe(false)
  await query(
    shop,
    `with c as (insert into shop.carts (storefront_id, state, created_at, changed_at, expires_at, token_hash)
       select 1, 'active', k.created_at, k.changed_at - n * interval '1 second', k.expires_at, sha256(convert_to('sim' || n, 'UTF8'))
         from generate_series(1, 5000) n cross join lateral (select * from shop.carts where state in ('active', 'in_checkout') limit 1) k
       returning id)
     insert into shop.cart_lines (cart_id, variant_id, pieces, seen_price, position)
       select c.id, (select id from shop.variants where sku = $1), 1, 0, 1 from c`,
    [SKU.bag2],
  )
  let turns = 0
  const beat = setInterval(() => {
    turns += 1
  }, 1)
  const { value: many } = await content.call('simulateCoupon', BASE)
  clearInterval(beat)
  expect(many).toMatchObject({ isCut: true })
  expect(many.baskets).toBeLessThanOrEqual(5000)
  expect(turns).toBeGreaterThan(20)
})
