import { caseCorrections } from '@shop/domain/case/case-corrections'
import { checkDecision } from '@shop/domain/case/check-decision'
import { divideDown } from '@shop/domain/money/round'
import { ok, refuse } from '@shop/domain/result'
import { insertCaseCredits } from '#app/case/case-credits.sql'
import { type CaseOrder, selectCaseOrder } from '#app/case/case-order.sql'
import { insertDecisions, selectCaseLines, selectCaseRefund, updateDecided } from '#app/case/case-parts.sql'
import { type CaseRow, lockCase } from '#app/case/cases.sql'
import { changeCase } from '#app/case/change-case'
import { endOrder, isOrderEnded, refuseEnd } from '#app/case/end-order'
import type { Judged } from '#app/case/judged-line'
import { CREDIT_VALUE, lineOf, moneyOf, shareOf } from '#app/case/quote-case'
import { refuseShelf } from '#app/case/refuse-shelf'
import { refuseTwice } from '#app/case/refuse-twice'
import { restockPieces } from '#app/case/restock.sql'
import { sendMoney } from '#app/case/send-money'
import { sendReplacement } from '#app/case/send-replacement'
import type { CommandContext, Context } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import { lockGoods, lockShares } from '#app/order/stock/shares.sql'
import { loadSold } from '#app/payment/plan-order-refund'
import { tellMovement } from '#app/stock/tell-movement'

interface Decision {
  lines: readonly Judged[]
  note: string
  isByRule: boolean
  decidedBy: string | null
}

type Sold = Awaited<ReturnType<typeof loadSold>>

export type Deciding = CommandContext & Pick<Context, 'log'>

/**
 * One transaction: what each line ends with, the money by the functions that return any money, credits, pieces on the shelf and
 * the order that replaces them; an order that is withdrawn from as a whole before it left ends. A "no" of the rules comes before anything is written; one of the money is thrown, so nothing of the decision
 * stays. The caller holds order and case.
 */
export async function decideCase(context: Deciding, given: CaseRow, decision: Decision) {
  const { db, now } = context
  const order = await selectCaseOrder(db, given.orderId)
  if (!order) throw notFound()
  const asked = await selectCaseLines(db, given.id)
  const lines = asked.map(({ position, pieces }) => ({ lineId: String(position), pieces }))
  const event = checkDecision({ kind: given.kind, wish: given.wish, lines }, decision.lines)
  if (!event.ok) return refuse('case_decision_refused', { reason: event.code })
  const sold = await loadSold(db, order.id)
  const corrections = caseCorrections(sold, decision.lines, moneyOf(order, given.kind))
  if (!corrections.ok) return refuse('case_decision_refused', { reason: corrections.code })
  if (!isArrived(asked, decision.lines)) return refuse('case_decision_refused', { reason: 'goods_not_here' })
  const isEnd = isOrderEnded(order, given, sold, decision.lines)
  const refused =
    (isEnd ? refuseEnd(order, decision.lines) : null) ??
    (await refuseShelf(context, given, order, decision.lines)) ??
    (await refuseTwice(context, given, order, decision.lines))
  if (refused) return refused

  // Goods move after the money, whose documents are numbered; what is held of the shelf is held before, as by whoever packs.
  await lockShares(db, order.id)
  await lockGoods(db, order.id)
  const credits = creditsOf(order, sold, decision.lines)
  const sent = isEnd ? 0 : await sendMoney(context, given, order, corrections.value)
  if (credits > 0 && order.customerId !== null) {
    await insertCaseCredits(db, { customerId: order.customerId, caseId: given.id, credits, now })
  }
  await insertDecisions(
    db,
    given.id,
    decision.lines.map(({ position, pieces, outcome, amount: part, reason, goodsTo }) => {
      return { position, pieces, outcome, amount: part, reason, goodsTo }
    }),
  )
  await sendReplacement(context, given, order, decision.lines)
  await tellMovement(context, { kind: 'case_return', document: `case:${given.id}` })
  await restockPieces(db, given.id)
  const { note, isByRule, decidedBy } = decision
  const result = { credits, note, isByRule, decidedBy, now }
  await updateDecided(db, given.id, { ...result, amount: sent })
  const amount = isEnd ? await endOrder(context, given, order) : sent
  if (isEnd) await updateDecided(db, given.id, { ...result, amount })
  const decided = await lockCase(db, given.id)
  if (!decided) throw notFound()
  const changed = await changeCase(context, decided, event.value)
  // Thrown, because all of it was written already.
  if (!changed.ok) throw new RequestError('case_state', { state: given.state })
  return ok(await settle(context, changed.value, amount))
}

/** Pieces are put away only when they came. */
function isArrived(asked: readonly { position: number; arrived: number | null }[], lines: readonly Judged[]): boolean {
  return asked.every(({ position, arrived }) => {
    const away = lines.filter((line) => line.position === position && line.goodsTo !== 'none')
    return away.reduce((sum, { pieces }) => sum + pieces, 0) <= (arrived ?? 0)
  })
}

/** Instead of money: the same amount, and the credits that were spent on it; begun crowns are the customer's. Rows of a line count as one. */
function creditsOf(order: CaseOrder, sold: Sold, lines: readonly Judged[]): number {
  const chosen = lines.filter(({ outcome }) => outcome === 'credits')
  return [...new Set(chosen.map(({ position }) => position))].reduce((sum, position) => {
    const pieces = chosen.reduce((all, line) => all + (line.position === position ? line.pieces : 0), 0)
    const { credits, amount } = lineOf(order, position)
    const share = shareOf(sold, String(position), pieces)
    const spent = amount === 0 ? 0 : divideDown(credits * share, amount)
    return sum + Math.ceil((share + spent) / CREDIT_VALUE)
  }, 0)
}

/** Nobody is waited for: credits are there at once. */
async function settle(context: Deciding, decided: CaseRow, amount: number): Promise<CaseRow> {
  // What went to a voucher was there with the decision, before the case could hear of it.
  const refund = await selectCaseRefund(context.db, decided.id)
  const isWaiting =
    (amount > 0 && refund?.isDone !== true) || decided.replacementNumber !== null || decided.state === 'rejected'
  if (isWaiting) return decided
  const settled = await changeCase(context, decided, 'money_sent')
  return settled.ok ? settled.value : decided
}
