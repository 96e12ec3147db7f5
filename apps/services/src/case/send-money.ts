import { spreadCorrections } from '@shop/domain/case/spread-corrections'
import type { Correction } from '@shop/domain/order/credited-amount'
import type { CaseOrder } from '#app/case/case-order.sql'
import type { CaseRow } from '#app/case/cases.sql'
import { KINDS } from '#app/case/emails/case-words'
import { isUntaken } from '#app/case/end-order'
import type { CommandContext } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { loadHeldByAttempts } from '#app/payment/held-by-attempts'
import { requestRefund } from '#app/payment/request-refund'

/**
 * Through the one way money goes back, with the document it will have: from the attempts it came by, first from the one that holds most; a voucher gets its part last, because it was the
 * first to pay. */
export async function sendMoney(
  context: CommandContext,
  given: CaseRow,
  of: CaseOrder,
  corrections: readonly Correction[],
): Promise<number> {
  const wanted = corrections.map((one) => ({ pieces: 0, amount: 0, ...one })).filter(({ amount }) => amount > 0)
  if (wanted.length === 0) return 0
  const order = await lockPayableOrder(context.db, given.orderId)
  if (!order) throw notFound()
  const payments = (await loadHeldByAttempts(context.db, order.id)).filter(
    ({ held }, index, all) => held > 0 || all.every((one) => one.held <= 0 && index === 0),
  )
  if (payments.length === 0) throw new RequestError('refund_refused', { reason: whyNothing(of) })
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

/** The carrier may still have the cash; of what nobody took there is none. */
const whyNothing = (order: CaseOrder) => (isUntaken(order) ? 'not_paid_yet' : 'nothing_to_refund')
