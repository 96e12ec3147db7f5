import { selectCaseFiles } from '#app/case/case-parts.sql'
import { lockCase, selectCase } from '#app/case/cases.sql'
import { decideByRule } from '#app/case/decide-by-rule'
import type { Job } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { inTransaction } from '#app/store/database'
import { drawUndrawn } from '#app/upload/draw-undrawn'

/** The picture is drawn first: of a file that is none the rule pays nothing. */
export const decideClaim: Job<'decide-claim'> = async (context, { caseId }) => {
  const { deps } = context
  const files = await selectCaseFiles(deps.pool, caseId)
  await drawUndrawn(
    { ...context, db: deps.pool },
    files.map(({ id }) => id),
  )
  await inTransaction(deps.pool, async (db) => {
    const found = await selectCase(db, caseId)
    if (!found) return
    await lockPayableOrder(db, found.orderId)
    const given = await lockCase(db, caseId)
    if (given?.state === 'notified') await decideByRule({ ...context, db }, given)
  })
}
