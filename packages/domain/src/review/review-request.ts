import { addDays, daysBetween, type LocalDate } from '../calendar/local-date.ts'
import { toPragueDay } from '../calendar/prague-time.ts'
import { publicHolidayOn } from '../calendar/public-holidays.ts'
import { isDaytime } from '../plan/cycle-days.ts'

/** A line of an order whose buyer may be asked what the dog says. */
export type TriedGoods = {
  readonly productId: number
  readonly kind: string
  readonly pieces: number
  readonly packGrams: number | null
  /** What was paid for the line. */
  readonly amount: number
  /** By the dogs that eat it; null when nobody is known to. */
  readonly halfEatenOn: LocalDate | null
}

// A dog that is twenty kilograms heavy, by the guides of the packs; who has said nothing about the dog gets a guess and no more.
const USUAL_GRAMS: Readonly<Record<string, number>> = { kibble: 250, can: 400, pouch: 300, treat: 25, supplement: 10 }
/** What is eaten out of one pack is known by its half, what comes in portions by half of them. */
const PORTIONS: ReadonlySet<string> = new Set(['can', 'pouch'])
const USUAL_DAYS: Readonly<Record<string, number>> = { supplement: 21, cosmetics: 14, equipment: 10 }
const OTHER_DAYS = 14
// A new food is mixed in over a week; before that there is nothing to say.
export const SOONEST_DAYS = 5
/** Ten days before the promise „Nechutná? Vrátíme peníze“ ends: the mail speaks of it. */
const LATEST_DAYS = 50
/** Holidays and days without a worker; later nobody remembers. */
const GRACE_DAYS = 14

/** Who bought longer ago than this is not asked any more. */
export const ASKED_WITHIN_DAYS = LATEST_DAYS + GRACE_DAYS
/** One request in so many days for one person, whatever was bought. */
export const REQUESTS_APART_DAYS = 30
/** The same product once in so many days: a bag that comes every month is one experience. */
export const PRODUCT_ASKED_ONCE_DAYS = 365

/** People are written to by day, and not on a holiday. */
export function isAskingTime(now: Date): boolean {
  return isDaytime(now) && publicHolidayOn(toPragueDay(now)) === null
}

/** The day on which the buyer knows what to say: half of it is eaten, or it was in use for a while. */
export function triedOn(goods: TriedGoods, deliveredOn: LocalDate): LocalDate {
  const days = goods.halfEatenOn === null ? usualDays(goods) : daysBetween(deliveredOn, goods.halfEatenOn)
  return addDays(deliveredOn, Math.min(Math.max(days, SOONEST_DAYS), LATEST_DAYS))
}

/**
 * What to ask about today: nothing before the thing most was paid for has been tried, then everything that has. One request an
 * order, so it waits for the bag and not for the ball that lay beside it.
 */
export function goodsToAskAbout<Goods extends TriedGoods>(
  goods: readonly Goods[],
  deliveredOn: LocalDate,
  today: LocalDate,
): Goods[] {
  const main = goods.reduce<Goods | null>((most, one) => (most && most.amount >= one.amount ? most : one), null)
  if (!main || triedOn(main, deliveredOn) > today || addDays(deliveredOn, ASKED_WITHIN_DAYS) < today) return []
  return goods.filter((one) => triedOn(one, deliveredOn) <= today)
}

function usualDays({ kind, pieces, packGrams }: TriedGoods): number {
  const perDay = USUAL_GRAMS[kind]
  if (!perDay || !packGrams) return USUAL_DAYS[kind] ?? OTHER_DAYS
  const grams = PORTIONS.has(kind) ? packGrams * pieces : packGrams
  return Math.ceil(grams / 2 / perDay)
}
