import type { JobContext } from '#app/jobs/job'
import {
  dropPrints,
  selectBusyPrinters,
  type TakenPrint,
  takePrint,
  updatePrinted,
  updateUnprinted,
} from '#app/shipment/print-jobs.sql'
import { wakePrinter } from '#app/shipment/queue-prints'
import { loadZplLabel } from '#app/shipment/to-zpl-label'

/** A person needs a minute to fill paper; whoever does says so at the bench, and then nobody waits. */
const RETRY_MS = 15_000
/** Ten minutes: then it is given up until somebody asks for it again. */
const MAX_TRIES = 40

/** Sends what waits for a printer, in its order. Stops at the first that does not come out, for the next would not either. */
export async function printLabels(context: JobContext, { printerId }: { printerId: number }): Promise<void> {
  const { deps, requestId } = context
  await dropPrints(deps.pool, printerId)
  for (;;) {
    const print = await takePrint(deps.pool, printerId)
    if (!print) return
    if (await sendLabel(context, print)) continue
    await wakePrinter(deps.pool, printerId, requestId, RETRY_MS)
    return
  }
}

/** False when the printer wants something before it goes on. */
async function sendLabel({ deps, log, now }: JobContext, print: TakenPrint): Promise<boolean> {
  const { printId, parcelId, printerCode, tries, isCopy } = print
  const zpl = await loadZplLabel(deps, parcelId, isCopy)
  if (!zpl) {
    await updateUnprinted(deps.pool, printId, { state: 'failed', problem: 'no_label', isCopy: false })
    return true
  }
  const answer = await deps.printers.print(printerCode, zpl)
  if (answer.ok) {
    await updatePrinted(deps.pool, printId, now)
    log.info({ parcelId, printer: printerCode, isCopy }, 'label.printed')
    return true
  }
  const problem = answer.code === 'refused' ? answer.details.reason : 'offline'
  const mayHaveComeOut = answer.code === 'unavailable' && answer.details.mayHaveHappened
  const isGivenUp = tries >= MAX_TRIES
  log.warn({ parcelId, printer: printerCode, problem, tries }, 'label.not_printed')
  await updateUnprinted(deps.pool, printId, { state: isGivenUp ? 'failed' : 'queued', problem, isCopy: mayHaveComeOut })
  return isGivenUp
}

/** For printers nobody woke: whatever could come out and has not. */
export async function resumePrints({ deps, requestId }: JobContext): Promise<void> {
  for (const printerId of await selectBusyPrinters(deps.pool)) await wakePrinter(deps.pool, printerId, requestId)
}
