import { creditLimit } from '../credits/spending-limit.ts'
import { type PricePart, sumOf, takeOff } from './price-part.ts'
import type { CreditRequest } from './pricing-input.ts'
import type { CustomerGroup, Loyalty } from './pricing-settings.ts'
import type { TraceEntry } from './pricing-trace.ts'

type CreditsOutcome = {
  readonly parts: readonly PricePart[]
  readonly spent: number
  readonly limit: number
  readonly trace: readonly TraceEntry[]
}

/**
 * Spends what the customer asked for as far as the goods and the balance allow: a cart that got smaller keeps as many
 * credits as still fit instead of losing them all.
 */
export function applyCredits(
  parts: readonly PricePart[],
  request: CreditRequest | null,
  group: CustomerGroup,
  loyalty: Loyalty,
): CreditsOutcome {
  const goods = sumOf(parts)
  const minimum = loyalty.minimumSpendCredits
  const none = { parts, spent: 0, limit: 0 }
  if (group.earnPercent === null) {
    const refused: TraceEntry = { code: 'credits.refused', reason: 'group_not_eligible', minimum, possible: 0 }
    return { ...none, trace: request ? [refused] : [] }
  }
  const limit = creditLimit(goods, loyalty)
  const limitEntry: TraceEntry = { code: 'credits.limit', goods, percent: loyalty.maximumSpendPercent, limit }
  if (!request) return { ...none, limit, trace: [limitEntry] }

  const { balance } = request
  const wanted = request.wanted === 'all' ? balance : request.wanted
  const credits = Math.max(0, Math.min(wanted, balance, limit))
  if (credits < minimum) {
    const refused: TraceEntry = { code: 'credits.refused', reason: 'below_minimum', minimum, possible: credits }
    return { ...none, limit, trace: wanted === 0 ? [limitEntry] : [limitEntry, refused] }
  }
  const amount = credits * loyalty.creditValue
  const cappedBy = credits === wanted ? null : credits === limit ? 'limit' : 'balance'
  const spent: TraceEntry = { code: 'credits.spent', wanted, credits, amount, cappedBy }
  return { parts: takeOff(parts, 'credits', amount), spent: credits, limit, trace: [limitEntry, spent] }
}
