import type { Tracking } from '@shop/partners/ports/carrier'
import type { Logger } from '@shop/runtime/logger'
import type { Caller, CommandContext } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { carrierOf } from '#app/shipment/carriers'
import { changeParcel } from '#app/shipment/change-parcel'
import { notifyOrderOfParcels } from '#app/shipment/notify-order'
import { hasCarrierEvent, lockParcel, type Parcel, updateChecked } from '#app/shipment/parcels.sql'
import { inTransaction } from '#app/store/database'

interface TrackingCaller extends Caller {
  deps: CommandContext['deps'] & Pick<Deps, 'carriers'>
  log: Logger
}

const CHECK_MS = 2 * 60 * 60_000

/** Asks the carrier what has happened and applies what we do not know yet, oldest first. */
export async function trackParcel(
  caller: TrackingCaller,
  parcel: Parcel,
): Promise<'told' | 'nothing_new' | 'unavailable'> {
  const { deps, log } = caller
  const carrier = carrierOf(deps, parcel.carrierCode)
  if (!carrier || parcel.carrierShipmentId === null) return 'nothing_new'
  const shipment = { id: parcel.carrierShipmentId, trackingNumber: parcel.trackingNumber ?? '' }
  const answer = await carrier.track(shipment)
  if (!answer.ok) {
    log.warn({ parcelId: parcel.id, answer: answer.code }, 'parcel.not_tracked')
    return 'unavailable'
  }
  return inTransaction(deps.pool, (db) => applyTracking({ ...caller, db }, parcel, answer.value))
}

async function applyTracking(
  context: TrackingCaller & { db: Parameters<typeof lockParcel>[0] },
  { id, orderId }: Parcel,
  { events, storedUntil }: Tracking,
): Promise<'told' | 'nothing_new'> {
  const { db, now } = context
  await lockPayableOrder(db, orderId)
  let parcel = await lockParcel(db, id)
  let told = false
  for (const { event, at, statusCode, text: words } of events) {
    if (await hasCarrierEvent(db, id, statusCode, at)) continue
    const changed = await changeParcel(context, parcel, event, { at, statusCode, words })
    // What does not fit is kept by the carrier's own list; the machine stays where it is.
    if (!changed.ok) continue
    parcel = changed.value.parcel
    told ||= changed.value.isChanged
  }
  const isOver = ['delivered', 'returned', 'cancelled'].includes(parcel.state)
  await updateChecked(db, id, { checkAt: isOver ? null : new Date(now.getTime() + CHECK_MS), storedUntil })
  if (told) await notifyOrderOfParcels(context, orderId)
  return told ? 'told' : 'nothing_new'
}
