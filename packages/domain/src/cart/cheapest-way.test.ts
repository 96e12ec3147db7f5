import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BRNO, CARD, COD, DPD, HOME, PAYMENT_METHODS, SHIPPING_METHODS } from '../checkout/methods.fixture.ts'
import { planParcels } from '../checkout/plan-parcels.ts'
import { listShippingOptions } from '../checkout/shipping-options.ts'
import { adviseWay, cheapestWay, type PricedWay, priceWays } from './cheapest-way.ts'
import { piecesOfLines } from './pieces-of-lines.ts'
import { priceCart } from './price-cart.ts'
import { asked, buyer, COUPONS, cartOf, GROUPS, line, SETTINGS } from './pricing.fixture.ts'
import type { PriceInput } from './pricing-input.ts'
import * as goods from './variants.fixture.ts'

const { BAG_6, BAG_12, BED_L, CAN_CHICKEN, TREAT } = goods

function waysOf(input: PriceInput, methods = SHIPPING_METHODS): PricedWay[] {
  const { result } = priceCart(input)
  const options = listShippingOptions({
    methods,
    pieces: piecesOfLines(input.lines),
    country: 'CZ',
    terms: {
      goods: result.goods.afterCoupon,
      groupFrom: input.buyer.group.freeShippingFrom,
      couponMethods: [],
      parcels: 1,
    },
    packaging: SETTINGS.packaging,
    promises: {},
  })
  return priceWays(input, options, methods)
}

const costs = (ways: PricedWay[]) =>
  Object.fromEntries(ways.map(({ methodCode, parcels, cost }) => [methodCode, [parcels, cost]]))

describe('ways and what they come to', () => {
  test('a light cart goes everywhere in one parcel; our own counter is compared with nothing', () => {
    expect(costs(waysOf(cartOf([line(TREAT)])))).toEqual({
      'zasilkovna-vydejni-misto': [1, 7_900],
      'zasilkovna-z-box': [1, 6_900],
      'zasilkovna-na-adresu': [1, 10_900],
      ppl: [1, 11_900],
      dpd: [1, 11_500],
      balikovna: [1, 7_500],
    })
  })

  test('five bags are one parcel for two couriers and two for the third; points take one only, so they are no way', () => {
    expect(costs(waysOf(cartOf([line(BAG_6, 5)])))).toEqual({
      'zasilkovna-na-adresu': [2, 10_900],
      ppl: [1, 0],
      dpd: [1, 0],
    })
  })

  test('cash at the door costs its fee with every way, or none where the shipping is free', () => {
    expect(costs(waysOf(cartOf([line(TREAT)], { payment: COD }))).dpd).toEqual([1, 11_500 + 3_900])
    const waived = { ...SETTINGS, freeShipping: { ...SETTINGS.freeShipping, waivesPaymentFee: true } }
    const free = costs(waysOf(cartOf([line(BAG_6, 5)], { payment: COD, settings: waived })))
    expect(free).toMatchObject({ dpd: [1, 0], 'zasilkovna-na-adresu': [2, 10_900] })
  })

  test('what cannot be paid as chosen is no way', () => {
    const methods = [{ ...DPD, cod: null }, HOME]
    expect(Object.keys(costs(waysOf(cartOf([line(TREAT)], { payment: COD }), methods)))).toEqual([HOME.code])
    expect(Object.keys(costs(waysOf(cartOf([line(TREAT)], { payment: CARD }), methods)))).toHaveLength(2)
  })

  test('where only our own counter is left, there is nothing to compare', () => {
    expect(waysOf(cartOf([line(TREAT)]), [BRNO])).toEqual([])
    expect(cheapestWay([])).toBeNull()
  })
})

