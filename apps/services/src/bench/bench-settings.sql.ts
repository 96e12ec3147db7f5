import type { BenchChange, BenchSettings, NewPrinter } from '@shop/contract/staff/bench-settings'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { InsertBench, InsertPrinter, IsBenchBusy, SelectBenchSettings } from '#app/store/rows'

type Settings = Omit<BenchSettings, 'unusedCodes'>

export async function selectBenchSettings(db: Db): Promise<Settings> {
  const { rows } = await db.query<Narrow<SelectBenchSettings, Settings>>(
    `select coalesce((select jsonb_agg(jsonb_build_object('benchId', b.id, 'name', b.name, 'printerId', b.printer_id, 'isActive', b.is_active)
               order by b.is_active desc, b.name) from internal.benches b), '[]') as benches,
            coalesce((select jsonb_agg(jsonb_build_object('printerId', p.id, 'code', p.code, 'name', p.name, 'kind', p.kind,
               'waiting', (select count(*) from internal.print_jobs j where j.printer_id = p.id and j.state in ('queued', 'printing')))
               order by p.name) from internal.printers p), '[]') as printers`,
  )
  return onlyRow(rows)
}

/** Null when the name is taken or the printer is not there. */
export async function insertBench(db: Db, { name, printerId }: Pick<BenchChange, 'name' | 'printerId'>) {
  const { rows } = await db.query<InsertBench>(
    `insert into internal.benches (name, printer_id) select $1, p.id from internal.printers p where p.id = $2
     on conflict (name) do nothing returning id`,
    [name, printerId],
  )
  return rows[0]?.id ?? null
}

/** Whether somebody packs there now, or labels have not come out yet. */
export async function isBenchBusy(db: Db, benchId: number): Promise<boolean> {
  const { rows } = await db.query<Narrow<IsBenchBusy, { isBusy: boolean }>>(
    `select exists (select from internal.packings p where p.bench_id = $1 and p.ended_at is null)
         or exists (select from internal.print_jobs j where j.bench_id = $1 and j.state in ('queued', 'printing')) as "isBusy"`,
    [benchId],
  )
  return onlyRow(rows).isBusy
}

export async function isBenchNameTaken(db: Db, benchId: number, name: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('select from internal.benches where name = $2 and id <> $1', [
    benchId,
    name,
  ])
  return (rowCount ?? 0) > 0
}

/** False when there is no such bench or printer. */
export async function updateBench(db: Db, benchId: number, { name, printerId, isActive }: BenchChange) {
  const { rowCount } = await db.query<NoRow>(
    `update internal.benches set name = $2, printer_id = $3, is_active = $4
      where id = $1 and exists (select from internal.printers where id = $3)`,
    [benchId, name, printerId, isActive],
  )
  return rowCount === 1
}

/** Null when the code or the name is taken. */
export async function insertPrinter(db: Db, { code, name, kind }: NewPrinter): Promise<number | null> {
  const { rows } = await db.query<InsertPrinter>(
    'insert into internal.printers (code, name, kind) values ($1, $2, $3) on conflict do nothing returning id',
    [code, name, kind],
  )
  return rows[0]?.id ?? null
}

export async function isPrinterNameTaken(db: Db, printerId: number, name: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('select from internal.printers where name = $2 and id <> $1', [
    printerId,
    name,
  ])
  return (rowCount ?? 0) > 0
}

export async function updatePrinterName(db: Db, printerId: number, name: string): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>('update internal.printers set name = $2 where id = $1', [printerId, name])
  return rowCount === 1
}
