import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { latenessOf } from '@shop/domain/shipment/late-parcel'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { queueLate } from '#app/shipment/emails/queue-parcel-mails'
import { lockPromise, selectArrived, selectLateParcels, upsertLate } from '#app/shipment/late-parcels.sql'
import { lockParcel, type Parcel, selectParcel } from '#app/shipment/parcels.sql'
import { closeSentOrders, tellUnsentOrders } from '#app/shipment/tell-unsent-orders'
import { trackParcel } from '#app/shipment/track-parcel'
import { inTransaction } from '#app/store/database'
import { closeStaffTasksAbout, openStaffTaskOnce } from '#app/tasks/staff-tasks.sql'

const TASK = 'parcel_late' as const
const AT_ONCE = 200
/** Nobody is woken by a parcel that is not there. */
const FROM = '08:00'
const UNTIL = '20:00'

/** Who was promised a day that is over learns it from us, once, before they have to ask. The carrier is asked first. */
export async function tellLateParcels(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const arrived = await selectArrived(deps.pool)
  const closing = { closedBy: 'system', note: 'Zásilka se pohnula.', now }
  if (arrived.length > 0) await closeStaffTasksAbout(deps.pool, { kind: TASK, subjects: arrived }, closing)
  await closeSentOrders(context)
  const { date, time } = toPragueTime(now)
  if (time < FROM || time >= UNTIL) return
  await tellUnsentOrders(context, date)
  const late = await selectLateParcels(deps.pool, date, now, AT_ONCE)
  const batch = { name: 'tell-late-parcels', items: late, keyOf: Number }
  const silent = new Set<string>()
  const outcome = await eachItem(context, batch, (id) => lookAt(context, id, { today: date, silent }))
  if (late.length > 0) log.info(outcome, 'parcel.late_looked_at')
}

interface Round {
  today: string
  /** Carriers that did not answer in this round. */
  silent: Set<string>
}

/** Whoever is served by hand says nothing; whoever was silent a moment ago is not waited for again, others are late too. */
async function hasSpoken(context: JobContext, parcel: Parcel, silent: Set<string>): Promise<boolean> {
  const { carrierCode, carrierShipmentId } = parcel
  if (carrierCode === null || carrierShipmentId === null || silent.has(carrierCode)) return false
  const isSilent = (await trackParcel(context, parcel)) === 'unavailable'
  if (isSilent) silent.add(carrierCode)
  return !isSilent
}

/** What the carrier said just now counts, and whoever delivers it meanwhile waits for this order to be free. */
async function lookAt(context: JobContext, id: number, { today, silent }: Round): Promise<void> {
  const { deps, now } = context
  const parcel = await selectParcel(deps.pool, id)
  if (!parcel) return
  const isKnown = await hasSpoken(context, parcel, silent)
  await inTransaction(deps.pool, async (db) => {
    const promisedOn = await lockPromise(db, parcel.orderId)
    const current = await lockParcel(db, id)
    const lateness = latenessOf({ state: current.state, promisedOn, isKnown }, today)
    if (lateness === 'in_time' || promisedOn === null) return
    if (lateness === 'tell') await queueLate({ ...context, db }, current, promisedOn)
    const isSaid = lateness === 'tell' || current.state === 'problem'
    await upsertLate(db, { parcelId: id, promisedOn, toldAt: isSaid ? now : null, now })
    const details = { promisedOn, trackingNumber: current.trackingNumber, isTold: isSaid }
    await openStaffTaskOnce(db, { kind: TASK, subject: `parcel:${id}`, orderId: parcel.orderId, details, now })
  })
}
