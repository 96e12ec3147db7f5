import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { cashBlockedUntil } from '@shop/domain/checkout/cash-trust'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { listPaymentOptions } from '@shop/domain/checkout/payment-options'
import type { CommandContext } from '#app/http/context'
import { type MethodSituation, selectMethodSituation } from '#app/payment/method-situation.sql'
import { loadShopRules, type ShopRules } from '#app/rules/shop-rules'
import type { PaymentRow } from '#app/rules/shop-rules.sql'

export interface OtherMethod {
  method: PaymentRow
  fee: number
}

/** Every way in which a placed order could be paid, by the same rule as in checkout. */
export function possibleMethods(rules: ShopRules, order: MethodSituation, now: Date): OtherMethod[] {
  const group = rules.groups.get(order.group)
  const shipping = rules.shipping.find(({ id }) => id === order.shippingMethodId) ?? null
  if (!group || !shipping) return []
  const options = listPaymentOptions(rules.payment, {
    group,
    shipping,
    pointTakesCod: order.pointTakesCod,
    hasRegularDelivery: order.hasRegularDelivery,
    payable: order.payable,
    netGoods: order.netGoods,
    cashBlockedUntil: cashBlockedUntil(order.uncollectedOn, rules.cashTrust, toPragueTime(now).date),
  })
  return options.flatMap(({ methodCode, fee, refusal }) => {
    const method = rules.payment.find(({ code }) => code === methodCode)
    // Credit is agreed before an order, never after it.
    if (!method || refusal || PAYMENT_TRAITS[method.kind].isOnCredit) return []
    if (order.isOfGroup && (!PAYMENT_TRAITS[method.kind].isPaidFirst || fee > 0)) return []
    return [{ method, fee }]
  })
}

export async function listOtherMethods(context: CommandContext, orderId: number) {
  const order = await selectMethodSituation(context.db, orderId)
  const methods = possibleMethods(await loadShopRules(context), order, context.now)
  return methods
    .filter(({ method }) => method.id !== order.paymentMethodId)
    .map(({ method: { code, name, kind }, fee }) => ({ code, name, kind, fee }))
}
