import { orderEventsOf } from '@shop/domain/order/events-of-shipments'
import { OPEN_PAYMENT_STATES } from '@shop/domain/payment/payment-state'
import type { CommandContext } from '#app/http/context'
import { changeOrder } from '#app/order/change-order'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { selectPayments } from '#app/payment/payments.sql'
import { type Parcel, selectParcels } from '#app/shipment/parcels.sql'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** What all parcels of an order say together, told to it and to its cash. Telling it again is harmless. */
export async function notifyOrderOfParcels(context: CommandContext, orderId: number): Promise<void> {
  const { db, now } = context
  const parcels = (await selectParcels(db, orderId)).filter(({ replacedBy }) => replacedBy === null)
  const events = orderEventsOf(parcels.map(({ state }) => state))
  for (const event of events) {
    const told = await changeOrder(context, orderId, event)
    if (told.ok) continue
    const details = { event, why: told.code }
    await openStaffTask(db, { kind: 'parcel_does_not_fit', subject: `order:${orderId}`, orderId, details, now })
    return
  }
  await reportCash(context, orderId, parcels)
}

/** Cash is with the carrier once everything is delivered, and will never come for a parcel that is back. */
async function reportCash(context: CommandContext, orderId: number, parcels: readonly Parcel[]): Promise<void> {
  const order = await selectPayableOrder(context.db, orderId)
  if (order?.paymentKind !== 'cod') return
  const live = parcels.filter(({ state }) => state !== 'cancelled')
  const isDelivered = live.length > 0 && live.every(({ state }) => state === 'delivered')
  const isBack = live.some(({ state }) => state === 'returned')
  if (!isDelivered && !isBack) return
  const open = (await selectPayments(context.db, orderId)).find(({ state }) => OPEN_PAYMENT_STATES.includes(state))
  if (open) await changePayment(context, order, open, isDelivered ? 'cod_collected' : 'cod_refused')
}
