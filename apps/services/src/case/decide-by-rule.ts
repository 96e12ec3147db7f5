import { selectCaseOrder } from '#app/case/case-order.sql'
import { insertDoubt, selectCaseLines, selectPhotos } from '#app/case/case-parts.sql'
import type { CaseRow } from '#app/case/cases.sql'
import { type Deciding, decideCase } from '#app/case/decide-case'
import { notFound, RequestError } from '#app/http/request-error'
import { inSavepoint } from '#app/store/database'

/**
 * Where the rule is plain nobody waits: one first pack, in time, with a picture that can be seen. What has a doubt, or money that cannot
 * go back just now, is looked at by a person; the customer is told so.
 */
export async function decideByRule(context: Deciding, given: CaseRow): Promise<void> {
  const { db } = context
  const order = await selectCaseOrder(db, given.orderId)
  if (!order) throw notFound()
  const lines = await selectCaseLines(db, given.id)
  if (lines.some(({ doubts }) => doubts.length > 0)) return
  // Nobody but the form says whose account it is: two people look before money goes there.
  if (given.account !== '') return
  if ((await selectPhotos(db, given.id)) === 0) return insertDoubt(db, given.id, 'no_photo')
  const outcome = given.wish === 'credits' && order.customerId !== null ? ('credits' as const) : ('refund' as const)
  const judged = lines.map(({ position, pieces }) => {
    const place = { goodsTo: 'none' as const, reason: '', amount: 0 }
    return { lineId: String(position), position, pieces, outcome, ...place }
  })
  try {
    await inSavepoint(db, async () => {
      const decided = await decideCase(context, given, { lines: judged, note: '', isByRule: true, decidedBy: null })
      if (!decided.ok) throw new RequestError(decided.code)
    })
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    context.log.warn({ caseId: given.id, code: error.code }, 'case.rule_left_to_staff')
  }
}
