import { ok, type Result, refuse } from '../result.ts'

type StaffChange = {
  /** Below zero takes them away. */
  readonly credits: number
  /** What the customer can spend now. */
  readonly usable: number
  /** How many this role may give and take at one customer, and how many of them are used up. */
  readonly limit: number
  readonly used: number
}

/** Giving and taking count together, so that nobody gets around the limit by turns. Answers what is left of it. */
export function checkStaffChange({
  credits,
  usable,
  limit,
  used,
}: StaffChange): Result<number, 'over_role_limit' | 'not_enough_credits'> {
  const left = limit - used - Math.abs(credits)
  if (left < 0) return refuse('over_role_limit', { limit, left: Math.max(0, limit - used) })
  if (credits < 0 && -credits > usable) return refuse('not_enough_credits', { balance: usable })
  return ok(left)
}
