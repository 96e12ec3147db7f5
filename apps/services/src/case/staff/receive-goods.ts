import type { ReceiveCaseGoods } from '@shop/contract/case/staff-case'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { decideAfterArrival } from '@shop/domain/case/case-deadlines'
import { ok, refuse } from '@shop/domain/result'
import { selectCaseLines } from '#app/case/case-parts.sql'
import { changeCase } from '#app/case/change-case'
import { updateArrived, updateDecideBy } from '#app/case/parcel/arrived.sql'
import { holdCase, showToStaff } from '#app/case/staff/staff-cases'
import { takeLateGoods } from '#app/case/staff/take-late-goods'
import type { Context } from '#app/http/context'

/** A parcel is opened and counted with those before it. Where its pieces go to is part of the decision; what comes after it is a matter of its own. */
export async function receiveGoods(context: Context, { number, lines }: ReceiveCaseGoods & { number: string }) {
  const given = await holdCase(context, number)
  const asked = await selectCaseLines(context.db, given.id)
  const isKnown = lines.every(({ position, pieces }) => {
    const line = asked.find((one) => one.position === position)
    return line !== undefined && pieces <= line.pieces
  })
  if (!isKnown) return refuse('case_line_unknown')
  const changed = await changeCase(context, given, 'goods_arrived')
  if (!changed.ok) {
    await takeLateGoods(context, given, lines)
    return ok(await showToStaff(context, given.id))
  }
  await updateArrived(context.db, given.id, lines)
  await updateDecideBy(context.db, given.id, decideAfterArrival(given.kind, given.decideBy, toPragueDay(context.now)))
  return ok(await showToStaff(context, given.id))
}
