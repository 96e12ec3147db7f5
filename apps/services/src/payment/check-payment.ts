import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { openOrder } from '#app/order/open-order'
import { GATEWAY } from '#app/payment/apply-report'
import { selectPaymentAt, selectPayments } from '#app/payment/payments.sql'
import { readBack } from '#app/payment/read-back'
import { toPaymentView } from '#app/payment/read-payment-view'

interface Question {
  token: string
  gatewayId: string | null
}

/** What the return page asks: the gateway is asked back first, outside any transaction. A parameter is never believed. */
export async function askBack(context: Context, { token, gatewayId }: Question): Promise<'asked' | 'unknown'> {
  const orderId = await openOrder(context, token)
  const { pool } = context.deps
  if (gatewayId === null) {
    const last = (await selectPayments(pool, orderId)).findLast((payment) => payment.gatewayId !== null)
    if (last?.gatewayId) await readBack(context, last.gatewayId)
    return 'asked'
  }
  const known = await selectPaymentAt(pool, GATEWAY, gatewayId)
  if (known && known.orderId !== orderId) return 'unknown'
  // A number we do not have yet may belong to an attempt whose opening was never answered.
  await readBack(context, gatewayId)
  const found = known ?? (await selectPaymentAt(pool, GATEWAY, gatewayId))
  return found?.orderId === orderId ? 'asked' : 'unknown'
}

export async function checkPayment(context: Context, { token }: Question, answer: 'asked' | 'unknown') {
  if (answer === 'unknown') return refuse('payment_unknown')
  return ok(await toPaymentView(context, await openOrder(context, token)))
}
