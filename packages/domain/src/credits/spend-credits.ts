import type { LocalDate } from '../calendar/local-date.ts'
import { ok, type Result, refuse } from '../result.ts'
import { type CreditEntry, type Ledger, usableLots } from './ledger.ts'

/** Takes credits from the lots that expire first. */
export function spendCredits(
  credits: number,
  ledger: Ledger,
  today: LocalDate,
): Result<CreditEntry[], 'not_enough_credits' | 'not_a_count'> {
  if (!Number.isSafeInteger(credits) || credits < 0) return refuse('not_a_count', { credits })
  const entries: CreditEntry[] = []
  let left = credits
  for (const lot of usableLots(ledger, today)) {
    const taken = Math.min(left, lot.left)
    if (taken > 0) entries.push({ lotId: lot.id, kind: 'spend', credits: -taken })
    left -= taken
  }
  return left > 0 ? refuse('not_enough_credits', { balance: credits - left, missing: left }) : ok(entries)
}
