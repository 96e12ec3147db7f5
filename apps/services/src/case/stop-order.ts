import type { OrderState } from '@shop/domain/order/order-state'
import type { CaseOrder } from '#app/case/case-order.sql'
import type { CaseRow } from '#app/case/cases.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import type { CommandContext } from '#app/http/context'
import { changeOrder } from '#app/order/change-order'
import { selectLastEventDetails, selectOrderOwner } from '#app/order/order.sql'
import type { Db } from '#app/store/database'
import { closeStaffTaskAbout, openStaffTask } from '#app/tasks/staff-tasks.sql'

const NOT_LEFT: readonly OrderState[] = ['awaiting_approval', 'awaiting_payment', 'accepted', 'on_hold', 'packing']

/** Goods that are still here are neither packed nor asked for. */
export function hasLeft({ state }: Pick<CaseOrder, 'state'>): boolean {
  return !NOT_LEFT.includes(state)
}

/** Customer before order, as everywhere: whoever holds an order may have to change it. */
export async function lockOwner(db: Db, orderId: number): Promise<void> {
  const customerId = await selectOrderOwner(db, orderId)
  if (customerId !== null) await lockCustomer(db, customerId)
}

/** Whoever withdraws before dispatch stops the order; where it cannot be held, a person stops it. */
export async function stopOrder(context: CommandContext, { id, number }: CaseRow, order: CaseOrder): Promise<void> {
  const { db, now } = context
  if (order.state === 'accepted') {
    const reason = `přišlo nám vaše odstoupení od smlouvy ${number}, proto ji zatím nebalíme.`
    await changeOrder(context, order.id, 'hold', { reason, case: number })
  }
  const details = { number, state: order.state }
  await openStaffTask(db, { kind: 'case_before_dispatch', subject: `case:${id}`, orderId: order.id, details, now })
}

/** Taken back, the withdrawal holds nobody up any more. */
export async function releaseOrder(context: CommandContext, { id, number, orderId }: CaseRow): Promise<void> {
  const { db, now } = context
  const closing = { closedBy: 'system', note: `Odstoupení ${number} vzal zákazník zpět.`, now }
  await closeStaffTaskAbout(db, { kind: 'case_before_dispatch', subject: `case:${id}` }, closing)
  const hold = (await selectLastEventDetails(db, orderId, 'hold')) as { case?: string }
  if (hold.case !== number) return
  const released = await changeOrder(context, orderId, 'release_hold')
  // Held no more by whoever works on it: they have closed the task themselves.
  if (released.ok) await closeStaffTaskAbout(db, { kind: 'order_hold', subject: `order:${orderId}` }, closing)
}
