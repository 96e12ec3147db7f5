import type { StaffEditOrder } from '@shop/contract/order-detail'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { selectEditedNow } from '#app/order/edited-order.sql'
import { lockOrders } from '#app/order/payable-order.sql'
import { changeDelivery } from '#app/sales/edit-order'

/** Two who edit one order: the second is told what the first has saved, field by field, and decides again. */
export async function editOrderByStaff(
  context: Context,
  { orderId, version, ...edit }: StaffEditOrder & { orderId: number },
) {
  const { db } = context
  const { userId } = staffAtWork(context)
  await lockOrders(db, [orderId])
  const there = await selectEditedNow(db, orderId, userId)
  if (!there) throw notFound()
  if (there.version !== version) return refuse('version_conflict', there)
  const edited = await changeDelivery(context, orderId, edit)
  if (!edited.ok) return edited
  return ok({ version: (await selectEditedNow(db, orderId, userId))?.version ?? version })
}
