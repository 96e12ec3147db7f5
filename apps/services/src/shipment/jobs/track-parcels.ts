import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { selectDueParcels, selectParcel, selectParcelAt, updateChecked } from '#app/shipment/parcels.sql'
import { trackParcel } from '#app/shipment/track-parcel'

const AT_ONCE = 200
const RETRY_MS = 15 * 60_000

/** Carriers are asked by ourselves; what they push only makes us ask sooner. */
export async function trackParcels(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const due = await selectDueParcels(deps.pool, now, AT_ONCE)
  let silent = 0
  const outcome = await eachItem(context, { name: 'track-parcels', items: due, keyOf: Number }, async (id) => {
    const parcel = await selectParcel(deps.pool, id)
    if (!parcel || (await trackParcel(context, parcel)) !== 'unavailable') return
    silent += 1
    await updateChecked(deps.pool, id, { checkAt: new Date(now.getTime() + RETRY_MS), storedUntil: null })
  })
  if (due.length > 0) log.info({ ...outcome, silent }, 'parcel.tracked')
}

interface Pushed {
  carrierCode: string
  shipmentId: string
}

/** A carrier pushed something about one parcel. */
export async function trackPushed(context: JobContext, { carrierCode, shipmentId }: Pushed): Promise<void> {
  const parcel = await selectParcelAt(context.deps.pool, carrierCode, shipmentId)
  if (parcel && (await trackParcel(context, parcel)) === 'unavailable') throw new Error('The carrier is silent.')
}
