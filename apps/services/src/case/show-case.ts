import type { CaseSummary, CaseView } from '@shop/contract/case/case'
import { CASE_MACHINE } from '@shop/domain/case/case-machine'
import { CASE_ENDS, type CaseEnd } from '@shop/domain/case/case-state'
import { transition } from '@shop/domain/state-machine'
import { caseToken } from '#app/case/case-link'
import { type CaseOrder, selectCaseOrder } from '#app/case/case-order.sql'
import {
  type DecisionRow,
  type SummaryRow,
  selectCaseEvents,
  selectCaseFiles,
  selectCaseLines,
  selectCaseRefund,
  selectDecisions,
} from '#app/case/case-parts.sql'
import { type CaseRow, selectCase } from '#app/case/cases.sql'
import { loadPaidMoney } from '#app/case/paid-money'
import { isAccountMissing } from '#app/case/payer.sql'
import { namesOf } from '#app/case/quote-case'
import { hasLeft, parcelOf } from '#app/case/stop-order'
import { threadToken } from '#app/contact/thread-link'
import { selectTicket } from '#app/contact/threads.sql'
import type { Context } from '#app/http/context'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

/** A case as its customer reads it. */
export async function showCase(context: Context, id: number): Promise<CaseView> {
  const { db, deps } = context
  const given = await selectCase(db, id)
  const order = given && (await selectCaseOrder(db, given.orderId))
  if (!order) throw new Error(`Case ${id} is gone.`)
  const decisions = await selectDecisions(db, id)
  const lines = await selectCaseLines(db, id)
  const [first] = lines
  const events = await selectCaseEvents(db, id)
  const { number, kind, state, name, email, wish, problem, description, declaration, decideBy, sendBy } = given
  const { returnWay, returnCode, channel, receivedOn } = given
  return {
    ...{ number, kind, state, name, email, wish, problem, description, declaration, decideBy, sendBy },
    ...{ returnWay, returnCode, channel, receivedOn, parcel: kind === 'withdrawal' ? parcelOf(order) : null },
    orderNumber: order.number,
    submittedAt: given.submittedAt.toISOString(),
    goods: first ? namesOf(order, first.position).name : '',
    otherGoods: Math.max(0, lines.length - 1),
    token: caseToken(deps.config, given),
    returnAddress: (await selectSeller(db)).returnAddress,
    lines: lines.map((line) => {
      const sold = namesOf(order, line.position)
      const own = decisions.filter(({ position }) => position === line.position)
      return { ...line, name: sold.name, variantName: sold.variantName, decisions: own.map(toDecision) }
    }),
    amount: given.decidedAmount ?? (await expectedMoney(db, given, order)),
    refund: await selectCaseRefund(db, id),
    credits: given.creditsGranted,
    replacementNumber: given.replacementNumber,
    decidedAt: given.decidedAt?.toISOString() ?? null,
    isByRule: given.isByRule,
    note: given.note,
    files: await selectCaseFiles(db, id),
    threadToken: await threadOf(context, given),
    history: events.map(({ at, state: reached }) => ({ at: at.toISOString(), state: reached })),
    ended: state === 'cancelled' ? endOf(events.at(-1)?.event) : null,
    needsAccount: await isAccountMissing(db, id),
    canCancel: transition(CASE_MACHINE, state, 'cancel').ok && state !== 'cancelled',
  }
}

/** Money that never came is not promised back; cash for delivered goods is with the carrier. */
async function expectedMoney(db: Db, { orderId, quoted }: CaseRow, order: CaseOrder): Promise<number> {
  return hasLeft(order) || (await loadPaidMoney(db, orderId)).hasCome ? quoted : 0
}

function endOf(event: string | undefined): CaseEnd {
  return CASE_ENDS.find((end) => end === event) ?? 'taken_back'
}

function toDecision({ outcome, pieces, amount, reason }: DecisionRow): CaseView['lines'][number]['decisions'][number] {
  return {
    outcome,
    pieces,
    lowered: outcome === 'refund' ? amount : 0,
    discount: outcome === 'discount' ? amount : 0,
    reason,
  }
}

async function threadOf({ db, deps, now }: Context, { ticketId }: CaseRow): Promise<string | null> {
  const ticket = ticketId === null ? null : await selectTicket(db, ticketId)
  return ticket ? threadToken(deps.config, ticket, now) : null
}

export function toSummary({ deps }: Pick<Context, 'deps'>, { id, submittedAt, ...row }: SummaryRow): CaseSummary {
  return { ...row, submittedAt: submittedAt.toISOString(), token: caseToken(deps.config, { id, submittedAt }) }
}
