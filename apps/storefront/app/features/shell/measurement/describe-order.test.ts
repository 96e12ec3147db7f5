import { expect, test } from 'vitest'
import { describeOrder, toCrowns } from './describe-order.ts'
import type { SeenRoute } from './seen-route.ts'

type Page = SeenRoute<'kosik-dekujeme___cs'>

const GOODS = { kind: 'goods', variantId: 1, pieces: 2, gross: 224_00, vatRate: 12 }
const SHIPPING = { kind: 'shipping', variantId: null, pieces: 1, gross: 99_00, vatRate: 21 }

function purchaseOf(change: object) {
  const order = { number: 'CN-1', couponCode: null, vat: [], lines: [GOODS], ...change }
  return describeOrder({ data: { order } } as unknown as Page)[0]
}

test.each([
  ['a piece costs its share of the line', [GOODS], [{ variantId: 1, quantity: 2, price: 112_00 }]],
  [
    'a share that is no whole haléř is rounded',
    [{ ...GOODS, pieces: 3, gross: 100 }],
    [{ variantId: 1, quantity: 3, price: 33 }],
  ],
  ['shipping is no goods', [SHIPPING], []],
  ['goods deleted since have no name to tell', [{ ...GOODS, variantId: null }], []],
])('%s', (_title, lines, pieces) => {
  expect(purchaseOf({ lines })?.pieces).toEqual(pieces)
})

test.each([
  ['shipping is told without the tax', { lines: [GOODS, SHIPPING] }, { shipping: 81.82 }],
  ['shipping for nothing', { lines: [GOODS, { ...SHIPPING, gross: 0 }] }, { shipping: 0 }],
  ['two parts of shipping are summed', { lines: [SHIPPING, { ...SHIPPING, gross: 1 }] }, { shipping: 81.83 }],
  ['the tax of all rates is summed', { vat: [{ tax: 24_00 }, { tax: 17_18 }] }, { tax: 41.18 }],
  ['no tax', { vat: [] }, { tax: 0 }],
  ['a coupon', { couponCode: 'LETO' }, { coupon: 'LETO' }],
  ['no coupon', {}, { coupon: null, transaction_id: 'CN-1' }],
])('%s', (_title, change, fields) => {
  expect(purchaseOf(change)?.fields).toMatchObject(fields)
})

test('a purchase is told once ever', () => {
  expect(purchaseOf({})).toMatchObject({ event: 'purchase', isPurchase: true, hasValue: true })
})

test.each([
  [0, 0],
  [1, 0.01],
  [112_00, 112],
  [99.6, 1],
])('%d haléřů are %d Kč', (halere, crowns) => {
  expect(toCrowns(halere)).toBe(crowns)
})
