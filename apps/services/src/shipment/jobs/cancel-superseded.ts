import type { JobContext } from '#app/jobs/job'
import { selectOpenAnnouncement, selectReference } from '#app/shipment/announcements.sql'
import { cancelOthers } from '#app/shipment/cancel-superseded'
import { carrierOf } from '#app/shipment/carriers'
import { selectParcel } from '#app/shipment/parcels.sql'

interface Superseded {
  parcelId: number
  announcementId: number
}

/** The second look for what a lost announcement became. Our own that is still on its way must not be taken for it. */
export async function cancelSupersededLater(
  context: JobContext,
  { parcelId, announcementId }: Superseded,
): Promise<void> {
  const { deps } = context
  const parcel = await selectParcel(deps.pool, parcelId)
  const carrier = carrierOf(deps, parcel?.carrierCode ?? null)
  if (!parcel || !carrier) return
  if (await selectOpenAnnouncement(deps.pool, parcelId)) throw new Error('The parcel is still being announced.')
  await cancelOthers(context, carrier, parcel, await selectReference(deps.pool, announcementId))
}
