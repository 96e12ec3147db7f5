import type { ChangeLines, PreviewLines } from '@shop/contract/order/order-lines'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { changeOrder } from '#app/order/change-order'
import { openChangeable } from '#app/order/company/open-changeable'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectOpenChange } from '#app/order/revision/order-revisions.sql'
import { selectStaffOrder } from '#app/order/staff-order.sql'
import { changeLines } from '#app/sales/lines/change-lines'
import { toOrderDetail } from '#app/sales/read-order-detail'
import { dryRun } from '#app/store/database'

type Wish = PreviewLines & Partial<Pick<ChangeLines, 'payable' | 'reason'>>

/** The owner changes what they have bought. */
export async function changeOwnLines(context: Context, { token, ...wish }: ChangeLines & { token: string }) {
  const orderId = await openChangeable(context, token)
  const changed = await changeLines(context, orderId, wish)
  return changed.ok ? ok(await toOrderDetail(context, orderId, token)) : changed
}

/** The change itself, taken back: what it would cost is told by what would do it. */
export async function previewOwnLines(context: Context, { token, ...wish }: PreviewLines & { token: string }) {
  return preview(context, await openChangeable(context, token), wish)
}

export async function withdrawOwnChange(context: Context, { token }: { token: string }) {
  const orderId = await openChangeable(context, token)
  const withdrawn = await withdraw(context, orderId)
  return withdrawn.ok ? ok(await toOrderDetail(context, orderId, token)) : withdrawn
}

export function changeLinesByStaff(context: Context, { orderId, ...wish }: ChangeLines & { orderId: number }) {
  return changeLines(context, orderId, wish)
}

export function previewLinesByStaff(context: Context, { orderId, ...wish }: PreviewLines & { orderId: number }) {
  return preview(context, orderId, wish)
}

export async function withdrawChangeByStaff(
  context: Context,
  { orderId, reason }: { orderId: number; reason: string },
) {
  const withdrawn = await withdraw(context, orderId, { reason })
  if (!withdrawn.ok) return withdrawn
  const order = await selectStaffOrder(context.db, orderId)
  if (!order) throw notFound()
  return ok(order)
}

function preview(context: Context, orderId: number, wish: Wish) {
  return dryRun(context.db, () => changeLines(context, orderId, { reason: '', ...wish, payable: null }))
}

async function withdraw(context: Context, orderId: number, details: object = {}) {
  const order = await lockPayableOrder(context.db, orderId)
  if (!order) throw notFound()
  if (!(await selectOpenChange(context.db, orderId))) return refuse('order_state', { state: order.state })
  const changed = await changeOrder(context, orderId, 'change_withdrawn', details)
  return changed.ok ? ok(null) : refuse('order_state', { state: order.state })
}
