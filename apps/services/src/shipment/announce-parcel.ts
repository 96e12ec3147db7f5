import type { Answer } from '@shop/partners/http/answer'
import type { Carrier, CarrierRefusal, CarrierShipment } from '@shop/partners/ports/carrier'
import type { JobContext } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import {
  type Announcement,
  endAnnouncement,
  insertAnnouncement,
  selectOpenAnnouncement,
  updateTaken,
} from '#app/shipment/announcements.sql'
import { cancelSuperseded } from '#app/shipment/cancel-superseded'
import { changeParcel } from '#app/shipment/change-parcel'
import { selectPackedOrder } from '#app/shipment/packed-order.sql'
import { lockParcel, type Parcel, updateShipped } from '#app/shipment/parcels.sql'
import { toShipmentRequest } from '#app/shipment/to-shipment-request'
import { inTransaction } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

/**
 * The numbers of a parcel at its carrier. What the carrier has taken over is waited for, never announced anew; after a lost answer
 * it is asked by our reference first, and what it made of the lost announcement is cancelled. Null when it refuses the parcel as
 * it is: a person must change something.
 */
export async function announceParcel(
  context: JobContext,
  carrier: Carrier,
  parcel: Parcel,
): Promise<CarrierShipment | null> {
  const { deps, now } = context
  const { carrierShipmentId: id, trackingNumber } = parcel
  if (id !== null && trackingNumber !== null) return { id, trackingNumber }
  const order = await selectPackedOrder(deps.pool, parcel.orderId)
  if (!order) throw new Error(`Parcel ${parcel.id} has no order.`)
  const open = await selectOpenAnnouncement(deps.pool, parcel.id)
  if (open?.takenId) return finish(context, carrier, parcel, open, await carrier.resumeShipment(open.takenId))
  if (open) await cancelSuperseded(context, carrier, parcel, open)
  const request = toShipmentRequest(order, parcel)
  const begun = await insertAnnouncement(deps.pool, { parcelId: parcel.id, reference: request.reference, now })
  const answer = await carrier.createShipment(request, (takenId) => updateTaken(deps.pool, begun.id, takenId))
  return finish(context, carrier, parcel, begun, answer)
}

async function finish(
  context: JobContext,
  carrier: Carrier,
  parcel: Parcel,
  { id: announcementId }: Announcement,
  answer: Answer<CarrierShipment, CarrierRefusal>,
): Promise<CarrierShipment | null> {
  const { deps, log } = context
  if (answer.ok) {
    const { id: carrierShipmentId, trackingNumber } = answer.value
    const trackingUrl = carrier.trackingUrl(answer.value)
    // Known before the label is asked for: a second try needs no second shipment.
    await inTransaction(deps.pool, async (db) => {
      await updateShipped(db, parcel.id, { carrierShipmentId, trackingNumber, trackingUrl, checkAt: null })
      await endAnnouncement(db, announcementId, 'shipped')
    })
    return answer.value
  }
  const reason = answer.code === 'refused' ? answer.details.reason : answer.code
  log.warn({ parcelId: parcel.id, answer: answer.code, reason }, 'parcel.not_announced')
  if (answer.code === 'refused' && reason !== 'not_found') return refuseLabel(context, parcel, announcementId, answer)
  // The carrier has forgotten what it took over: the next try asks it by our reference and begins again.
  if (reason === 'not_found') await endAnnouncement(deps.pool, announcementId, 'lost')
  else if (answer.code === 'unavailable' && !answer.details.mayHaveHappened) {
    await endAnnouncement(deps.pool, announcementId, 'unsent')
  }
  throw new Error('The carrier did not take the parcel over yet.')
}

async function refuseLabel(
  context: JobContext,
  parcel: Parcel,
  announcementId: number,
  { details }: Extract<Answer<CarrierShipment, CarrierRefusal>, { code: 'refused' }>,
): Promise<null> {
  const { reason, partnerCode: code, fields } = details
  await inTransaction(context.deps.pool, async (db) => {
    await lockPayableOrder(db, parcel.orderId)
    await changeParcel({ ...context, db }, await lockParcel(db, parcel.id), 'label_refused')
    await endAnnouncement(db, announcementId, 'refused')
    const { id, orderId } = parcel
    const task = { kind: 'label_refused' as const, subject: `parcel:${id}`, orderId, details: { reason, code, fields } }
    await openStaffTask(db, { ...task, now: context.now })
  })
  return null
}
