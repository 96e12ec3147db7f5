import type { PaymentView } from '@shop/contract/payment'
import { customerStatus } from '@shop/domain/order/customer-status'
import { isVerifying, summarizePayments } from '@shop/domain/payment/payment-summary'
import { ok } from '@shop/domain/result'
import type { CommandContext, Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { openOrder } from '#app/order/open-order'
import { toTransfer, transferDueOn } from '#app/order/transfer'
import { listOtherMethods } from '#app/payment/other-methods'
import { selectPaymentPage } from '#app/payment/payment-view.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { selectSeller } from '#app/seller/seller.sql'

/** By the signed link only. */
export async function readPaymentView(context: Context, { token }: { token: string }) {
  return ok(await toPaymentView(context, await openOrder(context, token)))
}

export async function toPaymentView(context: CommandContext, orderId: number): Promise<PaymentView> {
  const { db } = context
  const [order, payments] = [await selectPaymentPage(db, orderId), await selectPayments(db, orderId)]
  if (!order) throw notFound()
  const { placedAt, dueDays, ...page } = order
  const { payable, state, method, number } = page
  const summary = summarizePayments(payments, payable)
  const received = payments.reduce((sum, payment) => sum + payment.received, 0)
  const refunded = payments.reduce((sum, payment) => sum + payment.refunded, 0)
  const missing = Math.max(0, payable - received + refunded)
  const hasMoney = payments.some(({ kind, received: came }) => kind !== 'voucher' && came > 0)
  const last = payments.findLast(({ kind }) => kind !== 'voucher') ?? payments.at(-1)
  const isAwaited = state === 'awaiting_payment' && missing > 0
  const isTransfer = method.kind === 'transfer' || last?.state === 'partly_paid'
  // An attempt that only waits for the customer is no reason to say that we are checking something.
  const told = summary === 'pending' && !isVerifying(payments) ? 'unpaid' : summary
  return {
    ...page,
    deadlineAt: order.deadlineAt?.toISOString() ?? null,
    status: customerStatus(state, told),
    summary,
    received,
    refunded,
    missing,
    attempt: last
      ? {
          state: last.state,
          kind: last.kind,
          amount: last.amount,
          failure: last.failure,
          createdAt: last.createdAt.toISOString(),
        }
      : null,
    canPayOnline: isAwaited && method.kind === 'online',
    transfer:
      isAwaited && isTransfer
        ? toTransfer(
            { number, amount: missing, dueOn: transferDueOn(placedAt, dueDays) },
            (await selectSeller(context.db)).account,
          )
        : null,
    otherMethods: isAwaited && !hasMoney ? await listOtherMethods(context, orderId) : [],
  }
}
