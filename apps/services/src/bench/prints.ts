import type { SheetDocument } from '@shop/contract/sheet'
import { ok, refuse } from '@shop/domain/result'
import { selectBench, updateBenchPrinter } from '#app/bench/benches.sql'
import { selectBox } from '#app/bench/box.sql'
import { toSheetPdf } from '#app/document/pdf/sheet-pdf'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { staffAtWork } from '#app/http/signed-in'
import { carrierOf } from '#app/shipment/carriers'
import { selectLabel, selectParcel } from '#app/shipment/parcels.sql'
import {
  countOpenPrints,
  insertPrint,
  movePrints,
  requeuePrint,
  selectLastPrint,
  selectPrint,
  updatePrinted,
} from '#app/shipment/print-jobs.sql'
import { wakePrinter } from '#app/shipment/queue-prints'
import { labelParcel } from '#app/staff/staff-parcels'

interface OnBox {
  benchId: number
  parcelId: number
}

/** A copy of what came out; what has not come out yet is sent again under its own number. */
export async function printAgain(context: Context, { benchId, parcelId }: OnBox) {
  const { db, now, requestId } = context
  const bench = await selectBench(db, benchId)
  const box = await selectBox(db, parcelId)
  if (!box) throw notFound()
  if (box.state === 'planned' || box.state === 'cancelled') return refuse('parcel_state', { state: box.state })
  const last = await selectLastPrint(db, parcelId)
  let printId = last?.printId
  if (last && last.state !== 'printed') await requeuePrint(db, last.printId, benchId)
  else {
    const { userId } = staffAtWork(context)
    printId = await insertPrint(db, { parcelId, benchId, isCopy: last !== null, askedBy: userId, now })
    await audit(db, context, 'parcel.label_reprinted', { type: 'parcel', id: parcelId })
  }
  if (bench.printer.kind === 'zpl') await wakePrinter(db, bench.printer.printerId, requestId)
  return ok({ printId: printId ?? 0 })
}

/** Asks the carrier again; the answer goes to the bench, so nothing of the order is told. */
export async function retryLabel(context: Context, { parcelId }: OnBox) {
  const parcel = await selectParcel(context.db, parcelId)
  if (!parcel) throw notFound()
  // A carrier that cannot be asked gives its number to a person, who writes it at the order.
  if (!carrierOf(context.deps, parcel.carrierCode)) return refuse('parcel_state', { state: parcel.state })
  const asked = await labelParcel(context, { parcelId, trackingNumber: null })
  return asked.ok ? ok({}) : asked
}

export async function resumeBenchPrints({ db, requestId }: Context, { benchId }: { benchId: number }) {
  const { printer } = await selectBench(db, benchId)
  if (printer.kind === 'zpl') await wakePrinter(db, printer.printerId, requestId)
  return ok({ waiting: await countOpenPrints(db, printer.printerId) })
}

export async function swapPrinter(context: Context, { benchId, printerId }: { benchId: number; printerId: number }) {
  const { db, requestId } = context
  if (!(await updateBenchPrinter(db, benchId, printerId))) throw notFound()
  const moved = await movePrints(db, benchId)
  const { printer } = await selectBench(db, benchId)
  if (printer.kind === 'zpl') await wakePrinter(db, printerId, requestId)
  await audit(db, context, 'bench.printer_swapped', { type: 'bench', id: benchId })
  return ok({ moved })
}

/** What a browser prints: the label of the carrier, or a sheet with the number where no carrier has one. */
export async function labelToPrint({ db, now }: Context, { printId }: { printId: number }) {
  const print = await selectPrint(db, printId)
  const box = print && (await selectBox(db, print.parcelId))
  if (!print || !box || print.kind !== 'pdf') throw notFound()
  const pdf =
    (await selectLabel(db, print.parcelId)) ?? (box.state === 'packed' ? null : await toSheetPdf(slip(box), SHOP, now))
  if (!pdf) throw notFound()
  const filename = `stitek-${box.orderNumber}-${box.number}${print.isCopy ? '-kopie' : ''}.pdf`
  return ok({ filename, contentType: 'application/pdf', content: pdf.toString('base64') })
}

const SHOP = 'Čenich'

function slip({
  orderNumber,
  number,
  count,
  carrier,
}: NonNullable<Awaited<ReturnType<typeof selectBox>>>): SheetDocument {
  return {
    title: `Zásilka ${orderNumber}`,
    lead: carrier ?? 'Osobní odběr',
    facts: [{ label: 'Balík', value: `${number} z ${count}` }],
    sections: [],
    foot: '',
  }
}

export async function confirmPrint({ db, now }: Context, { printId }: { printId: number }) {
  const print = await selectPrint(db, printId)
  if (print?.kind !== 'pdf') throw notFound()
  await updatePrinted(db, printId, now)
  return ok({})
}
