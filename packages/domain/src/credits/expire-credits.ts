import { addDays, type LocalDate } from '../calendar/local-date.ts'
import { type CreditEntry, type Ledger, type LotBalance, lotBalances } from './ledger.ts'

/** What is left in lots whose last day is over. Asked twice, it finds nothing the second time. */
export function expireCredits(ledger: Ledger, today: LocalDate): CreditEntry[] {
  return lotBalances(ledger)
    .filter(({ left, expiresOn }) => left > 0 && expiresOn !== null && expiresOn < today)
    .map(({ id, left }) => ({ lotId: id, kind: 'expire', credits: -left }))
}

/** Lots to be reminded of today, for each of the agreed numbers of days before the end. */
export function lotsToRemind(ledger: Ledger, today: LocalDate, daysBefore: readonly number[]): LotBalance[] {
  const days = daysBefore.map((count) => addDays(today, count))
  return lotBalances(ledger).filter(({ left, expiresOn }) => left > 0 && expiresOn !== null && days.includes(expiresOn))
}
