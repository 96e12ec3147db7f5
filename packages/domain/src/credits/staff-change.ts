import { ok, type Result, refuse } from '../result.ts'

type StaffChange = {
  /** Below zero takes them away. */
  readonly credits: number
  /** What the customer can spend now. */
  readonly usable: number
  /** How many this role may give and take at one customer, and how many of them are used up. */
  readonly limit: number
  readonly used: number
  /** The account of the very person who gives. */
  readonly isOwn: boolean
  /** Whether their group has a part in the programme. */
  readonly isEligible: boolean
}

type StaffRefusal = 'own_account' | 'group_not_eligible' | 'over_role_limit' | 'not_enough_credits'

/** Giving and taking count together, so that nobody gets around the limit by turns. Answers what is left of it. */
export function checkStaffChange(change: StaffChange): Result<number, StaffRefusal> {
  const { credits, usable, limit, used, isOwn, isEligible } = change
  if (isOwn) return refuse('own_account')
  if (credits > 0 && !isEligible) return refuse('group_not_eligible')
  const left = limit - used - Math.abs(credits)
  if (left < 0) return refuse('over_role_limit', { limit, left: Math.max(0, limit - used) })
  if (credits < 0 && -credits > usable) return refuse('not_enough_credits', { balance: usable })
  return ok(left)
}
