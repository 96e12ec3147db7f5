import { ok, type Result, refuse } from '../result.ts'
import type { Cart } from './cart.ts'

/** Codes are told over the phone and copied from leaflets: case and spaces do not matter. */
export function normalizeCouponCode(code: string): string {
  return code.replaceAll(/\s/g, '').toUpperCase()
}

/** One coupon per order. Whether its terms are met is answered by the price, again after each change of the cart. */
export function enterCoupon(cart: Cart, code: string): Result<Cart, 'not_combinable' | 'no_code'> {
  const wanted = normalizeCouponCode(code)
  if (wanted === '') return refuse('no_code')
  if (cart.couponCode !== null && cart.couponCode !== wanted)
    return refuse('not_combinable', { applied: cart.couponCode })
  return ok({ ...cart, couponCode: wanted })
}

export function removeCoupon(cart: Cart): Cart {
  return { ...cart, couponCode: null }
}
