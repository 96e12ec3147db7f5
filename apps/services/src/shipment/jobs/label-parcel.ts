import type { JobContext } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { announceParcel } from '#app/shipment/announce-parcel'
import { carrierOf } from '#app/shipment/carriers'
import { changeParcel } from '#app/shipment/change-parcel'
import { lockParcel, selectParcel, updateShipped, upsertLabel } from '#app/shipment/parcels.sql'
import { inTransaction } from '#app/store/database'

const FIRST_CHECK_MS = 60 * 60_000

/** Announces a packed parcel to its carrier, once, and keeps the label. */
export async function labelParcel(context: JobContext, { parcelId }: { parcelId: number }): Promise<void> {
  const { deps, log } = context
  const parcel = await selectParcel(deps.pool, parcelId)
  const carrier = carrierOf(deps, parcel?.carrierCode ?? null)
  if (!parcel || !carrier || parcel.state !== 'packed') return
  const shipment = await announceParcel(context, carrier, parcel)
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
