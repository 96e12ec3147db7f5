import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { decideAfterArrival } from '@shop/domain/case/case-deadlines'
import { selectCaseLines } from '#app/case/case-parts.sql'
import { lockCase } from '#app/case/cases.sql'
import { changeCase } from '#app/case/change-case'
import { updateArrived, updateDecideBy } from '#app/case/parcel/arrived.sql'
import { selectReturnedCases } from '#app/case/parcel/returned-cases.sql'
import type { CommandContext } from '#app/http/context'

/** A parcel that nobody took is the goods its withdrawals wait for; in what shape they are, whoever opens it says. The caller holds the order. */
export async function receiveReturned(context: CommandContext, orderId: number): Promise<boolean> {
  const { db, now } = context
  const caseIds = await selectReturnedCases(db, orderId)
  for (const caseId of caseIds) {
    const given = await lockCase(db, caseId)
    if (!given) continue
    const changed = await changeCase(context, given, 'goods_arrived')
    if (!changed.ok || !changed.value.isChanged) continue
    const lines = await selectCaseLines(db, caseId)
    const arrived = lines.map(({ position, pieces }) => ({
      position,
      pieces,
      condition: 'unknown' as const,
      batch: '',
    }))
    await updateArrived(db, caseId, arrived)
    await updateDecideBy(db, caseId, decideAfterArrival(given.kind, given.decideBy, toPragueDay(now)))
  }
  return caseIds.length > 0
}
