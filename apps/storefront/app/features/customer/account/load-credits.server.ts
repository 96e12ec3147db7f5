import type { SignedInCustomer } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { type CreditEntry, type CreditKind, toCreditLines } from './credit-lines.ts'
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

/** The same with the ledger, newest first. */
export async function loadCredits(customer: SignedInCustomer) {
  const { data } = customer
  const [{ expiring, ...balance }, { items }] = await Promise.all([
    loadOwnCredits(customer),
    data.list(
      data
        .from('credit_entries')
        .select('id,kind,amount,expires_at,created_at,reference_id,reverses_id')
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(500),
    ),
  ])
  return { balance, expiring, lines: toCreditLines(items.map(toEntry)) }
}

interface EntryRow {
  id: number
  kind: string
  amount: number
  expires_at: string | null
  created_at: string
  reference_id: string | null
  reverses_id: number | null
}

function toEntry(row: EntryRow): CreditEntry {
  return {
    id: row.id,
    kind: row.kind in accountTexts.credits.kinds ? (row.kind as CreditKind) : 'goodwill',
    amount: row.amount,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    referenceId: row.reference_id,
    reversesId: row.reverses_id,
  }
}
