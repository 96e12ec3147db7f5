import { describe, expect, test } from 'vitest'
import { BRNO, CARD, COD, DPD, HOME, INVOICE, POINT } from '../checkout/methods.fixture.ts'
import { priceCart } from './price-cart.ts'
import { asked, buyer, COUPONS, cartOf, GROUPS, line, SETTINGS } from './pricing.fixture.ts'
import * as goods from './variants.fixture.ts'

describe('worked examples of the price list', () => {
  test('a usual purchase spends at most 30 % of goods in credits', () => {
    const credits = { wanted: 'all', balance: 900 } as const
    const { result } = priceCart(cartOf([line(goods.BAG_12)], { credits, shipping: POINT }))
    expect(result.goods).toEqual({ list: 164_900, discounted: 164_900, afterCoupon: 164_900, paid: 115_500 })
    expect(result.credits).toEqual({ spent: 494, limit: 494, earned: 34 })
    expect(result.shipping?.amount).toBe(0)
  })

  test('regular delivery takes 165 Kč off a bag', () => {
    const { result } = priceCart(cartOf([line(goods.BAG_12, 1, 4)], { shipping: POINT }))
    expect(result.goods).toEqual({ list: 164_900, discounted: 148_400, afterCoupon: 148_400, paid: 148_400 })
    expect(result.credits.earned).toBe(44)
    expect(result.shipping?.amount).toBe(0)
  })

  test('the first purchase with a coupon stays under the free-shipping threshold', () => {
    const lines = [line(goods.PUPPY_2), line(goods.CANS_6)]
    const { result } = priceCart(cartOf(lines, { coupon: asked(COUPONS.percent), shipping: POINT }))
    expect(result.goods).toEqual({ list: 77_800, discounted: 77_800, afterCoupon: 70_000, paid: 70_000 })
    expect(result.coupon).toEqual({ state: 'applied', code: 'VITEJTE10', kind: 'percent', amount: 7_800 })
    expect(result.credits.earned).toBe(21)
    expect(result.shipping?.amount).toBe(7_900)
    expect(result.total).toBe(77_900)
  })
})

describe('the worked order of the invoice facts', () => {
  const bag = { ...goods.BAG_12, prices: { retail: 129_000 } }
  const coupon = asked({ ...COUPONS.percent, maximum: null, minimumGoods: 0 })
  const order = (sideCostVat: 'proportional' | 'own') =>
    priceCart(
      cartOf([line(bag, 2), line(goods.COLLAR)], {
        coupon,
        shipping: { ...HOME, price: 7_900, freeFrom: null, limits: { maxWeightGrams: null, size: null } },
        settings: { ...SETTINGS, priceStep: 1, sideCostVat },
      }),
    ).result

  test('shipping taxed in proportion to the goods', () => {
    const result = order('proportional')
    expect(result.total).toBe(271_510)
    expect(result.sideCosts.map(({ vatRate, gross }) => [vatRate, gross])).toEqual([
      [12, 6_959],
      [21, 941],
    ])
    expect(result.vat).toEqual([
      { rate: 12, gross: 239_159, base: 213_535, tax: 25_624 },
      { rate: 21, gross: 32_351, base: 26_736, tax: 5_615 },
    ])
  })

  test('shipping taxed by its own rate', () => {
    const result = order('own')
    expect(result.total).toBe(271_510)
    expect(result.vat).toEqual([
      { rate: 12, gross: 232_200, base: 207_321, tax: 24_879 },
      { rate: 21, gross: 39_310, base: 32_488, tax: 6_822 },
    ])
  })
})

