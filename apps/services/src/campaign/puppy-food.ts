import type { LocalDate } from '@shop/domain/calendar/local-date'
import { ADULT_BANDS, type AdultBand, puppyPlan } from '@shop/domain/dog/ration/puppy-plan'
import { selectPuppyGuide } from '#app/campaign/puppy-guide.sql'
import type { Db } from '#app/store/database'

interface Puppy {
  bornOn: LocalDate
  band: AdultBand
}

/** The food of its size, while it is sold, and what the table of that food says from today on. */
export async function loadPuppyFood(db: Db, { bornOn, band }: Puppy, today: LocalDate) {
  const slug = foodFor(band)
  const food = await selectPuppyGuide(db, slug)
  return { slug, name: food?.name ?? null, months: puppyPlan(food?.guide ?? null, band, { bornOn, today }) }
}

/** What it eats this month, in a sentence. */
export function describeRation({ name, months }: Awaited<ReturnType<typeof loadPuppyFood>>): string {
  const [month] = months
  if (!month?.grams || name === null) return 'Kolik gramů denně, řekne tabulka na obalu krmiva podle věku a váhy.'
  const [from, to] = month.grams
  return `Na ${month.months}. měsíc počítá tabulka krmiva ${name} ${from}–${to} g denně. U jiného krmiva platí tabulka na jeho obalu.`
}

/** Small, middle and large breeds have foods of their own. */
function foodFor(band: AdultBand): string {
  const [, to] = ADULT_BANDS[band] ?? [0, 25]
  if (to <= 10) return 'granule-stene-mini-kure-s-ovsem'
  return to <= 25 ? 'granule-stene-kure-s-ryzi' : 'granule-stene-maxi-jehneci-s-ryzi'
}
