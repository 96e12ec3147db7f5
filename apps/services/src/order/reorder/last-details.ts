import { CheckoutDetails } from '@shop/contract/checkout'
import type { LastPaid } from '#app/order/reorder/reorder.sql'

/** The contact and the addresses of an order as the checkout keeps them; null when the order no longer knows them. */
export function toLastDetails({ email, phone, billing, delivery }: LastPaid): CheckoutDetails | null {
  const whole = { ...(billing as object), email, phone, delivery: null, note: '', wantsAccount: false, consents: [] }
  const details = CheckoutDetails.safeParse(whole)
  if (!details.success) return null
  const elsewhere = CheckoutDetails.shape.delivery.safeParse(delivery)
  return {
    ...details.data,
    delivery: elsewhere.success && isElsewhere(details.data, elsewhere.data) ? elsewhere.data : null,
  }
}

/** Without an address of its own an order keeps that of the invoice as the place of delivery too. */
function isElsewhere(billing: CheckoutDetails, delivery: CheckoutDetails['delivery']): boolean {
  if (!delivery) return false
  const keys = ['street', 'city', 'zip', 'country', 'firstName', 'lastName'] as const
  return keys.some((key) => delivery[key] !== billing[key])
}
