import type { LocalDate } from '../calendar/local-date.ts'

type Stock = {
  /** Pieces that can be promised: on the shelf and not reserved. */
  readonly pieces: number
  readonly expectedOn?: LocalDate | null
  readonly supplierDays?: { readonly min: number; readonly max: number } | null
}

export type StockLevel =
  | { readonly level: 'many' }
  | { readonly level: 'in_stock' }
  | { readonly level: 'few'; readonly pieces: number }
  | { readonly level: 'at_supplier'; readonly minDays: number; readonly maxDays: number }
  | { readonly level: 'expected'; readonly on: LocalDate }
  | { readonly level: 'sold_out' }

const FEW_UP_TO = 5
const MANY_FROM = 100

/** What a page may say about stock. Exact pieces are named only when they are few, where it helps to hurry. */
export function stockLevel(stock: Stock, today: LocalDate): StockLevel {
  const { pieces, expectedOn, supplierDays } = stock
  if (pieces >= MANY_FROM) return { level: 'many' }
  if (pieces > FEW_UP_TO) return { level: 'in_stock' }
  if (pieces > 0) return { level: 'few', pieces }
  if (supplierDays) return { level: 'at_supplier', minDays: supplierDays.min, maxDays: supplierDays.max }
  // A date that has passed is a promise already broken; saying it again would be a second one.
  if (expectedOn && expectedOn >= today) return { level: 'expected', on: expectedOn }
  return { level: 'sold_out' }
}

export function canBuy(level: StockLevel): boolean {
  return level.level !== 'expected' && level.level !== 'sold_out'
}
