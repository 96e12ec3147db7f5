import type { LocalDate } from '../../calendar/local-date.ts'
import { ageInMonths } from '../dog-age.ts'
import { type FeedingGuide, readColumn } from './feeding-guide.ts'
import { mealsPerDay } from './meals.ts'

/** What the grown-up dog will weigh, as the form asks it; null is „nevím“. */
export const ADULT_BANDS = {
  'do 5 kg': [3, 5],
  '5–10 kg': [5, 10],
  '10–25 kg': [10, 25],
  '25–45 kg': [25, 45],
  'nad 45 kg': [45, 60],
  nevím: null,
} as const satisfies Record<string, readonly [number, number] | null>
export type AdultBand = keyof typeof ADULT_BANDS

interface PlanMonth {
  readonly months: number
  readonly meals: number
  /** Whole tens of grams a day for both ends of the band; null where the maker's table says nothing. */
  readonly grams: readonly [number, number] | null
}

const YOUNGEST = 2
const LAST_MONTH = 12

/** Months from the age of the puppy to its first birthday; a grown-up dog has none. */
export function puppyPlan(
  guide: FeedingGuide | null,
  band: AdultBand,
  { bornOn, today }: { bornOn: LocalDate; today: LocalDate },
): PlanMonth[] {
  const age = Math.max(YOUNGEST, ageInMonths({ kind: 'born', on: bornOn }, today) ?? YOUNGEST)
  const months = Array.from({ length: Math.max(0, LAST_MONTH - age) }, (_, index) => age + index)
  return months.map((month) => ({ months: month, meals: mealsPerDay(month), grams: gramsOf(guide, band, month) }))
}

function gramsOf(guide: FeedingGuide | null, band: AdultBand, months: number): [number, number] | null {
  const weights = ADULT_BANDS[band]
  if (guide?.kind !== 'puppy' || guide.unit !== 'g/den' || weights === null) return null
  const ages = guide.columns.map((label) => Number.parseInt(label, 10))
  const column = ages.findLastIndex((age) => age <= months)
  if (column < 0) return null
  const [from, to] = weights.map((weight) => readColumn(guide, column, weight))
  return from == null || to == null ? null : [toTens(from), toTens(to)]
}

function toTens(grams: number): number {
  return Math.round(grams / 10) * 10
}
