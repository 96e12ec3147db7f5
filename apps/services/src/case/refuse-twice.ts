import { refuse } from '@shop/domain/result'
import type { CaseOrder } from '#app/case/case-order.sql'
import { selectGranted } from '#app/case/case-parts.sql'
import type { CaseRow } from '#app/case/cases.sql'
import type { Judged } from '#app/case/judged-line'
import { lineOf } from '#app/case/quote-case'
import type { CommandContext } from '#app/http/context'
import { selectPayments } from '#app/payment/payments.sql'

/**
 * A piece is made good once. Credits and replacements correct no document, so the money does not know of them; whoever complains
 * about a replacement may have money after all.
 */
export async function refuseTwice(
  { db }: CommandContext,
  { id, kind, orderId }: CaseRow,
  order: CaseOrder,
  lines: readonly Judged[],
) {
  const final = kind === 'complaint' ? ['refund', 'credits'] : ['refund', 'credits', 'replacement']
  const granted = await selectGranted(db, { orderId, caseId: id })
  for (const { position } of lines) {
    const before = granted.filter((one) => one.position === position && final.includes(one.outcome))
    const now = lines.filter((line) => line.position === position && isMadeGood(line))
    const pieces = [...before, ...now].reduce((sum, one) => sum + one.pieces, 0)
    if (now.length > 0 && pieces > lineOf(order, position).pieces) {
      return refuse('case_decision_refused', { reason: 'granted_before', position })
    }
  }
  if (!lines.some(({ outcome }) => outcome === 'credits')) return null
  const payments = await selectPayments(db, orderId)
  const isTaken = payments.some(({ state }) => state === 'charged_back')
  return isTaken ? refuse('case_decision_refused', { reason: 'charged_back' }) : null
}

function isMadeGood({ outcome }: Judged): boolean {
  return outcome === 'refund' || outcome === 'credits' || outcome === 'replacement'
}
