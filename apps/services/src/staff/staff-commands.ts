import type { OrderEvent } from '@shop/domain/order/order-state'
import { ok, refuse } from '@shop/domain/result'
import { isWithdrawnFrom } from '#app/case/withdrawn.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { changeOrder } from '#app/order/change-order'
import { awaitsCompany } from '#app/order/company/company-orders.sql'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectStaffOrder } from '#app/order/staff-order.sql'
import { closeStaffTask } from '#app/tasks/staff-tasks.sql'

interface OnOrder {
  orderId: number
  reason?: string
}

/** A command of staff that is one event of the order. The reason stays with the event. */
export function orderCommand(event: OrderEvent) {
  return async (context: Context, { orderId, reason }: OnOrder) => {
    const changed = await changeOrder(context, orderId, event, reason ? { reason } : {})
    if (!changed.ok) {
      if (changed.code === 'order_unknown') throw notFound()
      return refuse('order_state', changed.details)
    }
    context.log.info({ orderId, event, state: changed.value.state }, 'order.changed_by_staff')
    return ok(await readStaffOrder(context, orderId))
  }
}

export async function readStaffOrder({ db }: Pick<Context, 'db'>, orderId: number) {
  const order = await selectStaffOrder(db, orderId)
  if (!order) throw notFound()
  return order
}

export async function closeTask(context: Context, { taskId, note }: { taskId: number; note: string }) {
  const { userId } = staffAtWork(context)
  const closed = await closeStaffTask(context.db, taskId, { closedBy: userId, note, now: context.now })
  if (!closed) throw notFound()
  return ok({})
}

const approve = orderCommand('approve')

/** Ours is the second word: first somebody of the company agrees with what its buyer may not decide about alone. */
export async function approveOrder(context: Context, input: OnOrder) {
  if (await awaitsCompany(context.db, input.orderId)) return refuse('company_decides')
  return approve(context, input)
}

const release = orderCommand('release_hold')

/** What somebody has withdrawn from is decided, or the order ends: let go, it would only wait in the queue. */
export async function releaseHeldOrder(context: Context, input: OnOrder) {
  const order = await lockPayableOrder(context.db, input.orderId)
  if (order?.state === 'on_hold' && (await isWithdrawnFrom(context.db, order.id))) return refuse('withdrawal_open')
  return release(context, input)
}
