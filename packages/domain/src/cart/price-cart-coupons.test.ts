import { describe, expect, test } from 'vitest'
import { DPD, POINT } from '../checkout/methods.fixture.ts'
import { priceCart } from './price-cart.ts'
import { asked, buyer, COUPONS, cartOf, GROUPS, line } from './pricing.fixture.ts'
import * as goods from './variants.fixture.ts'

describe('kinds of coupons', () => {
  test('percent leaves out goods on sale, bundles and regular delivery', () => {
    const lines = [line(goods.BAG_6), line(goods.OIL_ON_SALE), line(goods.PUPPY_BUNDLE), line(goods.BAG_12, 1, 4)]
    const { result, trace } = priceCart(cartOf(lines, { coupon: asked(COUPONS.percent) }))
    expect(result.coupon).toMatchObject({ amount: 9_300 })
    expect(trace.filter(({ code }) => code === 'coupon.line_excluded')).toMatchObject([
      { lineId: goods.OIL_ON_SALE.id, reason: 'on_sale' },
      { lineId: goods.PUPPY_BUNDLE.id, reason: 'bundle' },
      { lineId: `${goods.BAG_12.id}-regular`, reason: 'regular_delivery' },
    ])
  })

  test('percent stops at its maximum', () => {
    const { result, trace } = priceCart(cartOf([line(goods.BAG_12, 2)], { coupon: asked(COUPONS.percent) }))
    expect(result.coupon).toMatchObject({ amount: 30_000 })
    expect(trace).toContainEqual({ code: 'coupon.capped', coupon: 'VITEJTE10', computed: 33_000, amount: 30_000 })
  })

  test('a fixed amount never exceeds the goods it may touch', () => {
    const lines = [line(goods.TREAT), line(goods.BAG_12, 2, 4)]
    const { result } = priceCart(cartOf(lines, { coupon: asked(COUPONS.fixed) }))
    expect(result.coupon).toMatchObject({ amount: 9_900 })
    expect(result.lines.map(({ amount }) => amount)).toEqual([0, 296_800])
  })

  test('free shipping works for its methods only', () => {
    const coupon = asked(COUPONS.freeShipping)
    const point = priceCart(cartOf([line(goods.BAG_6)], { coupon, shipping: POINT }))
    expect(point.result.shipping).toMatchObject({ amount: 0, freeBy: 'coupon' })
    const courier = priceCart(cartOf([line(goods.BAG_6)], { coupon, shipping: DPD }))
    expect(courier.result.shipping).toMatchObject({ amount: 11_500, freeBy: null })
    expect(courier.trace).toContainEqual(expect.objectContaining({ code: 'coupon.other_shipping' }))
  })

  test('a gift is a line for nothing that still travels in the parcel', () => {
    const coupon = asked(COUPONS.gift, { gift: { variant: goods.TREAT, inStock: 3 } })
    const { result } = priceCart(cartOf([line(goods.BAG_12)], { coupon, shipping: POINT }))
    expect(result.lines[1]).toMatchObject({ kind: 'gift', variantId: goods.TREAT.id, pieces: 1, gross: 0 })
    expect(result.shipping?.plan[0]?.weightGrams).toBe(12_160 + 160 + 350)
    expect(result.total).toBe(164_900)
  })

  test('five plus one gives the cheapest piece, multipacks do not count', () => {
    const lines = [line(goods.CAN_VENISON, 4), line(goods.CAN_CHICKEN, 2), line(goods.CANS_6, 3)]
    const { result } = priceCart(cartOf(lines, { coupon: asked(COUPONS.freePiece) }))
    expect(result.coupon).toMatchObject({ amount: 6_900 })
    expect(result.lines.map(({ discounts }) => discounts.coupon)).toEqual([0, 6_900, 0])
  })

  test('twelve pieces give two', () => {
    const lines = [line(goods.CAN_VENISON, 11), line(goods.CAN_CHICKEN, 1)]
    const { result } = priceCart(cartOf(lines, { coupon: asked(COUPONS.freePiece) }))
    expect(result.coupon).toMatchObject({ amount: 6_900 + 9_900 })
  })

  test('double credits hold for kibble only', () => {
    const lines = [line(goods.BAG_12), line(goods.BOWL)]
    const { result } = priceCart(cartOf(lines, { coupon: asked(COUPONS.multiplier) }))
    // 6 % of 1 649 Kč and 3 % of 129 Kč are 102,81 credits.
    expect(result.credits.earned).toBe(102)
  })
})

