import { deliveryInterval } from '../dog/household/delivery-interval.ts'
import { packDays } from '../dog/household/pack-runway.ts'
import type { Halere } from '../money/halere.ts'
import { divideRounded } from '../money/round.ts'

/** A pack with what it costs once and regularly. */
export interface OfferedPack {
  readonly sku: string
  readonly grams: number
  readonly price: Halere
  readonly regularPrice: Halere
}

export interface PlanProposal<Pack extends OfferedPack> {
  pack: Pack
  pieces: number
  weeks: number
  /** How long the delivery lasts, and how many days are left over when the next one comes. */
  days: number
  spareDays: number
  /** Of one delivery. */
  amount: Halere
  perMonth: Halere
  savedPerYear: Halere
}

const YEAR_DAYS = 365
const MOST_PIECES = 6

/**
 * The bag, the number of them and the interval that feed this dog for the least money a day. The next delivery comes before
 * the wished spare days begin; null when nothing offered lasts that long.
 */
export function proposePlan<Pack extends OfferedPack>(
  packs: readonly Pack[],
  gramsPerDay: number,
  offeredWeeks: readonly number[],
  wishedSpareDays: number,
): PlanProposal<Pack> | null {
  if (!(gramsPerDay > 0)) return null
  const proposals = packs.flatMap((pack) => proposeWith(pack, gramsPerDay, offeredWeeks, wishedSpareDays) ?? [])
  return proposals.toSorted((one, other) => perDay(one) - perDay(other) || one.pieces - other.pieces)[0] ?? null
}

function proposeWith<Pack extends OfferedPack>(
  pack: Pack,
  gramsPerDay: number,
  offeredWeeks: readonly number[],
  wishedSpareDays: number,
): PlanProposal<Pack> | null {
  for (let pieces = 1; pieces <= MOST_PIECES; pieces += 1) {
    const days = packDays(pack.grams * pieces, gramsPerDay)
    const weeks = deliveryInterval(days - wishedSpareDays, offeredWeeks)
    if (weeks !== null) return toProposal(pack, pieces, weeks, days)
  }
  return null
}

function toProposal<Pack extends OfferedPack>(
  pack: Pack,
  pieces: number,
  weeks: number,
  days: number,
): PlanProposal<Pack> {
  const amount = pack.regularPrice * pieces
  const saved = (pack.price - pack.regularPrice) * pieces
  const overYear = (halere: Halere) => divideRounded(halere * YEAR_DAYS, weeks * 7)
  return {
    pack,
    pieces,
    weeks,
    days,
    spareDays: days - weeks * 7,
    amount,
    perMonth: divideRounded(amount * YEAR_DAYS, weeks * 7 * 12),
    savedPerYear: overYear(saved),
  }
}

/** By what is eaten, not by when it comes: food that is left over is not lost. */
function perDay({ amount, days }: PlanProposal<OfferedPack>): number {
  return amount / days
}