describe('the word of advice', () => {
  const way = (methodCode: string, parcels: number, payable: number, rest: Partial<PricedWay> = {}): PricedWay => ({
    ...{ methodCode, parcels, payable, cost: payable, latest: null, position: 1 },
    ...rest,
  })

  test.each<[string, PricedWay[], string | null, [string, string] | null]>([
    ['the courier in one parcel', [way('box', 2, 158), way('ppl', 1, 129)], null, ['ppl', 'box']],
    ['who has chosen two parcels is told', [way('box', 2, 158), way('ppl', 1, 129)], 'box', ['ppl', 'box']],
    ['who has chosen the cheapest is not', [way('box', 2, 158), way('ppl', 1, 129)], 'ppl', null],
    ['a dearer one in one parcel is a matter of taste', [way('dpd', 1, 140), way('ppl', 1, 129)], null, null],
    ['also when it is chosen', [way('dpd', 1, 140), way('ppl', 1, 129), way('box', 2, 158)], 'dpd', null],
    ['the least dear stands for all', [way('a', 3, 300), way('b', 2, 200), way('c', 1, 100)], null, ['c', 'b']],
    ['the chosen one for itself', [way('a', 3, 300), way('b', 2, 200), way('c', 1, 100)], 'a', ['c', 'a']],
    ['two parcels everywhere, one is cheaper', [way('a', 2, 230), way('b', 2, 218)], null, ['b', 'a']],
    ['as many crowns for fewer parcels', [way('a', 2, 129), way('b', 1, 129)], null, null],
    ['nothing at all', [], null, null],
  ])('%s', (_title, ways, chosen, codes) => {
    const advice = adviseWay(ways, chosen)
    expect(advice && [advice.best.methodCode, advice.dearer.methodCode]).toEqual(codes)
  })

  test.each<[string, PricedWay[], string]>([
    ['fewer parcels', [way('a', 2, 129), way('b', 1, 129)], 'b'],
    ['the sooner day', [way('a', 1, 129, { latest: '2026-11-19' }), way('b', 1, 129, { latest: '2026-11-18' })], 'b'],
    ['the first of the list', [way('a', 1, 129, { position: 5 }), way('b', 1, 129, { position: 4 })], 'b'],
  ])('of equals %s', (_title, ways, code) => {
    expect(cheapestWay(ways)?.methodCode).toBe(code)
    expect(cheapestWay(ways.toReversed())?.methodCode).toBe(code)
  })
})

describe('against every way tried one by one', () => {
  const anyCart = fc
    .record({
      lines: fc.uniqueArray(
        fc.record({
          variant: fc.constantFrom(BAG_6, BAG_12, BED_L, CAN_CHICKEN, TREAT),
          pieces: fc.integer({ min: 1, max: 7 }),
        }),
        { minLength: 1, maxLength: 3, selector: ({ variant }) => variant.id },
      ),
      group: fc.constantFrom(GROUPS.retail, GROUPS.wholesale, GROUPS.breeder),
      coupon: fc.constantFrom(null, COUPONS.percent, COUPONS.freeShipping),
      credits: fc.option(fc.record({ wanted: fc.nat(500), balance: fc.nat(500) })),
      payment: fc.constantFrom(null, ...PAYMENT_METHODS),
      waivesPaymentFee: fc.boolean(),
    })
    .map(({ lines, group, coupon, credits, payment, waivesPaymentFee }) =>
      cartOf(
        lines.map(({ variant, pieces }) => line(variant, pieces)),
        {
          ...{ buyer: buyer(group), coupon: coupon && asked(coupon), credits, payment },
          settings: { ...SETTINGS, freeShipping: { ...SETTINGS.freeShipping, waivesPaymentFee } },
        },
      ),
    )

  test('the cheapest is possible and never dearer than any other that is', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (input, turn) => {
        const tried = SHIPPING_METHODS.filter(({ kind }) => kind !== 'personal-pickup').flatMap((method) => {
          const plan = planParcels(piecesOfLines(input.lines), method, SETTINGS.packaging)
          const { payable, problems } = priceCart({ ...input, shipping: method }).result
          const isPaid = problems.every(({ code }) => code !== 'payment_impossible')
          return plan.ok && isPaid ? [{ method, payable, parcels: plan.value.length }] : []
        })
        const ways = waysOf(input)
        const best = cheapestWay(ways)
        expect(ways.map(({ methodCode }) => methodCode)).toEqual(tried.map(({ method }) => method.code))
        for (const { method, parcels } of tried) if (!method.allowMultiParcel) expect(parcels).toBe(1)
        expect(best?.payable).toBe(tried.length > 0 ? Math.min(...tried.map(({ payable }) => payable)) : undefined)
        const turned = ways.length > 0 ? turn % ways.length : 0
        expect(cheapestWay([...ways.slice(turned), ...ways.slice(0, turned)])).toEqual(best)

        const advice = adviseWay(ways, null)
        expect(advice !== null).toBe(ways.some((one) => one.parcels > 1 && one.payable > (best?.payable ?? 0)))
        if (advice) expect(advice.dearer.payable).toBeGreaterThan(advice.best.payable)
      }),
      { numRuns: 80 },
    )
  })
})