describe('line prices', () => {
  const unitPrice = (input: Parameters<typeof priceCart>[0]) => priceCart(input).result.lines[0]?.unitPrice

  test.each([
    ['breeder, own category', goods.BAG_12, GROUPS.breeder, null, 140_200],
    ['breeder, general discount', goods.BOWL, GROUPS.breeder, null, 11_600],
    ['trainer, own category', goods.TREAT, GROUPS.trainer, null, 8_100],
    ['regular delivery beats nothing', goods.BAG_12, GROUPS.retail, 4, 148_400],
    ['breeder, a set costs what everybody pays', goods.PUPPY_BUNDLE, GROUPS.breeder, null, 92_900],
    ['trainer, a set costs what everybody pays', goods.PUPPY_BUNDLE, GROUPS.trainer, null, 92_900],
    ['breeder with regular delivery gets the higher discount only', goods.BAG_12, GROUPS.breeder, 4, 140_200],
    ['on sale with regular delivery: the lower of both prices', goods.OIL_ON_SALE, GROUPS.retail, 4, 38_600],
    ['boxes have no regular price', goods.BOX_OF_SAMPLES, GROUPS.retail, 4, 19_900],
    ['bundles have no regular price', goods.PUPPY_BUNDLE, GROUPS.retail, 4, 92_900],
    ['wholesale price is without VAT', goods.BAG_12, GROUPS.wholesale, null, 103_100],
    ['wholesale has no regular price', goods.BAG_12, GROUPS.wholesale, 4, 103_100],
  ])('%s', (_, variant, group, weeks, expected) => {
    expect(unitPrice(cartOf([line(variant, 1, weeks)], { buyer: buyer(group) }))).toBe(expected)
  })

  test('a bundle without wholesale price costs its public price without VAT of its components', () => {
    const expected = unitPrice(cartOf([line(goods.PUPPY_BUNDLE)], { buyer: buyer(GROUPS.wholesale) }))
    // 814,43 Kč of feed with 12 % and 114,57 Kč of a bowl with 21 %.
    expect(expected).toBe(72_717 + 9_469)
  })

  test('quantity price counts pieces of all lines together', () => {
    const steps = [{ priceList: 'retail', fromPieces: 5, price: 6_200 }]
    const can = { ...goods.CAN_CHICKEN, quantityPrices: steps }
    const lines = [line(can, 3), { ...line(can, 2), id: 'second' }]
    expect(priceCart(cartOf(lines)).result.goods.discounted).toBe(31_000)
    expect(priceCart(cartOf([line(can, 4)])).result.goods.discounted).toBe(27_600)
  })

  test('an agreed price wins when it is the best', () => {
    const input = cartOf([line(goods.BAG_12)], {
      buyer: buyer(GROUPS.wholesale, { agreedPrices: { [goods.BAG_12.id]: 99_900 } }),
    })
    expect(unitPrice(input)).toBe(99_900)
    const dearer = buyer(GROUPS.wholesale, { agreedPrices: { [goods.BAG_12.id]: 120_000 } })
    expect(unitPrice({ ...input, buyer: dearer })).toBe(103_100)
  })

  test('breaks of the public list are for whoever buys from it, without VAT where prices are', () => {
    const bundle = { ...goods.PUPPY_BUNDLE, quantityPrices: [{ priceList: 'retail', fromPieces: 3, price: 46_450 }] }
    const net = (pieces: number) => unitPrice(cartOf([line(bundle, pieces)], { buyer: buyer(GROUPS.wholesale) })) ?? 0
    expect(net(2)).toBe(72_717 + 9_469)
    expect(net(3)).toBeLessThan(net(2) / 2 + 2)
    const own = { ...goods.BAG_12, quantityPrices: [{ priceList: 'retail', fromPieces: 2, price: 100 }] }
    expect(unitPrice(cartOf([line(own, 2)], { buyer: buyer(GROUPS.wholesale) }))).toBe(103_100)
  })

  test('a bundle is taxed by its components', () => {
    const { result } = priceCart(cartOf([line(goods.PUPPY_BUNDLE, 2)]))
    expect(result.vat.map(({ rate, gross }) => [rate, gross])).toEqual([
      [12, 162_886],
      [21, 22_914],
    ])
    expect(result.lines[0]?.parts.map(({ variantId, pieces }) => [variantId, pieces])[1]).toEqual([
      'CN-KO-KUR-P-400',
      4,
    ])
  })
})

