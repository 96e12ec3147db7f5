import { type BulkChange, isPrice } from './bulk-field.ts'

/** A price that moves by more than this is asked about before it is written. */
const JUMP_PERCENT = 15

export function percentOf(before: number, after: number): number {
  return Math.round(((after - before) / before) * 1000) / 10
}

export function isJump(before: number, after: number): boolean {
  return Math.abs(percentOf(before, after)) > JUMP_PERCENT
}

/** No pack of ours costs as much; where no price was before, nothing else tells a slipped comma. */
const DEAR_HALERE = 1_000_000

export function isDearFirst({ before, after }: Pick<BulkChange, 'before' | 'after'>): boolean {
  return before === null && isPrice(after) && after.amount > DEAR_HALERE
}

export const ROUNDINGS = ['halere', 'crowns', 'nines'] as const
type Rounding = (typeof ROUNDINGS)[number]

const CROWN = 100

/** By per cent, to haléře, to whole crowns, or up to the next price that ends with a nine. Never below one crown. */
export function changeByPercent(amount: number, percent: number, rounding: Rounding): number {
  const exact = (amount * (1000 + Math.round(percent * 10))) / 1000
  if (rounding === 'halere') return Math.max(1, Math.round(exact))
  const crowns = Math.max(1, Math.round(exact / CROWN))
  return (rounding === 'crowns' ? crowns : crowns + ((19 - (crowns % 10)) % 10)) * CROWN
}
