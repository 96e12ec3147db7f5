import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOME, POINT, SHIPPING_METHODS } from '../checkout/methods.fixture.ts'
import type { Coupon } from './coupon.ts'
import { priceCart } from './price-cart.ts'
import { asked, buyer, COUPONS, cartOf, GROUPS, line } from './pricing.fixture.ts'
import type { Offer } from './pricing-input.ts'
import * as goods from './variants.fixture.ts'

const FIXED = { ...COUPONS.fixed, minimumGoods: 0, usageLimitPerCustomer: null, usageLimitTotal: null }
const offer = (coupon: Coupon, code = 'AKCE'): Offer => ({
  ...asked(
    { ...coupon, code, usageLimitPerCustomer: null, usageLimitTotal: null },
    { gift: { variant: goods.TREAT, inStock: 9 } },
  ),
  name: `Akce ${code}`,
})

describe('one promotion for an order', () => {
  const cart = (rest = {}) => cartOf([line(goods.BAG_12)], rest)
  const entered = (amount: number) => asked({ ...FIXED, code: 'KOD', amount })

  test('an offer applies by itself and says its name', () => {
    const { result, trace } = priceCart(cart({ offers: [offer(FIXED)] }))
    expect(result).toMatchObject({
      offer: { code: 'AKCE', name: 'Akce AKCE', amount: 200_00 },
      coupon: { state: 'none' },
    })
    expect(trace).toContainEqual({ code: 'offer.applied', name: 'Akce AKCE', kind: 'fixed', amount: 200_00 })
    expect(result.payable).toBe(priceCart(cart({ coupon: offer(FIXED) })).result.payable)
  })

  test.each([
    ['a better code stays', 300_00, null, { state: 'applied', code: 'KOD' }],
    ['a tie keeps the code', 200_00, null, { state: 'applied', code: 'KOD' }],
    ['a worse code waits aside', 50_00, 'AKCE', { state: 'refused', code: 'KOD', reason: 'offer_better' }],
  ])('%s', (_, amount, code, coupon) => {
    const { result } = priceCart(cart({ coupon: entered(amount), offers: [offer(FIXED)] }))
    expect(result.offer?.code ?? null).toBe(code)
    expect(result.coupon).toMatchObject(coupon)
  })

  test('a code that does not hold keeps its reason beside the offer', () => {
    const dear = asked({ ...FIXED, code: 'KOD', minimumGoods: 99_999_00 })
    const { result } = priceCart(cart({ coupon: dear, offers: [offer(FIXED)] }))
    expect(result).toMatchObject({ offer: { code: 'AKCE' }, coupon: { state: 'refused', reason: 'below_minimum' } })
  })

  test('an offer that costs more delivery than it gives does not hold, though a code costs even more', () => {
    const near = cartOf([line(goods.PUPPY_2, 3), line(goods.TREAT, 2)], { shipping: POINT, coupon: entered(76_00) })
    expect(priceCart({ ...near, coupon: null }).result.shipping).toMatchObject({ amount: 0 })
    expect(priceCart({ ...near, offers: [offer({ ...FIXED, amount: 77_00 })] }).result.offer).toBeNull()
  })

  test('a gift that does not fit into the parcel stays away: nobody could take it off', () => {
    const heavy = { ...offer({ ...COUPONS.gift, minimumGoods: 0 }), gift: { variant: goods.BAG_12, inStock: 9 } }
    const { result } = priceCart(cart({ shipping: POINT, offers: [heavy] }))
    expect(result).toMatchObject({ offer: null, shipping: { methodCode: POINT.code }, problems: [] })
    expect(priceCart(cart({ shipping: HOME, offers: [heavy] })).result.offer?.kind).toBe('gift')
  })

  test('credits that need not be spent are a gain too', () => {
    const spent = cart({ credits: { wanted: 1000, balance: 1000 } })
    const gift = { ...offer({ ...COUPONS.gift, minimumGoods: 0 }, 'DAREK'), gift: { variant: goods.TREAT, inStock: 9 } }
    const { result } = priceCart({ ...spent, offers: [gift, offer({ ...FIXED, amount: 110_00 }, 'SLEVA')] })
    expect(result.offer?.code).toBe('SLEVA')
  })

  test('an offer for other goods, brands or groups is not there at all', () => {
    for (const other of [{ products: ['999'] }, { brands: ['jina'] }, { customerGroups: ['nobody'] }]) {
      expect(priceCart(cart({ offers: [offer({ ...FIXED, ...other })] }))).toEqual(priceCart(cart()))
    }
    const own = { ...goods.BAG_12, productId: '7', brand: 'cenich' }
    const both = offer({ ...FIXED, products: ['7'], brands: ['cenich'] })
    expect(priceCart(cartOf([line(own)], { offers: [both] })).result.offer?.amount).toBe(200_00)
  })

  test('free delivery holds before a delivery is chosen, unless something better does', () => {
    const free = offer({ ...COUPONS.freeShipping, minimumGoods: 0, customerGroups: [GROUPS.retail.code] } as Coupon)
    expect(priceCart(cart({ shipping: null, offers: [free] })).result.offer?.kind).toBe('free-shipping')
    expect(priceCart(cart({ shipping: null, offers: [free, offer(FIXED, 'B')] })).result.offer?.code).toBe('B')
  })
})

test('an offer only ever takes off, and its shares of lines are all of it', () => {
  const any = fc.record({
    variants: fc.uniqueArray(fc.constantFrom(...Object.values(goods)), {
      minLength: 1,
      maxLength: 4,
      selector: ({ id }) => id,
    }),
    pieces: fc.integer({ min: 1, max: 9 }),
    group: fc.constantFrom(...Object.values(GROUPS)),
    coupon: fc.constantFrom(null, ...Object.values(COUPONS)),
    offers: fc.uniqueArray(fc.constantFrom(...Object.values(COUPONS)), { maxLength: 4, selector: ({ code }) => code }),
    shipping: fc.constantFrom(null, ...SHIPPING_METHODS),
  })
  fc.assert(
    fc.property(any, ({ variants, pieces, group, coupon, offers, shipping }) => {
      const running = offers.map((one) => offer(one, `A-${one.code}`))
      const input = cartOf(
        variants.map((variant) => line(variant, pieces)),
        {
          buyer: buyer(group),
          shipping,
          coupon: coupon && asked(coupon, { gift: { variant: goods.TREAT, inStock: 9 } }),
        },
      )
      const plain = priceCart({ ...input, coupon: null }).result
      const { result } = priceCart({ ...input, offers: running })
      // A gift may make the parcel heavier; it is worth more than that.
      if (result.offer && result.offer.kind !== 'gift') expect(result.payable).toBeLessThanOrEqual(plain.payable)
      expect(priceCart({ ...input, offers: running }).result).toEqual(result)
      const codes = (price: typeof plain) => price.problems.map(({ code }) => code)
      if (result.offer) expect(codes(plain)).toEqual(expect.arrayContaining(codes(result)))
      // Shares of lines are frozen into orders: they carry the whole discount and nothing else.
      const shares = result.lines.reduce((sum, { discounts }) => sum + discounts.coupon, 0)
      const amount = result.offer?.amount ?? (result.coupon.state === 'applied' ? result.coupon.amount : 0)
      expect(shares).toBe(amount)
    }),
    { numRuns: 200 },
  )
})
