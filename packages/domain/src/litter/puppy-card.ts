import type { LocalDate } from '../calendar/local-date.ts'
import { addMonths } from '../credits/add-months.ts'
import { handoverDay } from './litter-calendar.ts'

type Card = {
  readonly hasCode: boolean
  readonly expiresOn: LocalDate | null
  readonly isTaken: boolean
  readonly isDead: boolean
}

type CardState = 'taken' | 'issued' | 'expired' | 'none' | 'ended'

export function cardState({ hasCode, expiresOn, isTaken, isDead }: Card, today: LocalDate): CardState {
  if (isTaken) return 'taken'
  if (isDead) return 'ended'
  if (!hasCode || expiresOn === null) return 'none'
  return expiresOn < today ? 'expired' : 'issued'
}

/** Its last day: so many months after the card was made, and after the puppies may leave when it was made earlier. */
export function cardEnd(bornOn: LocalDate, madeOn: LocalDate, months: number): LocalDate {
  const leaves = handoverDay(bornOn)
  return addMonths(madeOn > leaves ? madeOn : leaves, months)
}
