import { refuse } from '@shop/domain/result'
import type { CaseOrder } from '#app/case/case-order.sql'
import type { CaseRow } from '#app/case/cases.sql'
import type { Judged } from '#app/case/judged-line'
import { selectUnfit } from '#app/case/restock.sql'
import type { CommandContext } from '#app/http/context'

/**
 * Only whole goods are sold again. What a parcel brings that nobody took goes back to stock when its order is called off, all of it and
 * once; what of it is damaged is written off there.
 */
export async function refuseShelf(
  { db }: CommandContext,
  { id }: CaseRow,
  { state }: CaseOrder,
  lines: readonly Judged[],
) {
  if (state === 'not_collected' && lines.some(({ goodsTo }) => goodsTo !== 'none'))
    return refuse('case_decision_refused', { reason: 'parcel_restocks' })
  const shelved = lines.filter(({ goodsTo }) => goodsTo === 'shelf')
  if (shelved.length === 0) return null
  const unfit = await selectUnfit(db, id)
  const isUnfit = shelved.some(({ position }) => unfit.includes(position))
  return isUnfit ? refuse('case_decision_refused', { reason: 'not_for_the_shelf' }) : null
}
