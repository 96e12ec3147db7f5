import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountOpenPrints,
  InsertPrint,
  SelectBusyPrinters,
  SelectLastPrint,
  SelectPrint,
  SelectPrintersOfParcel,
  TakePrint,
} from '#app/store/rows'

interface NewPrint {
  parcelId: number
  benchId: number
  isCopy: boolean
  askedBy: string
  now: Date
}

/** To the printer that stands beside the bench now. */
export async function insertPrint(db: Db, print: NewPrint): Promise<number> {
  const { rows } = await db.query<InsertPrint>(
    `insert into internal.print_jobs (parcel_id, bench_id, printer_id, is_copy, asked_by, asked_at)
     select $1, b.id, b.printer_id, $3, $4, $5 from internal.benches b where b.id = $2 returning id`,
    [print.parcelId, print.benchId, print.isCopy, print.askedBy, print.now],
  )
  return onlyRow(rows).id
}

type PrintState = 'queued' | 'printing' | 'printed' | 'failed'

interface Print {
  printId: number
  parcelId: number
  printerId: number
  state: PrintState
  isCopy: boolean
  kind: 'zpl' | 'pdf'
}

const PRINT = `j.id as "printId", j.parcel_id as "parcelId", j.printer_id as "printerId", j.state, j.is_copy as "isCopy", p.kind`

export async function selectPrint(db: Db, printId: number): Promise<Print | null> {
  const { rows } = await db.query<Narrow<SelectPrint, Pick<Print, 'state' | 'kind'>>>(
    `select ${PRINT} from internal.print_jobs j join internal.printers p on p.id = j.printer_id where j.id = $1`,
    [printId],
  )
  return rows[0] ?? null
}

export async function selectLastPrint(db: Db, parcelId: number): Promise<Print | null> {
  const { rows } = await db.query<Narrow<SelectLastPrint, Pick<Print, 'state' | 'kind'>>>(
    `select ${PRINT} from internal.print_jobs j join internal.printers p on p.id = j.printer_id
      where j.parcel_id = $1 order by j.id desc limit 1`,
    [parcelId],
  )
  return rows[0] ?? null
}

export async function selectPrintersOfParcel(db: Db, parcelId: number): Promise<number[]> {
  const { rows } = await db.query<SelectPrintersOfParcel>(
    `select distinct j.printer_id as "printerId" from internal.print_jobs j join internal.printers p on p.id = j.printer_id
      where j.parcel_id = $1 and j.state in ('queued', 'printing') and p.kind = 'zpl'`,
    [parcelId],
  )
  return rows.map(({ printerId }) => printerId)
}

/** Printers with something that could come out now. */
export async function selectBusyPrinters(db: Db): Promise<number[]> {
  const { rows } = await db.query<SelectBusyPrinters>(
    `select distinct j.printer_id as "printerId" from internal.print_jobs j join internal.printers p on p.id = j.printer_id
       join shop.parcels a on a.id = j.parcel_id
      where j.state in ('queued', 'printing') and p.kind = 'zpl' and a.state <> 'packed'`,
  )
  return rows.map(({ printerId }) => printerId)
}

export interface TakenPrint {
  printId: number
  parcelId: number
  printerCode: string
  tries: number
  /** Also when it may have come out before: a crash left it in the middle. */
  isCopy: boolean
}

/**
 * The oldest label of a printer that can come out; it is under way from now on. One that waits for its carrier lets the next go
 * first. Only one job of a printer runs, so what is found under way was broken off.
 */
export async function takePrint(db: Db, printerId: number): Promise<TakenPrint | null> {
  const { rows } = await db.query<Narrow<TakePrint, { isCopy: boolean }>>(
    `update internal.print_jobs j set state = 'printing', tries = j.tries + 1, is_copy = n.is_copy or n.state = 'printing'
       from (select j.id, j.state, j.is_copy, p.code from internal.print_jobs j join shop.parcels a on a.id = j.parcel_id
               join internal.printers p on p.id = j.printer_id
              where j.printer_id = $1 and p.kind = 'zpl' and j.state in ('queued', 'printing') and a.state not in ('planned', 'packed', 'cancelled')
              order by j.id limit 1 for update of j) n
      where j.id = n.id
     returning j.id as "printId", j.parcel_id as "parcelId", n.code as "printerCode", j.tries, j.is_copy as "isCopy"`,
    [printerId],
  )
  return rows[0] ?? null
}

export async function updatePrinted(db: Db, printId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update internal.print_jobs set state = 'printed', printed_at = $2, problem = null where id = $1 and state <> 'printed'`,
    [printId, now],
  )
}

/** It has not come out, and waits or is given up. */
export async function updateUnprinted(
  db: Db,
  printId: number,
  { state, problem, isCopy }: { state: 'queued' | 'failed'; problem: string; isCopy: boolean },
): Promise<void> {
  await db.query<NoRow>(
    'update internal.print_jobs set state = $2, problem = $3, is_copy = is_copy or $4 where id = $1',
    [printId, state, problem, isCopy],
  )
}

/** Boxes that were opened again have no label any more. */
export async function dropPrints(db: Db, printerId: number): Promise<void> {
  await db.query<NoRow>(
    `update internal.print_jobs j set state = 'failed', problem = 'parcel_gone' from shop.parcels a
      where a.id = j.parcel_id and j.printer_id = $1 and j.state in ('queued', 'printing') and a.state in ('planned', 'cancelled')`,
    [printerId],
  )
}

/** What was given up is tried again, under its old number: the queue keeps its order. */
export async function requeuePrint(db: Db, printId: number, benchId: number): Promise<void> {
  await db.query<NoRow>(
    `update internal.print_jobs j set state = 'queued', tries = 0, problem = null, printer_id = b.printer_id, bench_id = b.id
       from internal.benches b where b.id = $2 and j.id = $1 and j.state in ('queued', 'failed')`,
    [printId, benchId],
  )
}

/** Everything of this bench that has not come out goes to the printer it has now. */
export async function movePrints(db: Db, benchId: number): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `update internal.print_jobs j set printer_id = b.printer_id, tries = 0, problem = null, state = 'queued'
       from internal.benches b where b.id = $1 and j.bench_id = b.id
        and (j.state = 'queued' or j.state = 'failed' and j.problem <> 'parcel_gone')`,
    [benchId],
  )
  return rowCount ?? 0
}

export async function countOpenPrints(db: Db, printerId: number): Promise<number> {
  const { rows } = await db.query<Narrow<CountOpenPrints, { waiting: number }>>(
    `select count(*)::integer as waiting from internal.print_jobs where printer_id = $1 and state in ('queued', 'printing')`,
    [printerId],
  )
  return onlyRow(rows).waiting
}
