import { ok } from '@shop/domain/result'
import { changeCheckout } from '#app/checkout/change-checkout'
import { billToCompany } from '#app/checkout/company-billing'
import type { Context } from '#app/http/context'
import { fillChoice } from '#app/order/reorder/fill-choice'
import { toLastDetails } from '#app/order/reorder/last-details'
import { selectWrittenFor } from '#app/order/reorder/reorder.sql'

/**
 * The checkout of an order that was taken back is filled in as it was for that order, as far as the cart can still go that way. What
 * stands in the cart already is not touched.
 */
export async function keepChoice(context: Context, orderId: number): Promise<void> {
  const { db } = context
  const last = await selectWrittenFor(db, orderId)
  const written = last && toLastDetails(last)
  if (!written) return
  await changeCheckout(context, async (row, cart, pricing) => {
    if (row.details !== null || row.shippingMethodId !== null) return ok({})
    const details = await billToCompany(db, pricing, { ...written, note: last.note })
    const filled = { ...row, details }
    const { shippingMethodId, pickupPointId, paymentMethodId } = await fillChoice(db, {
      row: filled,
      cart,
      pricing,
      last,
    })
    return ok({ details, shippingMethodId, pickupPointId, paymentMethodId })
  })
}
