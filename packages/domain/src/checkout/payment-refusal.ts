import type { Halere } from '../money/halere.ts'
import { type Refusal, refuse } from '../result.ts'
import { PAYMENT_TRAITS, type PaymentMethod } from './payment-method.ts'
import type { ShippingMethod } from './shipping-method.ts'

export type PaymentRefusal =
  | 'not_for_group'
  | 'not_with_shipping'
  | 'not_for_regular_delivery'
  | 'below_minimum'
  | 'no_cod_with_shipping'
  | 'over_cod_limit'
  | 'no_cod_at_point'
  | 'cod_not_collected'
  | 'invoice_overdue'

export type PaymentSituation = {
  readonly group: { readonly code: string; readonly paymentMethodCodes: readonly string[] }
  readonly shipping: ShippingMethod | null
  readonly pointTakesCod: boolean | null
  readonly hasRegularDelivery: boolean
  readonly payable: Halere
  readonly netGoods: Halere
  /** Parcels to be paid at the door were left behind: not again before this day. */
  readonly cashBlockedUntil: string | null
  /** An invoice due on this day is still not paid, and none is made out until it is. */
  readonly invoiceStoppedSince?: string | null | undefined
}

/** Why an order cannot be paid this way, or null when it can. */
export function paymentRefusal(method: PaymentMethod, situation: PaymentSituation): Refusal<PaymentRefusal> | null {
  const { group, shipping, hasRegularDelivery, netGoods } = situation
  if (!group.paymentMethodCodes.includes(method.code) || !method.customerGroups.includes(group.code)) {
    return refuse('not_for_group', { group: group.code })
  }
  if (hasRegularDelivery && !method.supportsRegularDelivery) return refuse('not_for_regular_delivery')
  if (netGoods < method.minimumOrderNet) {
    return refuse('below_minimum', { minimum: method.minimumOrderNet, missing: method.minimumOrderNet - netGoods })
  }
  if (shipping && !shipping.paymentMethodCodes.includes(method.code)) {
    return refuse('not_with_shipping', { shipping: shipping.code })
  }
  const { invoiceStoppedSince = null } = situation
  if (PAYMENT_TRAITS[method.kind].isOnCredit && invoiceStoppedSince !== null) {
    return refuse('invoice_overdue', { since: invoiceStoppedSince })
  }
  return method.kind === 'cod' ? codRefusal(situation) : null
}

function codRefusal(situation: PaymentSituation): Refusal<PaymentRefusal> | null {
  const { shipping, pointTakesCod, payable, cashBlockedUntil } = situation
  if (cashBlockedUntil !== null) return refuse('cod_not_collected', { until: cashBlockedUntil })
  if (!shipping) return null
  if (!shipping.cod) return refuse('no_cod_with_shipping', { shipping: shipping.code })
  const { maximum } = shipping.cod
  if (maximum !== null && payable > maximum) return refuse('over_cod_limit', { maximum, payable })
  return pointTakesCod === false ? refuse('no_cod_at_point') : null
}
