import { asCommand } from '#app/jobs/job'
import { selectParcelLines } from '#app/shipment/batches.sql'
import { selectParcel } from '#app/shipment/parcels.sql'
import { lockRecall, selectRecalled, selectReceivers } from '#app/warehouse/recalls.sql'
import { lockBatch, selectWholeBatch } from '#app/warehouse/shelf.sql'
import { tellReceivers } from '#app/warehouse/tell-receivers'

/**
 * The batch is held before the recall is read, as who approves it holds it: either that person saw the box outside, or we see what
 * was approved. Who was told already is not told again, by the event of the mail.
 */
export const tellLateRecall = asCommand<'tell-late-recall'>(async (context, { parcelId }) => {
  const { db } = context
  const parcel = await selectParcel(db, parcelId)
  if (!parcel) return
  const wholes = new Set<number>()
  for (const { batchId } of await selectParcelLines(db, parcelId)) {
    if (batchId !== null) wholes.add((await selectWholeBatch(db, batchId))?.batchId ?? batchId)
  }
  for (const whole of [...wholes].toSorted((a, b) => a - b)) {
    await lockBatch(db, whole)
    const recall = await lockRecall(db, whole)
    const recalled = await selectRecalled(db, whole)
    if (!recalled || !recall?.approvedAt) continue
    const receivers = await selectReceivers(db, whole)
    const late = receivers.filter(({ orderId }) => orderId === parcel.orderId)
    await tellReceivers(context, recalled, recall, late)
  }
})
