import type { ReceiveCaseGoods } from '@shop/contract/case/staff-case'
import { listLateGoods } from '@shop/domain/case/list-late-goods'
import { selectCaseLines } from '#app/case/case-parts.sql'
import type { CaseRow } from '#app/case/cases.sql'
import { updateArrived } from '#app/case/parcel/arrived.sql'
import { audit, type Context } from '#app/http/context'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/**
 * The word about these goods was said without them, and it stays: the case remembers that they came, and a person says what becomes of
 * them. Counted twice, they came once.
 */
export async function takeLateGoods(
  context: Context,
  { id, number, orderId }: CaseRow,
  counted: ReceiveCaseGoods['lines'],
): Promise<void> {
  const { db, now } = context
  const late = listLateGoods(await selectCaseLines(db, id), counted)
  if (late.length === 0) return
  const positions = late.map(({ position }) => position)
  await updateArrived(
    db,
    id,
    counted.filter(({ position }) => positions.includes(position)),
  )
  const details = { number, lines: late }
  await openStaffTask(db, { kind: 'case_late_goods', subject: `case:${id}`, orderId, details, now })
  await audit(db, context, 'case.goods_arrived', { type: 'case', id: number }, details)
  context.log.info({ caseId: id }, 'case.late_goods')
}
