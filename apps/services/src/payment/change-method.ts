import { divideSideCost } from '@shop/domain/checkout/side-cost-vat'
import { addFee } from '@shop/domain/order/add-fee'
import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { changeOrder } from '#app/order/change-order'
import { openOrder } from '#app/order/open-order'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import { beginOfflinePayment } from '#app/payment/begin-offline-payment'
import { changePayment } from '#app/payment/change-payment'
import {
  insertFeeLine,
  type MethodSituation,
  selectMethodSituation,
  updateMethod,
} from '#app/payment/method-situation.sql'
import { type OtherMethod, possibleMethods } from '#app/payment/other-methods'
import { selectPayments } from '#app/payment/payments.sql'
import { toPaymentView } from '#app/payment/read-payment-view'
import { loadShopRules, type ShopRules } from '#app/rules/shop-rules'

const MINUTE_MS = 60_000

/** The same order, the rest of it paid another way, as long as no money has come for it; what a voucher paid stays paid. */
export async function changeMethod(context: Context, input: { token: string; paymentCode: string }) {
  const { db } = context
  const order = await lockPayableOrder(db, await openOrder(context, input.token))
  if (!order || order.state === 'expired' || order.state === 'cancelled') return refuse('order_ended')
  const payments = await selectPayments(db, order.id)
  const hasMoney = payments.some(
    ({ kind, received, state }) => (kind !== 'voucher' && received > 0) || state === 'authorized',
  )
  if (order.state !== 'awaiting_payment' || hasMoney) return refuse('already_paid')

  const rules = await loadShopRules(context)
  if (!rules.payment.some(({ code }) => code === input.paymentCode)) return refuse('method_unknown')
  const situation = await selectMethodSituation(db, order.id)
  const chosen = possibleMethods(rules, situation, context.now).find(({ method }) => method.code === input.paymentCode)
  if (!chosen) return refuse('payment_impossible')
  if (chosen.method.id === order.paymentMethodId) return ok(await toPaymentView(context, order.id))

  for (const payment of payments.filter(({ state }) => OPEN_PAYMENT_STATES.includes(state))) {
    const replaced = await changePayment(context, order, payment, 'replace')
    if (!replaced.ok) return refuse('already_paid')
  }
  await writeMethod(context, order, { rules, situation, chosen })
  if (chosen.method.kind === 'cod') await changeOrder(context, order.id, 'pay_on_delivery')
  await beginOfflinePayment(context, order.id)
  context.log.info({ orderId: order.id, method: chosen.method.code }, 'payment.method_changed')
  return ok(await toPaymentView(context, order.id))
}

interface Change {
  rules: ShopRules
  situation: MethodSituation
  chosen: OtherMethod
}

async function writeMethod({ db }: Context, order: PayableOrder, { rules, situation, chosen }: Change) {
  const { method, fee } = chosen
  const { basis, goods } = situation
  const { cashStep, sideCostVat } = rules.pricing
  const parts = fee === 0 ? [] : divideSideCost(fee, method.vatRate, goods, sideCostVat, basis)
  const after = addFee(situation, parts, method.kind === 'cod' ? cashStep : 1)
  await updateMethod(db, order.id, {
    ...after,
    paymentMethodId: method.id,
    kind: method.kind,
    // A group waits for nobody longer than it said.
    deadlineAt: situation.isOfGroup
      ? order.deadlineAt
      : laterOf(order.deadlineAt, new Date(order.placedAt.getTime() + (method.holdMinutes ?? 0) * MINUTE_MS)),
  })
  for (const part of after.fee) await insertFeeLine(db, order.id, { ...part, code: method.code, name: method.name })
}

/**
 * Nobody's time gets shorter because they looked for a way that works, and nobody's longer than that way gives from the order
 * on: going back and forth holds no goods.
 */
function laterOf(a: Date | null, b: Date): Date {
  return a && a > b ? a : b
}
