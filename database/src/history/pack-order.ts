import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { issueInvoice } from './documents.ts'
import { isReached, type Life, moveOrder, tellOrder } from './order-steps.ts'
import { announce, labelParcel, moveParcel, planParcels } from './parcels.ts'
import { dueFrom } from './payments.ts'
import { addMail, addTask, after, later, MINUTE, momentOn } from './world.ts'

/** The morning of the day it is to leave; the carrier comes in the afternoon. */
export function packOrder(life: Life, acceptedAt: Date): Date | null {
  const { world, order } = life
  const { halt, shipping } = order.spec
  if (halt === 'accepted') return null
  const day = String(order.row.dispatch_on)
  const planned = later(after(acceptedAt, 30 * MINUTE), momentOn(world.random, day, '07:30', 6 * 60))
  const leaves = later(after(planned, 20 * MINUTE), momentOn(world.random, day, '15:40', 30))
  const at = halt === null ? planned : later(acceptedAt, after(world.now, -15 * MINUTE))
  if (!isReached(life, at)) return null
  moveOrder(world, order, 'start_packing', at, world.packer)
  const isLeaving = halt === null && isReached(life, leaves)
  life.parcels = planParcels(world, order, at, isLeaving)
  if (halt === 'packing') return null
  const packedAt = later(after(at, 6 * MINUTE), at)
  if (!isReached(life, packedAt)) return null
  for (const parcel of life.parcels) moveParcel(world, parcel, 'pack', { at: packedAt, actor: world.packer })
  if (halt === 'label_refused' && shipping.carrierCode !== null) return refuseLabels(life, packedAt)
  const labelledAt = after(packedAt, MINUTE)
  if (!isReached(life, labelledAt)) {
    // Whoever labels parcels would find no job for it.
    for (const parcel of life.parcels) labelParcel(world, order, parcel, packedAt)
    return null
  }
  for (const parcel of life.parcels) labelParcel(world, order, parcel, labelledAt)
  if (halt !== null || !isReached(life, leaves)) return null
  return leave(life, leaves)
}

function refuseLabels({ world, order, parcels }: Life, at: Date): null {
  for (const parcel of parcels) {
    moveParcel(world, parcel, 'label_refused', { at: after(at, MINUTE) })
    announce(world, order, parcel, 'refused', at)
    const details = { reason: 'invalid', code: 'InvalidPhone', fields: ['phone'] }
    const task = { kind: 'label_refused', subject: `parcel:${parcel.id}`, orderId: order.id, details }
    addTask(world, { ...task, openedAt: after(at, MINUTE), closedAt: null })
  }
  return null
}

function leave(life: Life, at: Date): Date {
  const { world, order, payment } = life
  for (const parcel of life.parcels) {
    moveParcel(world, parcel, 'hand_over', { at, actor: world.packer })
    parcel.row.issued_at = at
    if (order.spec.shipping.carrier === null) moveParcel(world, parcel, 'carrier_ready', { at, actor: world.packer })
  }
  tellOrder(life, at)
  const isOnCredit = order.spec.payment.kind === 'invoice'
  const dueOn = isOnCredit && payment ? dueFrom(payment, toPragueDay(at)) : null
  life.invoice = issueInvoice(world, order, at, { paid: payment?.received ?? 0, dueOn })
  for (const { id } of life.parcels) {
    addMail(world, {
      object: `parcel:${id}`,
      event: 'shipped',
      template: 'order-shipped',
      to: order.spec.buyer.email,
      at,
    })
  }
  return at
}
