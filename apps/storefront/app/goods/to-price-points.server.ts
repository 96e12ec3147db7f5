import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { PricePoint } from './product-view.ts'

interface LedgerRow {
  id: number
  variant_id: number
  amount: number
  kind: string
  valid_from: string
  /** The newest holds. */
  price_proofs: readonly { id: number; verdict: string }[]
}

/**
 * What really held, the oldest first. Of two rows of one moment the later written one held; and a row that only says again what holds, as the
 * calling off of a planned price does, is no news.
 */
export function toPricePoints(rows: readonly LedgerRow[]): PricePoint[] {
  const held = new Map<string, LedgerRow>()
  for (const row of rows.toSorted((a, b) => a.id - b.id))
    held.set(`${row.variant_id} ${Date.parse(row.valid_from)}`, row)
  const last = new Map<number, PricePoint>()
  return [...held.values()]
    .toSorted((a, b) => Date.parse(a.valid_from) - Date.parse(b.valid_from) || a.id - b.id)
    .map(toPoint)
    .filter((point) => {
      const before = last.get(point.variantId)
      last.set(point.variantId, point)
      return before?.price !== point.price || before.isSale !== point.isSale || before.isFair !== point.isFair
    })
}

function toPoint(row: LedgerRow): PricePoint {
  const proof = row.price_proofs.toSorted((a, b) => a.id - b.id).at(-1)
  return {
    variantId: row.variant_id,
    from: toPragueTime(new Date(row.valid_from)).date,
    price: row.amount,
    isSale: row.kind === 'sale',
    isFair: row.kind === 'sale' && proof?.verdict === 'fair',
  }
}
