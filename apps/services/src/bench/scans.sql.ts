import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectScan, UndoLastPiece } from '#app/store/rows'

interface NewScan {
  scanId: string
  benchId: number
  userId: string
  raw: string
  weightGrams: number | null
  now: Date
}

/**
 * False when this very scan was asked for before; who asks at the same moment waits for the first to end. Its box is named later, by
 * whoever holds the order: a reference to a box keeps others from holding it, and two scans would wait for each other.
 */
export async function claimScan(db: Db, scan: NewScan): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>({
    name: 'scan-claim',
    text: `insert into internal.parcel_scans (scan_id, bench_id, user_id, raw, weight_g, at)
           values ($1, $2, $3, $4, $5, $6) on conflict (scan_id) do nothing`,
    values: [scan.scanId, scan.benchId, scan.userId, scan.raw, scan.weightGrams, scan.now],
  })
  return rowCount === 1
}

interface JudgedScan {
  verdict: string
  parcelId: number | null
  variantId: number | null
  batchCode: string | null
  pieceNo: number | null
  details: object
}

export async function updateScan(db: Db, scanId: string, judged: JudgedScan): Promise<void> {
  await db.query<NoRow>({
    name: 'scan-judged',
    text: `update internal.parcel_scans set verdict = $2, parcel_id = (select id from shop.parcels where id = $3), variant_id = $4,
                  batch_id = (select id from shop.batches where variant_id = $4 and code = $5), piece_no = $6, details = $7
            where scan_id = $1`,
    values: [
      scanId,
      judged.verdict,
      judged.parcelId,
      judged.variantId,
      judged.batchCode,
      judged.pieceNo,
      JSON.stringify(judged.details),
    ],
  })
}

interface StoredScan {
  parcelId: number | null
  userId: string | null
  details: Record<string, unknown>
}

export async function selectScan(db: Db, scanId: string): Promise<StoredScan | null> {
  const { rows } = await db.query<Narrow<SelectScan, { details: Record<string, unknown> }>>(
    'select parcel_id as "parcelId", user_id as "userId", details from internal.parcel_scans where scan_id = $1',
    [scanId],
  )
  return rows[0] ?? null
}

/** The last piece that still lies in the box comes out of it. Null when there is none. */
export async function undoLastPiece(db: Db, parcelId: number, now: Date): Promise<number | null> {
  const { rows } = await db.query<UndoLastPiece>(
    `update internal.parcel_scans set undone_at = $2
      where id = (select id from internal.parcel_scans where parcel_id = $1 and verdict = 'right' and undone_at is null
                   order by id desc limit 1)
     returning variant_id as "variantId"`,
    [parcelId, now],
  )
  return rows[0]?.variantId ?? null
}

/** A box is closed once: the row that says so, and what it weighed. */
export async function insertClosing(
  db: Db,
  closing: { parcelId: number; benchId: number; userId: string; weightGrams: number | null; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.parcel_scans (scan_id, parcel_id, bench_id, user_id, at, raw, verdict, weight_g)
     values (gen_random_uuid(), $1, $2, $3, $4, '', 'closed', $5)`,
    [closing.parcelId, closing.benchId, closing.userId, closing.now, closing.weightGrams],
  )
}
