import type { CartView } from '@shop/contract/cart-view'
import { expect, test } from 'vitest'
import { couponOf, describeCart } from './describe-cart.ts'
import { measuredCart as cart } from './measured-cart.fixture.ts'

const NO_WISH = { intent: 'pieces', variantId: 0, pieces: 1 }

test.each([
  ['more of the same', cart([1, 2]), cart([1, 5]), [['add_to_cart', 1, 3]]],
  ['less of it', cart([1, 2]), cart([1, 1]), [['remove_from_cart', 1, 1]]],
  ['a line removed', cart([1, 2], [2, 1]), cart([2, 1]), [['remove_from_cart', 1, 2]]],
  ['everything removed', cart([1, 2]), cart(), [['remove_from_cart', 1, 2]]],
  ['two lines of the same goods become one', cart([1, 1], [1, 1]), cart([1, 3]), [['add_to_cart', 1, 1]]],
  ['once changed to regularly', cart([1, 2]), cart([1, 1], [1, 1]), []],
  ['nothing changed', cart([1, 1]), cart([1, 1]), []],
  [
    'one pack exchanged for another',
    cart([1, 1]),
    cart([2, 1]),
    [
      ['add_to_cart', 2, 1],
      ['remove_from_cart', 1, 1],
    ],
  ],
])('%s: only the difference is told', (_title, before, after, told) => {
  const events = describeCart({ kind: 'cart', before, after, wished: NO_WISH })
  expect(events.flatMap(({ event, pieces }) => pieces.map((p) => [event, p.variantId, p.quantity]))).toEqual(told)
})

test.each([
  ['what was added', { intent: 'add', variantId: 1, pieces: 2 }, [{ variantId: 1, quantity: 2, price: 112_00 }]],
  ['goods the cart refused', { intent: 'add', variantId: 9, pieces: 2 }, undefined],
  ['anything but adding', { intent: 'pieces', variantId: 1, pieces: 2 }, undefined],
])('nobody had asked for the cart yet: the form is trusted for %s', (_title, wished, pieces) => {
  const [added] = describeCart({ kind: 'cart', before: null, after: cart([1, 6]), wished })
  expect(added?.pieces).toEqual(pieces)
})

test('prices of a company are told without the tax', () => {
  const [added] = describeCart({
    ...{ kind: 'cart', before: cart(), after: { ...cart([1, 1]), basis: 'net' }, wished: NO_WISH },
  })
  expect(added?.basis).toBe('net')
})

test.each([
  [{ state: 'none' }, null],
  [{ state: 'applied', code: 'LETO' }, 'LETO'],
  [{ state: 'waiting', code: 'LETO' }, null],
])('the coupon of %j is %j', (coupon, code) => {
  expect(couponOf({ ...cart(), coupon } as unknown as CartView)).toBe(code)
})
