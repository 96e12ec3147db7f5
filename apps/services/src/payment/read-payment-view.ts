import type { PaymentView } from '@shop/contract/payment'
import { customerStatus } from '@shop/domain/order/customer-status'
import { isVerifying, summarizePayments } from '@shop/domain/payment/payment-summary'
import { ok } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { openOrder } from '#app/order/open-order'
import { selectPaymentPage } from '#app/payment/payment-view.sql'
import { selectPayments } from '#app/payment/payments.sql'
import type { Db } from '#app/store/database'

/** By the signed link only. */
export async function readPaymentView(context: Context, { token }: { token: string }) {
  return ok(await toPaymentView(context.db, openOrder(context, token)))
}

export async function toPaymentView(db: Db, orderId: number): Promise<PaymentView> {
  const [order, payments] = [await selectPaymentPage(db, orderId), await selectPayments(db, orderId)]
  if (!order) throw notFound()
  const { payable, state } = order
  const summary = summarizePayments(payments, payable)
  const received = payments.reduce((sum, payment) => sum + payment.received, 0)
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0)
  const last = payments.at(-1)
  // An attempt that only waits for the customer is no reason to say that we are checking something.
  const told = summary === 'pending' && !isVerifying(payments) ? 'unpaid' : summary
  return {
    ...order,
    deadlineAt: order.deadlineAt?.toISOString() ?? null,
    status: customerStatus(state, told),
    summary,
    received,
    refunded,
    missing: Math.max(0, payable - received + refunded),
    attempt: last
      ? {
          state: last.state,
          kind: last.kind,
          amount: last.amount,
          failure: last.gatewaySubState,
          createdAt: last.createdAt.toISOString(),
        }
      : null,
    canPayOnline: state === 'awaiting_payment' && order.method.kind === 'online',
  }
}
