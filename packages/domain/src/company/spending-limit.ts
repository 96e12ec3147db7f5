import type { Halere } from '../money/halere.ts'
import { COMPANY_RIGHTS, type CompanyRole } from './company-rights.ts'

export interface SpendingLimits {
  readonly role: CompanyRole
  /** Without tax, as everything here. Null: none. */
  readonly orderLimit: Halere | null
  readonly monthLimit: Halere | null
}

export interface OverLimit {
  readonly over: 'order' | 'month'
  readonly limit: Halere
}

/** Which limit an order goes over, when somebody else has to agree because of it; null when they decide alone. */
export function overLimit(
  { role, orderLimit, monthLimit }: SpendingLimits,
  { net, spent }: { net: Halere; spent: Halere },
): OverLimit | null {
  if (COMPANY_RIGHTS[role].order_over_limit === 'yes') return null
  if (orderLimit !== null && net > orderLimit) return { over: 'order', limit: orderLimit }
  if (monthLimit !== null && spent + net > monthLimit) return { over: 'month', limit: monthLimit }
  return null
}
