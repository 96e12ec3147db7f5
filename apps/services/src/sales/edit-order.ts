import type { EditOrder } from '@shop/contract/order-detail'
import { pointRefusal } from '@shop/domain/checkout/pickup-point'
import { canCustomerEdit } from '@shop/domain/order/customer-status'
import { ok, type Result, refuse } from '@shop/domain/result'
import type { Parcel } from '@shop/domain/shipment/parcel'
import type { z } from 'zod'
import { selectPoint, toDomainPoint } from '#app/checkout/points.sql'
import { toPlace } from '#app/checkout/save-details'
import { toPhone } from '#app/customer/phone'
import { actorId, audit, type Context } from '#app/http/context'
import { invalidField, notFound } from '#app/http/request-error'
import { openChangeable } from '#app/order/company/open-changeable'
import { type EditedOrder, selectEditedOrder, updateEdited } from '#app/order/edited-order.sql'
import { queueChanged } from '#app/order/emails/queue-changed'
import { selectGroupOfOrder } from '#app/order/group/group-of-order.sql'
import { insertOrderEvent } from '#app/order/order.sql'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { movePromise } from '#app/order/renew-promise'
import { loadShopRules } from '#app/rules/shop-rules'
import { toOrderDetail } from '#app/sales/read-order-detail'

type Edit = z.output<typeof EditOrder>
type EditRefusal = 'address_not_found' | 'zip_mismatch' | 'pickup_point_refused'

declare module '#app/http/deps' {
  interface Deps {
    /** What comes again from this order goes where the order does now; `before` is the order as it was. */
    moveFirstPlan(context: Context, edited: { orderId: number; before: EditedOrder }): Promise<void>
  }
}

/** Where and to whom, until somebody packs. What was bought and for how much stays as agreed. */
export async function editOrder(context: Context, { token, ...edit }: Edit & { token: string }) {
  const orderId = await openChangeable(context, token)
  const edited = await changeDelivery(context, orderId, edit)
  return edited.ok ? ok(await toOrderDetail(context, orderId, token)) : edited
}

/** Whoever asks: the rule, the trace and the mail are the same. */
export async function changeDelivery(context: Context, orderId: number, edit: Edit) {
  const { db, now, actor } = context
  const locked = await lockPayableOrder(db, orderId)
  const order = locked && (await selectEditedOrder(db, orderId))
  if (!locked || !order) throw notFound()
  if (!canCustomerEdit(locked.state)) return refuse('order_state', { state: locked.state })
  // The parcels of a group go where the group is.
  if ((await selectGroupOfOrder(db, orderId)).isOfGroup) return refuse('order_state', { state: locked.state })
  const edited = await toEdited(context, order, edit)
  if (!edited.ok) return edited
  await updateEdited(db, orderId, edited.value)
  await context.deps.moveFirstPlan(context, { orderId, before: order })
  if (edit.delivery || edit.pickupPointId !== undefined) await movePromise(context, orderId)
  const { state } = locked
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  const details = { fields: Object.keys(edit) }
  await insertOrderEvent(db, { orderId, at: now, event: 'edited', fromState: state, toState: state, details, ...who })
  await audit(db, context, 'order.edited', { type: 'order', id: orderId }, details)
  await queueChanged(context, locked, { change: 'údaje k doručení', times: now.toISOString() })
  return ok(null)
}

async function toEdited(context: Context, order: EditedOrder, edit: Edit): Promise<Result<EditedOrder, EditRefusal>> {
  const phone = edit.phone === undefined ? order.phone : toPhone('phone', edit.phone, order.country)
  if (phone === null) throw invalidField('phone', 'required')
  const delivery = await toDelivery(context, order, edit)
  if (!delivery.ok) return delivery
  const point = await toPoint(context, order, edit)
  if (!point.ok) return point
  return ok({ ...order, phone, note: edit.note ?? order.note, delivery: delivery.value, ...point.value })
}

async function toDelivery({ db }: Context, order: EditedOrder, { delivery }: Edit) {
  if (!delivery || order.shippingKind !== 'address') return ok(order.delivery)
  const place = await toPlace(db, delivery, 'delivery.')
  if (!place.ok) return place
  const { firstName, lastName, company, phone, country } = delivery
  return ok({ ...place.value, firstName, lastName, company, phone: toPhone('delivery.phone', phone, country) })
}

async function toPoint(context: Context, order: EditedOrder, { pickupPointId }: Edit) {
  const kept = { pickupPointId: order.pickupPointId, pickupPoint: order.pickupPoint }
  if (pickupPointId === undefined || order.pickupPointId === null) return ok(kept)
  const { shipping } = await loadShopRules(context)
  const method = shipping.find(({ id }) => id === order.shippingMethodId)
  const point = method?.pointNetwork ? await selectPoint(context.db, pickupPointId, method.pointNetwork) : null
  const isCod = order.paymentKind === 'cod'
  const refusal = method ? pointRefusal(method, point && toDomainPoint(point), order.parcels as Parcel[], isCod) : null
  if (!method || !point || refusal) return refuse('pickup_point_refused', { reason: refusal?.code ?? 'unknown_point' })
  return ok({ pickupPointId: point.id, pickupPoint: point })
}
