import { selectPrintersOfParcel } from '#app/shipment/print-jobs.sql'
import type { Db } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

/** One job for a printer, however many labels wait: it takes them in their order. */
export async function wakePrinter(db: Db, printerId: number, requestId: string, afterMs = 0): Promise<void> {
  await enqueue(
    db,
    'print-labels',
    { requestId, printerId },
    { jobKey: `print-labels:${printerId}`, queue: `printer:${printerId}`, afterMs },
  )
}

/** The label is there: whoever waits for it at a bench gets it. */
export async function queuePrints(db: Db, parcelId: number, requestId: string): Promise<void> {
  for (const printerId of await selectPrintersOfParcel(db, parcelId)) await wakePrinter(db, printerId, requestId)
}
