import { refuse } from '@shop/domain/result'
import type { CaseOrder } from '#app/case/case-order.sql'
import type { CaseRow } from '#app/case/cases.sql'
import type { Judged } from '#app/case/judged-line'
import { selectUnfit } from '#app/case/restock.sql'
import type { CommandContext } from '#app/http/context'

/** Only whole goods are sold again, and those of a parcel that nobody took go to the shelf when its order is called off, once. */
export async function refuseShelf(
  { db }: CommandContext,
  { id }: CaseRow,
  { state }: CaseOrder,
  lines: readonly Judged[],
) {
  const shelved = lines.filter(({ goodsTo }) => goodsTo === 'shelf')
  if (shelved.length === 0) return null
  if (state === 'not_collected') return refuse('case_decision_refused', { reason: 'parcel_restocks' })
  const unfit = await selectUnfit(db, id)
  const isUnfit = shelved.some(({ position }) => unfit.includes(position))
  return isUnfit ? refuse('case_decision_refused', { reason: 'not_for_the_shelf' }) : null
}
