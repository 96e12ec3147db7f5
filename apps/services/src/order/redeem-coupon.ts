import type { CouponRow } from '#app/cart/buyer.sql'
import type { CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { countLateLimit, countRedemption, insertRedemption } from '#app/order/redemptions.sql'

interface Buyer {
  orderId: number
  customerId: number | null
  email: string
}

/** Whoever comes second is refused, and the refusal takes the whole placement back. */
export async function redeemCoupon(
  { db, now }: CommandContext,
  { id, coupon, usage }: CouponRow,
  buyer: Buyer,
): Promise<void> {
  const { usageLimitTotal, usageLimitPerCustomer } = coupon
  if (usageLimitTotal !== null && !(await countRedemption(db, id))) {
    throw new RequestError('coupon_refused', { reason: 'used_up', code: coupon.code })
  }
  // Without a limit for one buyer no two uses may collide; the number of the order is free for sure.
  const numbers =
    usageLimitPerCustomer === null
      ? [buyer.orderId]
      : Array.from({ length: usageLimitPerCustomer - usage.byBuyer }, (_, index) => usage.byBuyer + 1 + index)
  for (const useNumber of numbers) {
    if (await insertRedemption(db, { couponId: id, useNumber, now, ...buyer })) {
      if (usageLimitTotal === null) await countLateLimit(db, id)
      return
    }
  }
  throw new RequestError('coupon_refused', { reason: 'used_by_you', code: coupon.code })
}
