import type { ShippingOptionView } from '@shop/contract/cart-view'
import type { CheckoutView } from '@shop/contract/checkout'
import { expect, test } from 'vitest'
import { describeDelivery } from './describe-delivery.ts'

const COURIER = { code: 'ppl', name: 'PPL – na adresu', kind: 'address', needsPoint: false, refusal: null, amount: 0 }
const POINT = {
  ...COURIER,
  code: 'zasilkovna',
  name: 'Zásilkovna',
  kind: 'pickup-point',
  needsPoint: true,
  amount: 7900,
}
const PLACE = { id: 7, place: 'Trafika U Jezevčíka', street: 'Lidická 14', zip: '60200', city: 'Brno', refusal: null }
const REFUSED = { code: 'point_closed', details: {} }

function checkout(option: object, given: object = {}): CheckoutView {
  const options = [{ promise: null, parcels: 1, ...option }] as ShippingOptionView[]
  const repeats = { shipping: false, payment: false }
  const { code } = option as { code: string }
  return {
    cart: { shippingOptions: options },
    shippingCode: code,
    pickupPoint: null,
    repeats,
    ...given,
  } as CheckoutView
}

test.each([
  ['a courier', checkout(COURIER), 'PPL – na adresu', 'zdarma'],
  [
    'a point with its address and price',
    checkout(POINT, { pickupPoint: PLACE }),
    'Trafika U Jezevčíka',
    'Zásilkovna · Lidická 14, 602 00 Brno · 79 Kč',
  ],
  [
    'the same as last time',
    checkout(COURIER, { repeats: { shipping: true, payment: false } }),
    'PPL – na adresu',
    'Jako minule · zdarma',
  ],
])('%s', (_title, view, title, details) => {
  const said = describeDelivery(view)
  expect(said?.title.replaceAll('\u00a0', ' ')).toBe(title)
  expect(said?.details.replaceAll('\u00a0', ' ')).toBe(details)
})

test.each([
  ['nothing is chosen', checkout(COURIER, { shippingCode: null })],
  ['the point is missing', checkout(POINT)],
  ['the point takes nothing now', checkout(POINT, { pickupPoint: { ...PLACE, refusal: REFUSED } })],
  ['the way no longer carries it', checkout({ ...COURIER, refusal: REFUSED })],
])('undecided: %s', (_title, view) => {
  expect(describeDelivery(view)).toBeNull()
})