describe('refused coupons', () => {
  const refused = (input: Partial<Parameters<typeof cartOf>[1]> & { lines?: Parameters<typeof cartOf>[0] }) => {
    const { result } = priceCart(cartOf(input.lines ?? [line(goods.BAG_12)], input))
    return result.coupon.state === 'refused' ? [result.coupon.reason, result.coupon.details] : result.coupon
  }

  test.each([
    ['before its first day', { today: '2026-09-30', coupon: asked(COUPONS.fixed) }, 'not_yet_valid'],
    ['after its last day', { today: '2026-12-01', coupon: asked(COUPONS.fixed) }, 'expired'],
    ['for a group without coupons', { buyer: buyer(GROUPS.breeder), coupon: asked(COUPONS.gift) }, 'group_not_allowed'],
    [
      'for a second order',
      { buyer: buyer(GROUPS.retail, { ordersPlaced: 1 }), coupon: asked(COUPONS.percent) },
      'first_order_only',
    ],
    [
      'used by the customer',
      { coupon: asked(COUPONS.freeShipping, { usage: { byBuyer: 3, total: 3 } }) },
      'used_by_you',
    ],
    ['used up', { coupon: asked(COUPONS.fixed, { usage: { byBuyer: 0, total: 500 } }) }, 'used_up'],
    ['under its minimum', { coupon: asked(COUPONS.fixed) }, 'below_minimum'],
    ['without its goods', { lines: [line(goods.BOWL, 9)], coupon: asked(COUPONS.multiplier) }, 'no_eligible_goods'],
    [
      'without enough pieces',
      { lines: [line(goods.CAN_CHICKEN, 5)], coupon: asked(COUPONS.freePiece) },
      'not_enough_pieces',
    ],
    [
      'when the gift is gone',
      { coupon: asked(COUPONS.gift, { gift: { variant: goods.TREAT, inStock: 0 } }) },
      'gift_out_of_stock',
    ],
  ])('%s', (_, input, reason) => {
    expect(refused(input)).toEqual([reason, expect.any(Object)])
  })

  test('the last day still counts', () => {
    expect(
      refused({ lines: [line(goods.BAG_12, 2)], today: '2026-11-30', coupon: asked(COUPONS.fixed) }),
    ).toMatchObject({
      state: 'applied',
    })
  })

  test('the refusal says how much is missing', () => {
    expect(refused({ coupon: asked(COUPONS.fixed) })).toEqual([
      'below_minimum',
      { minimum: 200_000, goods: 164_900, missing: 35_100 },
    ])
  })

  test('a refused coupon changes no price', () => {
    const plain = priceCart(cartOf([line(goods.BAG_12)])).result
    const withRefused = priceCart(cartOf([line(goods.BAG_12)], { coupon: asked(COUPONS.fixed) })).result
    expect({ ...withRefused, coupon: plain.coupon }).toEqual(plain)
  })
})

describe('credits', () => {
  const spend = (wanted: number | 'all', balance: number, variant = goods.BAG_12) =>
    priceCart(cartOf([line(variant)], { credits: { wanted, balance } }))

  test.each([
    ['as many as asked for', 100, 900, 100],
    ['not over 30 % of goods', 600, 900, 494],
    ['not over the balance', 600, 120, 120],
    ['nothing under the minimum', 19, 900, 0],
    ['nothing when nothing is asked', 0, 900, 0],
  ])('%s', (_, wanted, balance, spent) => {
    expect(spend(wanted, balance).result.credits.spent).toBe(spent)
  })

  test('says why fewer were used', () => {
    expect(spend(600, 900).trace).toContainEqual(expect.objectContaining({ code: 'credits.spent', cappedBy: 'limit' }))
    expect(spend(600, 120).trace).toContainEqual(expect.objectContaining({ cappedBy: 'balance' }))
    expect(spend(19, 900).trace).toContainEqual(expect.objectContaining({ reason: 'below_minimum', possible: 19 }))
  })

  test('wholesale has none', () => {
    const input = cartOf([line(goods.BAG_12)], { buyer: buyer(GROUPS.wholesale), credits: { wanted: 50, balance: 50 } })
    const { result, trace } = priceCart(input)
    expect(result.credits).toEqual({ spent: 0, limit: 0, earned: 0 })
    expect(trace).toContainEqual(expect.objectContaining({ reason: 'group_not_eligible' }))
  })

  test('combine with a coupon, measured after it', () => {
    const input = cartOf([line(goods.BAG_6)], {
      coupon: asked(COUPONS.percent),
      credits: { wanted: 'all', balance: 999 },
    })
    expect(priceCart(input).result).toMatchObject({ goods: { afterCoupon: 83_600 }, credits: { spent: 250 } })
  })
})
