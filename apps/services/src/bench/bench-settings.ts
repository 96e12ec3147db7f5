import type { BenchChange, NewPrinter } from '@shop/contract/staff/bench-settings'
import { ok, refuse } from '@shop/domain/result'
import { parsePrinterList } from '@shop/partners/zebra/raw-printer'
import {
  insertBench,
  insertPrinter,
  isBenchBusy,
  isBenchNameTaken,
  isPrinterNameTaken,
  selectBenchSettings,
  updateBench,
  updatePrinterName,
} from '#app/bench/bench-settings.sql'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { movePrints } from '#app/shipment/print-jobs.sql'
import { wakePrinter } from '#app/shipment/queue-prints'
import { unlessTaken } from '#app/store/unless-taken'

export async function benchSettings({ db, deps }: Context) {
  const settings = await selectBenchSettings(db)
  const used = new Set(settings.printers.map(({ code }) => code))
  const unusedCodes = [...parsePrinterList(deps.config.PRINTERS).keys()].filter((code) => !used.has(code))
  return ok({ ...settings, unusedCodes })
}

export async function addBench(context: Context, bench: Pick<BenchChange, 'name' | 'printerId'>) {
  const benchId = await insertBench(context.db, bench)
  if (benchId === null) return refuse('name_taken')
  await audit(context.db, context, 'bench.added', { type: 'bench', id: benchId })
  return ok({ benchId })
}

/** What waited for the old printer comes out of the new one, as when it is swapped at the bench. */
export async function changeBench(context: Context, { benchId, ...change }: BenchChange & { benchId: number }) {
  const { db, requestId } = context
  const before = (await selectBenchSettings(db)).benches.find((bench) => bench.benchId === benchId)
  if (!before) throw notFound()
  if (await isBenchNameTaken(db, benchId, change.name)) return refuse('name_taken')
  if (before.isActive && !change.isActive && (await isBenchBusy(db, benchId))) return refuse('bench_busy')
  const written = await unlessTaken(db, 'benches_name_key', () => updateBench(db, benchId, change))
  if (!written) return refuse('name_taken')
  if (!written.value) throw notFound()
  if (before.printerId !== change.printerId) {
    await movePrints(db, benchId)
    await wakePrinter(db, change.printerId, requestId)
  }
  const { benchId: _id, ...from } = before
  await audit(db, context, 'bench.changed', { type: 'bench', id: benchId }, { from, to: change })
  return ok({})
}

/** One that takes ZPL has to be in the configuration: no row of a database says where the shop connects to. */
export async function addPrinter(context: Context, printer: NewPrinter) {
  const { db, deps } = context
  const isKnown = parsePrinterList(deps.config.PRINTERS).has(printer.code)
  if (printer.kind === 'zpl' && !isKnown) return refuse('printer_unknown')
  const printerId = await insertPrinter(db, printer)
  if (printerId === null) return refuse('name_taken')
  await audit(db, context, 'printer.added', { type: 'printer', id: printerId })
  return ok({ printerId })
}

export async function renamePrinter(context: Context, { printerId, name }: { printerId: number; name: string }) {
  const { db } = context
  if (await isPrinterNameTaken(db, printerId, name)) return refuse('name_taken')
  const written = await unlessTaken(db, 'printers_name_key', () => updatePrinterName(db, printerId, name))
  if (!written) return refuse('name_taken')
  if (!written.value) throw notFound()
  await audit(db, context, 'printer.renamed', { type: 'printer', id: printerId }, { to: name })
  return ok({})
}
