import { addDays, daysBetween, type LocalDate } from '../calendar/local-date.ts'
import type { Motherhood } from '../dog/dog.ts'

const WEEK = 7
const PREGNANT_DAYS = 63
/** Younger ones do not leave their mother. */
const HANDOVER_DAYS = 56

/** The first day on which puppies leave for their new homes. */
export function handoverDay(bornOn: LocalDate): LocalDate {
  return addDays(bornOn, HANDOVER_DAYS)
}

/** The last day to ask for starter packs: they travel with an ordinary order. */
export function packsDay(bornOn: LocalDate, daysBefore: number): LocalDate {
  return addDays(handoverDay(bornOn), -daysBefore)
}

export function expectedBirth(matedOn: LocalDate): LocalDate {
  return addDays(matedOn, PREGNANT_DAYS)
}

/** The day of birth is day 0. */
export function ageInDays(bornOn: LocalDate, today: LocalDate): number {
  return daysBetween(bornOn, today)
}

/** The week that runs: the first seven days are the first week. */
export function weekOfLife(bornOn: LocalDate, today: LocalDate): number {
  return Math.floor(ageInDays(bornOn, today) / WEEK) + 1
}

type LitterDates = { readonly matedOn: LocalDate | null; readonly bornOn: LocalDate | null }

/** What the litter means for its mother today; null when she is neither pregnant nor nursing by what is written down. */
export function motherhoodOn(dates: LitterDates, living: number, today: LocalDate): Motherhood | null {
  const { matedOn, bornOn } = dates
  if (bornOn !== null) {
    const isNursing = living > 0 && bornOn <= today && today < handoverDay(bornOn)
    return isNursing ? { kind: 'nursing', week: weekOfLife(bornOn, today), puppies: living } : null
  }
  if (matedOn === null || matedOn > today) return null
  return { kind: 'pregnant', week: Math.floor(daysBetween(matedOn, today) / WEEK) + 1 }
}

type FeedingStage = 'milk' | 'first_food' | 'weaning' | 'handover'

/** What puppies eat in a week of their life. Under eight weeks nobody honest says grams. */
export function feedingStage(week: number): FeedingStage {
  if (week <= 3) return 'milk'
  if (week === 4) return 'first_food'
  return week <= 8 ? 'weaning' : 'handover'
}
