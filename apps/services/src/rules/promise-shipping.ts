import {
  type CarrierTransit,
  type DeliveryPromise,
  type DeliveryRecord,
  promiseDelivery,
} from '@shop/domain/calendar/delivery-promise'
import type { ShopRules } from '#app/rules/shop-rules'
import type { ShippingRow } from '#app/rules/shop-rules.sql'

type Records = readonly DeliveryRecord[] | undefined

/** The one promise: what the checkout shows, the order keeps and the money renews. */
export function promiseShipping(now: Date, rules: ShopRules, method: ShippingRow, records: Records): DeliveryPromise {
  return promiseDelivery(now, rules.dispatch, transitOf(rules, method, records))
}

/** A day off of ours counts for the carrier too: who does not know its own rather promises a day more. */
export function transitOf(
  { dispatch: { closedOn = [] } }: Pick<ShopRules, 'dispatch'>,
  { minDays, maxDays, cutOff }: ShippingRow,
  records: Records,
): CarrierTransit {
  return { minDays, maxDays, cutOff, closedOn, records: records ?? [] }
}
