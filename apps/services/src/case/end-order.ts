import { isWholeWithdrawal } from '@shop/domain/case/case-corrections'
import { refuse } from '@shop/domain/result'
import type { CaseOrder } from '#app/case/case-order.sql'
import type { CaseRow } from '#app/case/cases.sql'
import type { Judged } from '#app/case/judged-line'
import { moneyOf } from '#app/case/quote-case'
import { hasLeft, isComingBack, stopPacking } from '#app/case/stop-order'
import { updateRefundsOfCase } from '#app/case/withdrawn.sql'
import type { CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { changeOrder } from '#app/order/change-order'
import type { loadSold } from '#app/payment/plan-order-refund'
import { selectRefunds } from '#app/payment/refunds.sql'
import { closeStaffTaskAbout } from '#app/tasks/staff-tasks.sql'

type Sold = Awaited<ReturnType<typeof loadSold>>

/** Nothing was taken over and nothing is kept: there is no order any more, whether or not anybody paid for it. */
export function isOrderEnded(order: CaseOrder, { kind }: CaseRow, sold: Sold, lines: readonly Judged[]): boolean {
  return isUntaken(order) && isWholeWithdrawal(sold.invoice, lines, moneyOf(order, kind))
}

/** Still here, or back without its customer; also what never will bring money. */
export function isUntaken(order: CaseOrder): boolean {
  return !hasLeft(order) || isComingBack(order)
}

/** What nobody has held cannot be worth less, and an order that waits for our word ends by that word. */
export function refuseEnd(order: CaseOrder, lines: readonly Judged[]) {
  if (order.state === 'awaiting_approval') return refuse('case_decision_refused', { reason: 'awaits_approval' })
  return lines.some(({ amount }) => amount > 0) ? refuse('case_decision_refused', { reason: 'not_sent_yet' }) : null
}

/**
 * As whoever cancels an order: stock, coupon, credits, all of the money and its documents, once. The money is that of the case, which waits for
 * it, and goes to the account its form names. The caller has written the decision, so the end of the order does not end the case.
 */
export async function endOrder(context: CommandContext, given: CaseRow, order: CaseOrder): Promise<number> {
  const { db, now } = context
  const earlier = await selectRefunds(db, order.id)
  const { state } = await stopPacking(context, order)
  const ended = await changeOrder(context, order.id, 'cancel', { case: given.number })
  // Thrown, because the decision was written already.
  if (!ended.ok) throw new RequestError('order_state', { state })
  const own = (await selectRefunds(db, order.id)).filter(({ id }) => earlier.every((one) => one.id !== id))
  const ids = own.map(({ id }) => id)
  await updateRefundsOfCase(db, ids, { caseId: given.id, account: given.account || null })
  const closing = { closedBy: 'system', note: `Odstoupení ${given.number} je uznané, objednávka zrušená.`, now }
  await closeStaffTaskAbout(db, { kind: 'order_hold', subject: `order:${order.id}` }, closing)
  return own.reduce((sum, { amount }) => sum + amount, 0)
}
