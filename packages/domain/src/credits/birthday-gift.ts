import { addDays, daysBetween, type LocalDate, toLocalDate, yearOf } from '../calendar/local-date.ts'

/** A gift that no worker was awake for is still brought within these days. */
export const BIRTHDAY_LATE_DAYS = 3
/** Whoever moves the birthday of a dog gets one gift a year, not one for each date. */
const REST_DAYS = 330
/** As the rules of the programme say: a dog added for the sake of its gift waits for the next one. */
const STANDING_DAYS = 30

export type BirthdayDog = {
  readonly id: number
  readonly bornOn: LocalDate
  /** Since when the profile says this day. */
  readonly notedOn: LocalDate
  /** When its last gift came. */
  readonly lastGivenOn: LocalDate | null
}

type BirthdayGift = { readonly dogId: number; readonly year: number; readonly on: LocalDate }

/** In a year without 29 February the day before it. */
export function birthdayIn(bornOn: LocalDate, year: number): LocalDate {
  const [, month = 1, day = 1] = bornOn.split('-').map(Number)
  const isLeap = toLocalDate(year, 2, 29).endsWith('-02-29')
  return month === 2 && day === 29 && !isLeap ? toLocalDate(year, 2, 28) : toLocalDate(year, month, day)
}

/** Whose birthday it is or was a few days ago, as far as the number of dogs allows; the earliest birthday first. */
export function birthdayGifts(
  dogs: readonly BirthdayDog[],
  { today, limit, givenThisYear }: { today: LocalDate; limit: number; givenThisYear: number },
): BirthdayGift[] {
  return dogs
    .flatMap(({ id, bornOn, notedOn, lastGivenOn }) => {
      const on = [yearOf(today), yearOf(today) - 1].map((year) => birthdayIn(bornOn, year)).find((day) => day <= today)
      const isDue = on !== undefined && on > bornOn && daysBetween(on, today) <= BIRTHDAY_LATE_DAYS
      const isRested = lastGivenOn === null || daysBetween(lastGivenOn, today) >= REST_DAYS
      const stood = on !== undefined && daysBetween(notedOn, on) >= STANDING_DAYS
      return isDue && isRested && stood ? [{ dogId: id, year: yearOf(on), on }] : []
    })
    .toSorted((a, b) => (a.on === b.on ? a.dogId - b.dogId : a.on < b.on ? -1 : 1))
    .slice(0, Math.max(0, limit - givenThisYear))
}

/** From which day on gifts count for the limit of a year. */
export function giftYearBegan(today: LocalDate): LocalDate {
  return addDays(today, -REST_DAYS + 1)
}
