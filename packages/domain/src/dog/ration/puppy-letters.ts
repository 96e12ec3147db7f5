import { addDays, type LocalDate, laterOf, toLocalDate } from '../../calendar/local-date.ts'
import type { AdultBand } from './puppy-plan.ts'

const TRANSITION_DAYS = 8
const WEIGHT_DAYS = 28
/** Of those that would fall on one day the other comes a few days later. */
const APART_DAYS = 3
/** From when the food for grown-up dogs is to be thought of (pet-nutrition § 7); who does not know the size is told the sizes. */
const ADULT_MONTHS: Readonly<Record<AdultBand, number>> = {
  'do 5 kg': 8,
  '5–10 kg': 10,
  '10–25 kg': 12,
  '25–45 kg': 15,
  'nad 45 kg': 18,
  nevím: 12,
}

export type PuppyLetter = 'transition' | 'weight' | 'three_meals' | 'two_meals' | 'adult'

interface DuePuppyLetter {
  readonly step: PuppyLetter
  readonly on: LocalDate
}

/** What still comes after the plan, the earliest first; a grown-up dog, or one that is not born yet, gets none. */
export function puppyLetters(
  band: AdultBand,
  { bornOn, askedOn }: { bornOn: LocalDate; askedOn: LocalDate },
): DuePuppyLetter[] {
  const adultOn = addMonths(bornOn, ADULT_MONTHS[band])
  if (bornOn > askedOn || adultOn <= askedOn) return []
  const all: DuePuppyLetter[] = [
    { step: 'transition', on: addDays(askedOn, TRANSITION_DAYS) },
    { step: 'weight', on: addDays(askedOn, WEIGHT_DAYS) },
    { step: 'three_meals', on: addMonths(bornOn, 3) },
    { step: 'two_meals', on: addMonths(bornOn, 6) },
    { step: 'adult', on: adultOn },
  ]
  const ahead = all.filter(({ on }) => on > askedOn && on <= adultOn)
  return spread(ahead.toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1)))
}

function spread(letters: readonly DuePuppyLetter[]): DuePuppyLetter[] {
  const done: DuePuppyLetter[] = []
  for (const { step, on } of letters) {
    const last = done.at(-1)
    done.push({ step, on: last ? laterOf(on, addDays(last.on, APART_DAYS)) : on })
  }
  return done
}

function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return toLocalDate(year, month + months, day)
}
