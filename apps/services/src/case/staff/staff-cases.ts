import type { DecideCase, StaffCaseView } from '@shop/contract/case/staff-case'
import type { CaseEvent } from '@shop/domain/case/case-state'
import { ok, refuse } from '@shop/domain/result'
import { askForGoods } from '#app/case/ask-for-goods'
import { selectClaimsInYear } from '#app/case/case-order.sql'
import { type CaseRow, lockCase, selectCaseByNumber } from '#app/case/cases.sql'
import { changeCase } from '#app/case/change-case'
import { decideCase } from '#app/case/decide-case'
import { readCaseFile } from '#app/case/read-case'
import { showCase } from '#app/case/show-case'
import { selectTicket } from '#app/contact/threads.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { lockPayableOrder, selectPayableOrder } from '#app/order/payable-order.sql'
import { dryRun } from '#app/store/database'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Order before case, as everybody holds them. */
export async function holdCase({ db }: Context, number: string): Promise<CaseRow> {
  const found = await selectCaseByNumber(db, number)
  if (!found) throw notFound()
  await lockPayableOrder(db, found.orderId)
  const held = await lockCase(db, found.id)
  if (!held) throw notFound()
  return held
}

export async function findCase(context: Context, { number }: { number: string }) {
  const found = await selectCaseByNumber(context.db, number)
  if (!found) throw notFound()
  return ok(await showToStaff(context, found.id))
}

export async function findCaseFile(context: Context, { number, fileId }: { number: string; fileId: number }) {
  const found = await selectCaseByNumber(context.db, number)
  if (!found) throw notFound()
  return readCaseFile(context, found.id, fileId)
}

export async function showToStaff(context: Context, id: number): Promise<StaffCaseView> {
  const { db, now } = context
  const view = await showCase(context, id)
  const row = await selectCaseByNumber(db, view.number)
  if (!row) throw notFound()
  const claimsInYear = await selectClaimsInYear(db, row.orderId, new Date(now.getTime() - YEAR_MS))
  const ticket = row.ticketId === null ? null : await selectTicket(db, row.ticketId)
  const ticketNumber = ticket?.number ?? null
  const order = await selectPayableOrder(db, row.orderId)
  if (!order) throw notFound()
  return { ...view, orderId: row.orderId, orderState: order.state, version: row.version, ticketNumber, claimsInYear }
}

/** A command of staff that is one event of the case. The reason stays with the event. */
export function moveCase(event: Exclude<CaseEvent, 'ask_for_goods'>) {
  return async (context: Context, { number, reason }: { number: string; reason: string }) => {
    const given = await holdCase(context, number)
    const changed = await changeCase(context, given, event, reason)
    if (!changed.ok) return refuse('case_state', { state: given.state })
    return ok(await showToStaff(context, given.id))
  }
}

export async function askForCaseGoods(context: Context, { number, reason }: { number: string; reason: string }) {
  const given = await holdCase(context, number)
  const changed = await askForGoods(context, given, reason)
  if (!changed.ok) return refuse('case_state', { state: given.state })
  return ok(await showToStaff(context, given.id))
}

type Deciding = DecideCase & { number: string }

export async function decideForCase(context: Context, { number, version, lines, note }: Deciding) {
  const { userId } = staffAtWork(context)
  const given = await holdCase(context, number)
  if (given.version !== version) return refuse('version_conflict', { version: given.version })
  if (given.decidedAt !== null) return refuse('case_state', { state: given.state })
  const judged = lines.map((line) => ({ ...line, lineId: String(line.position) }))
  const decided = await decideCase(context, given, { lines: judged, note, isByRule: false, decidedBy: userId })
  if (!decided.ok) return decided
  context.log.info({ caseId: given.id, state: decided.value.state }, 'case.decided')
  return ok(await showToStaff(context, given.id))
}

/** The decision itself, taken back: money and mails are jobs, and no job leaves a transaction that was taken back (decision 134). */
export function previewDecision(context: Context, input: Deciding) {
  return dryRun(context.db, () => decideForCase(context, input))
}
