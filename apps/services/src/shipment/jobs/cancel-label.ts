import type { JobContext } from '#app/jobs/job'
import { openStaffTask } from '#app/order/staff-tasks.sql'
import { carrierOf } from '#app/shipment/carriers'
import { selectParcel, updateShipped } from '#app/shipment/parcels.sql'

/** The carrier forgets a parcel that will not come. Twice is one cancellation. */
export async function cancelLabel(context: JobContext, { parcelId }: { parcelId: number }): Promise<void> {
  const { deps, now } = context
  const parcel = await selectParcel(deps.pool, parcelId)
  const carrier = carrierOf(deps, parcel?.carrier ?? null)
  if (!parcel?.carrierShipmentId || !carrier) return
  const shipment = { id: parcel.carrierShipmentId, trackingNumber: parcel.trackingNumber ?? '' }
  const answer = await carrier.cancel(shipment)
  if (!answer.ok && answer.code !== 'refused') throw new Error('The carrier did not answer to a cancellation.')
  if (!answer.ok) {
    const details = { reason: answer.details.reason }
    const { orderId } = parcel
    await openStaffTask(deps.pool, {
      kind: 'label_not_cancelled',
      subject: `parcel:${parcelId}`,
      orderId,
      details,
      now,
    })
    return
  }
  await updateShipped(deps.pool, parcelId, {
    carrierShipmentId: null,
    trackingNumber: null,
    trackingUrl: null,
    checkAt: null,
  })
}
