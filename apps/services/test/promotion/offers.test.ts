import type { CouponDraft } from '@shop/contract/promotion/staff-coupon'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { confirm, fillCheckout, SKU, variantId, visit } from '../shopping.ts'
import { newStaff } from '../staff.ts'

const shop = openShop()
let content: Browser
let admin: Browser
let baskets: { id: string; guest: Browser }[]

const BASE: CouponDraft = {
  ...{ code: 'PODZIM-AKCE', name: 'Podzim', description: '', minimumGoods: 0, firstOrderOnly: false },
  benefit: { kind: 'percent', percent: 10, maximum: 500_00 },
  ...{ limitPerCustomer: null, limitTotal: null, customerGroups: ['maloobchod'], categories: null, excludes: [] },
  ...{ validFrom: '2026-11-16', validTo: '2026-11-30', isAutomatic: true, products: null, brands: null },
}

const CONTENTS: [sku: string, pieces: number][][] = [
  [[SKU.bag2, 2]],
  [
    [SKU.can, 7],
    [SKU.bag12, 1],
  ],
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

let launched = 0
async function launch(part: Partial<CouponDraft> = {}) {
  launched += 1
  const draft = { ...BASE, ...part, code: `AKCE-${launched}` }
  const made = await admin.call('createCoupon', { draft, isLaunched: true, reason: 'zkouška' })
  expect(made.status, JSON.stringify(made.error)).toBe(201)
  return { draft, made: made.value, end: () => admin.call('endCoupon', { ...made.value, reason: 'konec' }) }
}

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

test('what the simulator says of an offer is what the carts then get by themselves, beside another that runs', async () => {
  const other = await launch({ benefit: { kind: 'percent', percent: 5, maximum: 100_00 }, categories: ['konzervy'] })
  const drafts = fc.record({
    benefit: benefits,
    minimum: fc.constantFrom(0, 300_00, 1000_00),
    categories: fc.constantFrom<string[] | null>(null, ['granule'], ['konzervy']),
  })
  await fc.assert(
    fc.asyncProperty(drafts, async ({ benefit, minimum, categories }) => {
      const minimumGoods = benefit.kind === 'fixed' ? Math.max(minimum, benefit.amount) : minimum
      const before = new Map<string, number>()
      for (const { id, guest } of baskets) before.set(id, (await guest.call('cart', {})).value.payable)
      const draft = {
        ...BASE,
        benefit,
        minimumGoods,
        categories,
        code: `AKCE-${launched + 1}`,
        name: `N${launched + 1}`,
      }
      const { value: said } = await content.call('simulateCoupon', draft)
      const { end } = await launch(draft)
      let discount = 0
      for (const { id, guest } of baskets) {
        const { value: cart } = await guest.call('cart', {})
        const replayed = said.worst.find((basket) => basket.id === id)
        expect({ id, used: cart.offer?.name === draft.name, payable: cart.payable }).toEqual({
          ...{ id, used: replayed !== undefined },
          payable: replayed?.wouldPay ?? before.get(id),
        })
        if (cart.offer?.name === draft.name) discount += cart.offer.amount
      }
      expect(said.discount).toBe(discount)
      expect((await end()).status).toBe(200)
    }),
    { numRuns: 15 },
  )
  await other.end()
})

test('an offer is ordered, counted, given back, and gone when it ends', async () => {
  const { draft, end } = await launch({ benefit: { kind: 'fixed', amount: 50_00 }, minimumGoods: 50_00, limitTotal: 1 })
  const { guest, order } = await fill([[SKU.bag2, 1]], 'prvni@priklad.cz')
  const { value: cart } = await guest.call('cart', {})
  expect(cart).toMatchObject({ offer: { name: 'Podzim', amount: 50_00 }, coupon: { state: 'none' } })
  const late = await fill([[SKU.bag2, 1]], 'druhy@priklad.cz')
  const placed = await guest.call('placeOrder', order)
  expect(placed.status).toBe(201)
  const [row] = await query(
    shop,
    `select o.coupon_code as code, sum(l.coupon_discount)::int as share, c.redeemed
       from shop.orders o join shop.order_lines l on l.order_id = o.id join shop.coupons c on c.id = o.coupon_id
      where o.id = $1 group by o.id, c.id`,
    [placed.value.orderId],
  )
  expect(row).toEqual({ code: draft.code, share: 50_00, redeemed: 1 })
  // The last use is taken: whoever was shown the offer is told, and pays the price there is.
  expect((await late.guest.call('placeOrder', late.order)).status).toBe(409)
  expect((await late.guest.call('cart', {})).value.offer).toBeNull()
  const support = await newStaff(shop, 'staff_support')
  await support.call('cancelOrderForCustomer', { orderId: placed.value.orderId, reason: 'Rozmyslel si to' })
  expect((await late.guest.call('cart', {})).value.offer).toMatchObject({ amount: 50_00 })
  expect((await end()).status).toBe(200)
  expect((await late.guest.call('cart', {})).value.offer).toBeNull()
  const again = await late.guest.call('placeOrder', await confirm(late.guest))
  expect(again.status).toBe(201)
})

test('no code opens an offer; a worse code waits aside and lets the order through', async () => {
  const { draft, end } = await launch({ benefit: { kind: 'fixed', amount: 80_00 }, minimumGoods: 80_00 })
  const { guest } = await fill([[SKU.bag2, 2]], 'treti@priklad.cz')
  expect((await guest.call('enterCoupon', { code: draft.code })).error.code).toBe('coupon_unknown')
  const worse = { ...BASE, code: 'HORSIKOD', isAutomatic: false, benefit: { kind: 'fixed', amount: 20_00 } } as const
  await admin.call('createCoupon', {
    ...{ draft: { ...worse, minimumGoods: 20_00 }, isLaunched: true, reason: 'zkouška' },
  })
  const { value: cart } = await guest.call('enterCoupon', { code: 'HORSIKOD' })
  expect(cart).toMatchObject({ offer: { amount: 80_00 }, coupon: { state: 'refused', reason: 'offer_better' } })
  expect((await guest.call('placeOrder', await confirm(guest))).status).toBe(201)
  const [uses] = await query(
    shop,
    `select count(*)::int as uses from shop.coupon_redemptions r join shop.coupons c on c.id = r.coupon_id where c.code = 'HORSIKOD'`,
  )
  expect(uses).toEqual({ uses: 0 })
  await end()
})

test('an offer of one product touches no other, and who may not approve prices does not launch it', async () => {
  const [bag] = await query<{ id: number }>(shop, 'select product_id::int as id from shop.variants where sku = $1', [
    SKU.bag2,
  ])
  const { end, made, draft } = await launch({ products: [bag?.id ?? 0] })
  const other = await fill([[SKU.can, 7]], 'ctvrty@priklad.cz')
  expect((await other.guest.call('cart', {})).value.offer).toBeNull()
  const own = await fill([[SKU.bag2, 1]], 'paty@priklad.cz')
  expect((await own.guest.call('cart', {})).value.offer?.amount).toBeGreaterThan(0)
  const coupon = await admin.call('changeCoupon', {
    ...{ ...made, draft: { ...draft, isAutomatic: false }, isLaunched: true, reason: 'na kód' },
  })
  expect(coupon.error.code).toBe('change_refused')
  const alone = await content.call('createCoupon', { draft: { ...BASE, code: 'SAMA' }, isLaunched: true, reason: 'x' })
  expect(alone.status).toBe(403)
  await end()
})

test('each way of delivery is listed for what it costs when it is chosen, whichever offer is then the best', async () => {
  const free = await launch({ name: 'PPL zdarma', benefit: { kind: 'free-shipping', methodCodes: ['ppl'] } })
  const percent = await launch({ benefit: { kind: 'fixed', amount: 60_00 }, minimumGoods: 60_00 })
  const { guest } = await fill([[SKU.bag2, 1]], 'cesty@priklad.cz')
  const { value: listed } = await guest.call('checkout', {})
  const chosen: Record<string, number> = {}
  const said: Record<string, number> = {}
  for (const { code, amount, needsPoint } of listed.cart.shippingOptions) {
    if (amount === null || needsPoint) continue
    said[code] = amount
    const { value } = await guest.call('chooseShipping', { shippingCode: code, pickupPointId: null })
    chosen[code] = value.cart.shipping?.amount ?? -1
  }
  expect(Object.keys(said)).toContain('ppl')
  expect(said).toEqual(chosen)
  await free.end()
  await percent.end()
})
