import type { ShippingOptionView } from '@shop/contract/cart-view'
import type { CheckoutView } from '@shop/contract/checkout'
import { describe, expect, test } from 'vitest'
import { firstCourier, firstWay, savedValue } from './delivery-option.ts'

function option(code: string, given: Partial<ShippingOptionView> = {}): ShippingOptionView {
  return { code, kind: 'address', needsPoint: false, refusal: null, amount: 11_900, ...given } as ShippingOptionView
}

function checkout(options: ShippingOptionView[], given: Partial<CheckoutView> = {}): CheckoutView {
  return { cart: { shippingOptions: options }, shippingCode: null, pickupPoint: null, ...given } as CheckoutView
}

const PPL = option('ppl')
const POINT = option('zasilkovna', { kind: 'pickup-point', needsPoint: true })
const COUNTER = option('osobne', { kind: 'personal-pickup' })
const REFUSED = { code: 'piece_too_heavy', details: {} }

describe('the way that is ticked first', () => {
  test.each([
    ['fetching asks for the least', checkout([PPL, POINT]), 'pick'],
    ['what is saved', checkout([PPL, POINT], { shippingCode: 'ppl' }), 'home'],
    ['a courier when nothing can be fetched', checkout([PPL, { ...POINT, refusal: REFUSED }]), 'home'],
  ])('%s', (_title, view, way) => {
    expect(firstWay(view)).toBe(way)
  })
})

describe('what is saved', () => {
  const pickupPoint = { id: 7, refusal: null } as CheckoutView['pickupPoint']

  test.each([
    ['nothing', checkout([PPL]), null],
    ['a courier', checkout([PPL], { shippingCode: 'ppl' }), 'ppl'],
    ['a point', checkout([POINT], { shippingCode: 'zasilkovna', pickupPoint }), 'zasilkovna:7'],
    ['a way whose point is missing', checkout([POINT], { shippingCode: 'zasilkovna' }), null],
    [
      'a point that is full now',
      checkout([POINT], {
        shippingCode: 'zasilkovna',
        pickupPoint: { id: 7, refusal: REFUSED } as CheckoutView['pickupPoint'],
      }),
      null,
    ],
    ['our own counter', checkout([COUNTER], { shippingCode: 'osobne' }), 'osobne:'],
    ['a way that no longer carries it', checkout([{ ...PPL, refusal: REFUSED }], { shippingCode: 'ppl' }), null],
  ])('%s', (_title, view, value) => {
    expect(savedValue(view)).toBe(value)
  })
})

test('the first courier is the cheapest, and of equals the one that comes first', () => {
  const on = (date: string) => ({ latest: { date } }) as ShippingOptionView['promise']
  const slow = option('slow', { amount: 9900, promise: on('2026-11-20') })
  const quick = option('quick', { amount: 9900, promise: on('2026-11-19') })
  expect(firstCourier([PPL, slow, quick])?.code).toBe('quick')
  expect(firstCourier([])).toBeNull()
})
