import type { Carrier } from '@shop/partners/ports/carrier'
import type { JobContext } from '#app/jobs/job'
import { type Announcement, endAnnouncement } from '#app/shipment/announcements.sql'
import { labelQueue } from '#app/shipment/carriers'
import type { Parcel } from '#app/shipment/parcels.sql'
import { enqueue } from '#app/store/jobs'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

// What a carrier imports slowly shows under our reference only later.
const LOOK_AGAIN_MS = 15 * 60_000

/** An announcement whose answer never came: whatever the carrier made of it is cancelled, and looked for once more later. */
export async function cancelSuperseded(
  context: JobContext,
  carrier: Carrier,
  parcel: Parcel,
  { id, reference }: Announcement,
): Promise<void> {
  const { deps, requestId } = context
  const isKnown = await cancelOthers(context, carrier, parcel, reference)
  await endAnnouncement(deps.pool, id, 'lost')
  if (!isKnown) return
  const queue = labelQueue(parcel.carrierCode)
  await enqueue(
    deps.pool,
    'cancel-superseded',
    { requestId, parcelId: parcel.id, announcementId: id },
    { afterMs: LOOK_AGAIN_MS, queue },
  )
}

/** Everything alive under the reference but the shipment of the parcel itself. False when the carrier cannot be asked that way. */
export async function cancelOthers(
  context: JobContext,
  carrier: Carrier,
  parcel: Parcel,
  reference: string,
): Promise<boolean> {
  const { deps, now, log } = context
  const found = await carrier.findShipments(reference)
  if (!found.ok) {
    if (found.code === 'refused' && found.details.reason === 'not_supported') return false
    throw new Error('The carrier does not say what it has under our reference.')
  }
  for (const shipment of found.value.filter(({ trackingNumber }) => trackingNumber !== parcel.trackingNumber)) {
    const answer = await carrier.cancel(shipment)
    if (!answer.ok && answer.code !== 'refused') throw new Error('The carrier did not answer to a cancellation.')
    log.warn({ parcelId: parcel.id, isCancelled: answer.ok }, 'parcel.superseded')
    if (answer.ok) continue
    const { id, orderId } = parcel
    const details = { reason: answer.details.reason, trackingNumber: shipment.trackingNumber }
    await openStaffTask(deps.pool, { kind: 'label_not_cancelled', subject: `parcel:${id}`, orderId, details, now })
  }
  return true
}
