import type { LocalDate } from '../calendar/local-date.ts'
import { type CreditEntry, type Ledger, lotBalances, usableLots } from './ledger.ts'

type TakenBack = {
  readonly entries: readonly CreditEntry[]
  /** Credits already spent elsewhere: a lot never goes below zero, so a person decides. */
  readonly missing: number
}

/** Returned goods take their earned credits along: from the lot of the order first, then from those expiring first. */
export function takeBackCredits(credits: number, orderLotId: string, ledger: Ledger, today: LocalDate): TakenBack {
  const own = lotBalances(ledger).filter(({ id }) => id === orderLotId)
  const others = usableLots(ledger, today).filter(({ id }) => id !== orderLotId)
  const entries: CreditEntry[] = []
  let missing = credits
  for (const { id, left } of [...own, ...others]) {
    const taken = Math.min(missing, Math.max(0, left))
    if (taken > 0) entries.push({ lotId: id, kind: 'take_back', credits: -taken })
    missing -= taken
  }
  return { entries, missing }
}

/** Earned for what was kept instead of what was bought, less what earlier returns took already. */
export function creditsToTakeBack(earned: number, earnedForKept: number, alreadyTaken: number): number {
  return Math.max(0, earned - earnedForKept - alreadyTaken)
}
