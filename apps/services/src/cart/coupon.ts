import type { EnterCoupon } from '@shop/contract/cart'
import {
  enterCoupon as enterInto,
  normalizeCouponCode,
  removeCoupon as removeFrom,
} from '@shop/domain/cart/enter-coupon'
import { ok, refuse } from '@shop/domain/result'
import { parseVoucherCode } from '@shop/domain/voucher/voucher-code'
import { isCoupon } from '#app/cart/buyer.sql'
import { changeCart } from '#app/cart/change-cart'
import { enterVoucher } from '#app/cart/enter-voucher'
import type { Context } from '#app/http/context'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/**
 * A code that exists stays entered even if it does not hold yet: the cart says why, and what would make it hold. One field takes coupons
 * and vouchers: nobody has to know which of the two they were given.
 */
export async function enterCoupon(context: Context, { code, ...seen }: EnterCoupon) {
  const voucherCode = parseVoucherCode(code)
  if (voucherCode !== null) return enterVoucher(context, voucherCode, seen)
  return changeCart(context, { seen, withoutCart: { refuse: 'cart_gone' } }, async (cart, _pricing, row) => {
    const entered = enterInto(cart, code)
    if (!entered.ok)
      return entered.code === 'no_code' ? refuse('coupon_unknown') : refuse('not_combinable', entered.details)
    const who = { customerId: row.customerId, email: row.details?.email ?? null }
    const isKnown = await isCoupon(context.db, STOREFRONT_ID, normalizeCouponCode(code), who)
    return isKnown ? ok({ cart: entered.value }) : refuse('coupon_unknown')
  })
}

export async function removeCoupon(context: Context) {
  return changeCart(context, { withoutCart: 'empty' }, (cart) => ok({ cart: removeFrom(cart) }))
}
