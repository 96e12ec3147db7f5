import type { SignedInCustomer } from '#app/server/session.server.ts'
import type { OwnCredits } from './own-credits.tsx'

interface CreditBalance {
  usable: number
  pending: number
  nextExpiry: string | null
}

const NOTHING: CreditBalance = { usable: 0, pending: 0, nextExpiry: null }

async function loadCreditBalance({ data }: SignedInCustomer): Promise<CreditBalance> {
  const row = await data.single(data.from('credit_balances').select('usable,pending,next_expiry').limit(1))
  return row ? { usable: row.usable ?? 0, pending: row.pending ?? 0, nextExpiry: row.next_expiry } : NOTHING
}

/** What can be used, what waits, and what of it ends next. */
export async function loadOwnCredits(customer: SignedInCustomer): Promise<OwnCredits> {
  const { data } = customer
  const [balance, { items: lots }] = await Promise.all([
    loadCreditBalance(customer),
    data.list(data.from('credit_lots').select('remaining,expires_at').gt('remaining', 0)),
  ])
  const ending = lots.filter(({ expires_at }) => expires_at === balance.nextExpiry)
  return { ...balance, expiring: ending.reduce((sum, { remaining }) => sum + (remaining ?? 0), 0) }
}
