import type { Carrier } from '@shop/partners/ports/carrier'
import type { JobContext } from '#app/jobs/job'
import { endAnnouncement, selectOpenAnnouncement, withdrawShipped } from '#app/shipment/announcements.sql'
import { cancelSuperseded } from '#app/shipment/cancel-superseded'
import { carrierOf } from '#app/shipment/carriers'
import { type Parcel, selectParcel, updateShipped } from '#app/shipment/parcels.sql'
import { inTransaction } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/** The carrier forgets a parcel that will not come, also one that was on its way to it just then. Twice is one cancellation. */
export async function cancelLabel(context: JobContext, { parcelId }: { parcelId: number }): Promise<void> {
  const { deps, now } = context
  const found = await selectParcel(deps.pool, parcelId)
  const carrier = carrierOf(deps, found?.carrierCode ?? null)
  // Packed again meanwhile: it needs its shipment.
  if (!found || !carrier || (found.state !== 'cancelled' && found.state !== 'planned')) return
  const parcel = await endOpen(context, carrier, found)
  if (!parcel.carrierShipmentId) return
  const shipment = { id: parcel.carrierShipmentId, trackingNumber: parcel.trackingNumber ?? '' }
  const answer = await carrier.cancel(shipment)
  if (!answer.ok && answer.code !== 'refused') throw new Error('The carrier did not answer to a cancellation.')
  if (!answer.ok) {
    const { orderId } = parcel
    const details = { reason: answer.details.reason }
    const task = { kind: 'label_not_cancelled' as const, subject: `parcel:${parcelId}`, orderId, details, now }
    return openStaffTask(deps.pool, task)
  }
  await inTransaction(deps.pool, async (db) => {
    const nothing = { carrierShipmentId: null, trackingNumber: null, trackingUrl: null, checkAt: null }
    await updateShipped(db, parcelId, nothing)
    await withdrawShipped(db, parcelId)
  })
}

/** The job that announced it has died, or the carrier is still at work on it: first its numbers, then the cancellation. */
async function endOpen(context: JobContext, carrier: Carrier, parcel: Parcel): Promise<Parcel> {
  const { pool } = context.deps
  const open = await selectOpenAnnouncement(pool, parcel.id)
  if (!open) return parcel
  if (!open.takenId) {
    await cancelSuperseded(context, carrier, parcel, open)
    return parcel
  }
  const answer = await carrier.resumeShipment(open.takenId)
  if (!answer.ok) {
    if (answer.code !== 'refused') throw new Error('The carrier is still at work on a parcel that will not come.')
    await endAnnouncement(pool, open.id, 'refused')
    return parcel
  }
  const { id: carrierShipmentId, trackingNumber } = answer.value
  await inTransaction(pool, async (db) => {
    await updateShipped(db, parcel.id, { carrierShipmentId, trackingNumber, trackingUrl: null, checkAt: null })
    await endAnnouncement(db, open.id, 'shipped')
  })
  return { ...parcel, carrierShipmentId, trackingNumber }
}
