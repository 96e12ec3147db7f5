import type { Benches } from '@shop/contract/staff/bench'
import type { z } from 'zod'
import { notFound } from '#app/http/request-error'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectBench, SelectBenches } from '#app/store/rows'

type PrinterKind = 'zpl' | 'pdf'

const PRINTER = `jsonb_build_object('printerId', p.id, 'name', p.name, 'kind', p.kind)`

export async function selectBenches(db: Db): Promise<z.infer<typeof Benches>> {
  const { rows } = await db.query<Narrow<SelectBenches, z.infer<typeof Benches>>>(
    `select coalesce((select jsonb_agg(jsonb_build_object('benchId', b.id, 'name', b.name, 'printer', ${PRINTER}) order by b.name)
               from internal.benches b join internal.printers p on p.id = b.printer_id where b.is_active), '[]') as benches,
            coalesce((select jsonb_agg(${PRINTER} order by p.name) from internal.printers p), '[]') as printers`,
  )
  return onlyRow(rows)
}

interface Bench {
  benchId: number
  name: string
  printer: { printerId: number; name: string; kind: PrinterKind }
}

export async function selectBench(db: Db, benchId: number): Promise<Bench> {
  const { rows } = await db.query<Narrow<SelectBench, Pick<Bench, 'printer'>>>(
    `select b.id as "benchId", b.name, ${PRINTER} as printer from internal.benches b join internal.printers p on p.id = b.printer_id
      where b.id = $1 and b.is_active`,
    [benchId],
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** False when there is no such printer. */
export async function updateBenchPrinter(db: Db, benchId: number, printerId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update internal.benches set printer_id = $2
      where id = $1 and is_active and exists (select from internal.printers where id = $2)`,
    [benchId, printerId],
  )
  return rowCount === 1
}
