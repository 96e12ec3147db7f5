import type { CouponDraft, StaffCoupon } from '@shop/contract/promotion/staff-coupon'
import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { Coupon } from '@shop/domain/cart/coupon'

/** As the price of a cart asks for it. */
export function toCoupon(draft: CouponDraft): Coupon {
  const { limitPerCustomer, limitTotal, benefit, products, ...rest } = draft
  const { name: _name, description: _description, isAutomatic: _isAutomatic, ...terms } = rest
  const limits = { usageLimitPerCustomer: limitPerCustomer, usageLimitTotal: limitTotal }
  const shared = { ...terms, ...limits, products: products?.map(String) ?? null }
  if (benefit.kind !== 'gift') return { ...shared, ...benefit }
  return { ...shared, kind: 'gift', pieces: benefit.pieces }
}

interface Stored {
  draft: CouponDraft
  isDraft: boolean
  endedAt: Date | null
}

export function couponState({ draft, isDraft, endedAt }: Stored, today: LocalDate): StaffCoupon['state'] {
  if (isDraft) return 'draft'
  if (endedAt !== null) return 'stopped'
  if (today < draft.validFrom) return 'planned'
  return today > draft.validTo ? 'over' : 'running'
}
