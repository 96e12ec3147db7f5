import type { CarrierShipment } from '@shop/partners/ports/carrier'
import type { JobContext } from '#app/jobs/job'
import { openStaffTask } from '#app/order/staff-tasks.sql'
import { lockPayableOrder } from '#app/payment/order-money.sql'
import { carrierOf } from '#app/shipment/carriers'
import { changeParcel } from '#app/shipment/change-parcel'
import { selectPackedOrder } from '#app/shipment/packed-order.sql'
import { lockParcel, type Parcel, selectParcel, updateShipped, upsertLabel } from '#app/shipment/parcels.sql'
import { toShipmentRequest } from '#app/shipment/to-shipment-request'
import { inTransaction } from '#app/store/database'

const FIRST_CHECK_MS = 60 * 60_000

/**
 * Announces a packed parcel to its carrier and keeps the label. A label costs nothing until the parcel is handed over, so after a
 * lost answer it is simply asked for again.
 */
export async function labelParcel(context: JobContext, { parcelId }: { parcelId: number }): Promise<void> {
  const { deps, log } = context
  const parcel = await selectParcel(deps.pool, parcelId)
  const carrier = carrierOf(deps, parcel?.carrier ?? null)
  if (!parcel || !carrier || parcel.state !== 'packed') return
  const shipment = await announce(context, parcel)
  if (!shipment) return
  const label = await carrier.label(shipment)
  if (!label.ok) throw new Error(`The carrier gives no label: ${label.code}.`)
  const trackingUrl = carrier.trackingUrl(shipment)
  await inTransaction(deps.pool, async (db) => {
    await lockPayableOrder(db, parcel.orderId)
    const current = await lockParcel(db, parcelId)
    await upsertLabel(db, parcelId, label.value, context.now)
    const checkAt = new Date(context.now.getTime() + FIRST_CHECK_MS)
    const { id: carrierShipmentId, trackingNumber } = shipment
    await updateShipped(db, parcelId, { carrierShipmentId, trackingNumber, trackingUrl, checkAt })
    await changeParcel({ ...context, db }, { ...current, carrierShipmentId }, 'label_created')
  })
  log.info({ parcelId, carrier: carrier.code }, 'parcel.labelled')
}

/** Null when the carrier refuses the parcel as it is: a person must change something. */
async function announce(context: JobContext, parcel: Parcel): Promise<CarrierShipment | null> {
  const { deps, log } = context
  const { carrierShipmentId: id, trackingNumber } = parcel
  if (id !== null && trackingNumber !== null) return { id, trackingNumber }
  const order = await selectPackedOrder(deps.pool, parcel.orderId)
  const carrier = carrierOf(deps, parcel.carrier)
  if (!order || !carrier) throw new Error(`Parcel ${parcel.id} has no order or no carrier.`)
  const answer = await carrier.createShipment(toShipmentRequest(order, parcel))
  if (answer.ok) {
    const { id: carrierShipmentId, trackingNumber: number } = answer.value
    // Known before the label is asked for: a second try needs no second shipment.
    const shipped = {
      carrierShipmentId,
      trackingNumber: number,
      trackingUrl: carrier.trackingUrl(answer.value),
      checkAt: null,
    }
    await updateShipped(deps.pool, parcel.id, shipped)
    return answer.value
  }
  log.warn({ parcelId: parcel.id, answer: answer.code, details: answer.details }, 'parcel.not_announced')
  if (answer.code !== 'refused') throw new Error('The carrier did not take the parcel over.')
  const { reason, partnerCode, fields } = answer.details
  await inTransaction(deps.pool, async (db) => {
    await lockPayableOrder(db, parcel.orderId)
    await changeParcel({ ...context, db }, await lockParcel(db, parcel.id), 'label_refused')
    const details = { reason, code: partnerCode, fields }
    const { orderId } = parcel
    await openStaffTask(db, {
      kind: 'label_refused',
      subject: `parcel:${parcel.id}`,
      orderId,
      details,
      now: context.now,
    })
  })
  return null
}