describe('wholesale', () => {
  const wholesale = (pieces: number) =>
    priceCart(cartOf([line(goods.BAG_12, pieces)], { buyer: buyer(GROUPS.wholesale), shipping: DPD, payment: INVOICE }))

  test('tax is added from below and lines still sum to the total', () => {
    const { result } = wholesale(5)
    expect(result.vat).toEqual([
      { rate: 12, base: 515_500, tax: 61_860, gross: 577_360 },
      { rate: 21, base: 28_512, tax: 5_988, gross: 34_500 },
    ])
    expect(result.total).toBe(611_860)
    expect(result.shipping).toMatchObject({ parcels: 3, freeParcels: 0 })
  })

  test('the highest volume tier reached is used', () => {
    const { result, trace } = wholesale(30)
    expect(result.goods.discounted).toBe(3_093_000)
    expect(result.goods.afterCoupon).toBe(3_093_000 - 154_700)
    expect(trace).toContainEqual(expect.objectContaining({ code: 'volume.tier', percent: 5, amount: 154_700 }))
    expect(trace).toContainEqual(expect.objectContaining({ code: 'volume.next_tier', missing: 2_907_000 }))
  })

  test('an order under the minimum cannot be placed', () => {
    const { result } = wholesale(4)
    expect(result.problems).toContainEqual({ code: 'minimum_order', minimum: 500_000, missing: 87_600 })
  })
})

describe('shipping and payment', () => {
  test('free shipping covers one parcel, each further one is paid', () => {
    const { result } = priceCart(cartOf([line(goods.BAG_12, 3)], { shipping: DPD }))
    expect(result.shipping).toMatchObject({ parcels: 2, freeParcels: 1, freeBy: 'threshold', amount: 11_500 })
  })

  test('the threshold is measured before credits', () => {
    const credits = { wanted: 400, balance: 400 }
    const { result } = priceCart(cartOf([line(goods.BAG_12)], { credits, shipping: POINT }))
    expect(result.goods.paid).toBe(124_900)
    expect(result.freeShipping).toEqual({ from: 129_000, goods: 164_900, missing: 0, isReached: true })
  })

  test('progress says what is missing', () => {
    const { result } = priceCart(cartOf([line(goods.BAG_6)]))
    expect(result.freeShipping).toEqual({ from: 129_000, goods: 92_900, missing: 36_100, isReached: false })
  })

  test('a cart too heavy for a pickup point says why', () => {
    const { result } = priceCart(cartOf([line(goods.BAG_12, 2)], { shipping: POINT }))
    expect(result.shipping).toBeNull()
    expect(result.problems).toMatchObject([{ code: 'shipping_impossible', refusal: { code: 'needs_more_parcels' } }])
  })

  test('cash on delivery costs its fee even with free shipping and is rounded to crowns', () => {
    const bag = { ...goods.BAG_12, prices: { retail: 164_950 } }
    const { result } = priceCart(cartOf([line(bag)], { shipping: POINT, payment: COD }))
    expect(result).toMatchObject({ total: 168_850, rounding: 50, payable: 168_900 })
  })

  test('a card pays the exact amount', () => {
    const bag = { ...goods.BAG_12, prices: { retail: 164_950 } }
    expect(priceCart(cartOf([line(bag)], { payment: CARD })).result).toMatchObject({ rounding: 0, payable: 164_950 })
  })

  test('cash on delivery is impossible at the personal pickup', () => {
    const { result } = priceCart(cartOf([line(goods.BAG_12)], { shipping: BRNO, payment: COD }))
    expect(result.problems).toMatchObject([{ code: 'payment_impossible', refusal: { code: 'not_with_shipping' } }])
  })
})
