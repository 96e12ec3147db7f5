import type { ChoosePayment, ChooseShipping } from '@shop/contract/checkout'
import { pointRefusal } from '@shop/domain/checkout/pickup-point'
import { ok, refuse } from '@shop/domain/result'
import { describeCart } from '#app/cart/describe-cart'
import { changeCheckout } from '#app/checkout/change-checkout'
import { loadPoint, toPaymentOptions } from '#app/checkout/describe-checkout'
import { selectPoint, selectPointByCode, toDomainPoint } from '#app/checkout/points.sql'
import type { Context } from '#app/http/context'
import type { ShippingRow } from '#app/rules/shop-rules.sql'
import type { Db } from '#app/store/database'

/** A pickup method without its point is not chosen. */
export async function chooseShipping(context: Context, wanted: ChooseShipping) {
  const { db } = context
  const { shippingCode } = wanted
  return changeCheckout(context, async (row, cart, pricing) => {
    const method = pricing.rules.shipping.find(({ code }) => code === shippingCode)
    if (!method) return refuse('method_unknown')
    const { priced } = await describeCart(db, row, cart, pricing)
    const option = priced.options.find(({ methodCode }) => methodCode === shippingCode)
    if (!option?.isPossible) {
      return refuse('shipping_impossible', { reason: option?.refusal.code, ...(option?.refusal.details as object) })
    }
    const point = await findPoint(db, method, wanted)
    const isCod = priced.choice.payment?.kind === 'cod'
    const refusal = pointRefusal(method, point && toDomainPoint(point), option.plan, isCod)
    // Cash that the point does not take is told at the payment, where it can be changed.
    if (refusal && refusal.code !== 'no_cod_at_point') {
      return refuse('pickup_point_refused', { reason: refusal.code, ...(refusal.details as object) })
    }
    const payment = refusal ? { paymentMethodId: null } : {}
    return ok({ shippingMethodId: method.id, pickupPointId: point?.id ?? null, ...payment })
  })
}

async function findPoint(db: Db, { pointNetwork }: ShippingRow, { pickupPointId, pickupPointCode }: ChooseShipping) {
  if (!pointNetwork) return null
  if (pickupPointId !== null) return selectPoint(db, pickupPointId, pointNetwork)
  return pickupPointCode === null ? null : selectPointByCode(db, pickupPointCode, pointNetwork)
}

export async function choosePayment(context: Context, { paymentCode }: ChoosePayment) {
  const { db } = context
  return changeCheckout(context, async (row, cart, pricing) => {
    const described = await describeCart(db, { ...row, paymentMethodId: null }, cart, pricing)
    const point = await loadPoint(db, row, pricing)
    const option = toPaymentOptions(pricing, described, point).find(({ code }) => code === paymentCode)
    const method = pricing.rules.payment.find(({ code }) => code === paymentCode)
    if (!option || !method) return refuse('method_unknown')
    if (option.refusal) {
      return refuse('payment_impossible', { reason: option.refusal.code, ...(option.refusal.details as object) })
    }
    return ok({ paymentMethodId: method.id })
  })
}
