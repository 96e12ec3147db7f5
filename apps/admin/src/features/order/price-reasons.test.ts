import type { TraceEntry } from '@shop/domain/cart/pricing-trace'
import { expect, test } from 'vitest'
import { WHY } from '#app/texts/price-trace.ts'
import type { DetailMoney, LineMoney, OrderDetail } from './order-detail.ts'
import { toPriceReasons } from './price-reasons.ts'

type Line = OrderDetail['lines'][number]

const bag: Line = {
  position: 1,
  kind: 'goods',
  variantId: 7,
  code: 'B',
  name: 'Granule',
  variantName: '2 kg',
  bundleName: null,
  pieces: 2,
  regularWeeks: 4,
}
const cost: LineMoney = {
  ...{ position: 1, vatRate: 12, fullAmount: 36_000, volumeDiscount: 1000, couponDiscount: 0, creditsDiscount: 500 },
  ...{ amount: 34_500, gross: 34_500 },
}
const TRACE: TraceEntry[] = [
  { code: 'price.base', lineId: '7:4', source: 'public_list', unitPrice: 20_000, pieces: 2 },
  {
    ...{ code: 'price.discount', lineId: '7:4', rule: 'regular_delivery', percent: 10, category: null },
    ...{ from: 20_000, unitPrice: 18_000, applied: true },
  } as TraceEntry,
  { code: 'coupon.line_excluded', coupon: 'PES', lineId: '7:4', reason: 'regular_delivery' },
  { code: 'price.base', lineId: '7', source: 'list', unitPrice: 1, pieces: 1 },
  { code: 'volume.tier', goods: 300_000, from: 250_000, percent: 3, amount: 9000 },
  { code: 'credits.spent', wanted: 50, credits: 50, amount: 5000, cappedBy: null },
]
const money = (priceTrace: TraceEntry[]) => ({ priceTrace, couponCode: null }) as unknown as DetailMoney

test('reasons of a line add up to what it cost, and none of another line is among them', () => {
  const reasons = toPriceReasons(bag, cost, money(TRACE))
  expect(reasons.map(({ amount }) => amount)).toEqual([40_000, -4000, null, -1000, -500])
  expect(reasons.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(cost.amount)
})

test('an order without a trace still adds up, from its stored numbers alone', () => {
  const reasons = toPriceReasons(bag, cost, money([]))
  expect(reasons.map(({ amount }) => amount)).toEqual([36_000, -1000, -500])
})

test.each([
  [1, 'Zdarma 1 balík, díky ceně zboží'],
  [2, 'Zdarma 2 balíky, díky ceně zboží'],
  [5, 'Zdarma 5 balíků, díky ceně zboží'],
])('%i free parcels are counted, not numbered', (parcels, words) => {
  expect(WHY.free(parcels, 'threshold')).toBe(words)
})

test('a free parcel stands beside the price of all of them', () => {
  const shipping = { ...bag, kind: 'shipping', variantId: null, pieces: 1, regularWeeks: null }
  const whole = { ...cost, fullAmount: 10_900, volumeDiscount: 0, creditsDiscount: 0, amount: 10_900, gross: 10_900 }
  const trace: TraceEntry[] = [
    { code: 'shipping.threshold', goods: 500_000, from: 129_000, missing: 0, reached: true },
    {
      ...{ code: 'shipping.price', method: 'ppl', perParcel: 10_900, parcels: 2, freeParcels: 1 },
      ...{ freeBy: 'threshold', amount: 10_900 },
    } as TraceEntry,
  ]
  expect(toPriceReasons(shipping, whole, money(trace)).map(({ amount }) => amount)).toEqual([null, 21_800, -10_900])
})
