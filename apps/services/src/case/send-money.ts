import { spreadCorrections } from '@shop/domain/case/spread-corrections'
import type { Correction } from '@shop/domain/order/credited-amount'
import type { CaseRow } from '#app/case/cases.sql'
import { KINDS } from '#app/case/emails/case-words'
import type { CommandContext } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { heldBy } from '#app/payment/plan-order-refund'
import { selectRefunds } from '#app/payment/refunds.sql'
import { requestRefund } from '#app/payment/request-refund'

/**
 * Through the one way money goes back, with the document it will have: from the attempts it came by, first from the one that holds most; a voucher gets its part last, because it was the
 * first to pay. */
export async function sendMoney(
  context: CommandContext,
  given: CaseRow,
  corrections: readonly Correction[],
): Promise<number> {
  const wanted = corrections.map((one) => ({ pieces: 0, amount: 0, ...one })).filter(({ amount }) => amount > 0)
  if (wanted.length === 0) return 0
  const order = await lockPayableOrder(context.db, given.orderId)
  if (!order) throw notFound()
  const refunds = await selectRefunds(context.db, order.id)
  const payments = (await selectPayments(context.db, order.id))
    .map((payment) => ({ payment, held: heldBy([payment], refunds) }))
    .toSorted((a, b) => Number(a.payment.kind === 'voucher') - Number(b.payment.kind === 'voucher') || b.held - a.held)
    .filter(({ held }, index, all) => held > 0 || all.every((one) => one.held <= 0 && index === 0))
  if (payments.length === 0) throw new RequestError('refund_refused', { reason: 'nothing_to_refund' })
  const parts = spreadCorrections(
    wanted,
    payments.map(({ held }) => held),
  )
  let sent = 0
  for (const [index, { payment }] of payments.entries()) {
    const part = parts[index] ?? []
    if (part.length === 0) continue
    const refund = await requestRefund(context, order, payment, {
      amount: null,
      reason: `${KINDS[given.kind].name} ${given.number}`,
      corrections: part,
      account: given.account || null,
      caseId: given.id,
    })
    if (!refund.ok) throw new RequestError('refund_refused', { reason: refund.code, ...(refund.details as object) })
    sent += refund.value.amount
  }
  return sent
}
