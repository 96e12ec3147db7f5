import { daysBetween, type LocalDate } from '../calendar/local-date.ts'
import type { Halere } from '../money/halere.ts'

/** Days before the best-before from which goods are sold apart, in two steps, and the last day on which they are sold at all. */
export interface ShortDateRules {
  readonly firstDays: number
  readonly firstPercent: number
  readonly lastDays: number
  readonly lastPercent: number
  readonly untilDays: number
}

/** The second step comes later than the first and is never dearer; between it and the last day something can be sold. */
export function areStepsInOrder({
  firstDays,
  firstPercent,
  lastDays,
  lastPercent,
  untilDays,
}: ShortDateRules): boolean {
  return untilDays < lastDays && lastDays < firstDays && firstPercent <= lastPercent
}

/** By how many percent a batch is cheaper; null when it keeps long enough, and when it is too late to sell it. */
export function shortDateDiscount(bestBefore: LocalDate, today: LocalDate, rules: ShortDateRules): number | null {
  const left = daysBetween(today, bestBefore)
  if (left < rules.untilDays || left > rules.firstDays) return null
  return left <= rules.lastDays ? Math.max(rules.firstPercent, rules.lastPercent) : rules.firstPercent
}

const CROWN = 100

/** Whole crowns, rounded down: always below the price of the same pack that keeps long. */
export function shortDatePrice(usual: Halere, percent: number): Halere {
  const cut = (usual * (100 - percent)) / 100
  const whole = Math.floor(cut / CROWN) * CROWN
  return whole > 0 ? whole : Math.max(1, Math.floor(cut))
}

interface Cover {
  /** What can be taken from the batch without breaking a promise of pieces. */
  readonly spare: number
  readonly inBatch: number
  /** Pieces that orders hold and no box has yet. */
  readonly unplanned: number
  /** Free pieces of other batches that may be sent to those orders. */
  readonly elsewhere: number
  /** Whether this batch may still be sent to them. */
  readonly isSent: boolean
}

/** Pieces that leave the usual pack: never the only ones that can be sent to who has ordered it already. */
export function piecesToSellApart({ spare, inBatch, unplanned, elsewhere, isSent }: Cover): number {
  const kept = isSent ? Math.max(0, unplanned - elsewhere) : 0
  return Math.max(0, Math.min(spare, inBatch - kept))
}

/** Who bought a marked pack saw its day; it must only not be over. */
const MARKED_DAYS_LEFT = 1

interface Promised {
  /** Of the buyer's group; null when the shop's own holds. */
  readonly groupDays: number | null
  readonly shopDays: number
  readonly isShortDated: boolean
}

/** How long goods must keep when they are packed. */
export function minimumDaysLeft({ groupDays, shopDays, isShortDated }: Promised): number {
  return isShortDated ? MARKED_DAYS_LEFT : (groupDays ?? shopDays)
}
