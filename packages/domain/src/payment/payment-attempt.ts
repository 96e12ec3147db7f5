import type { Halere } from '../money/halere.ts'
import { ok, type Result, refuse } from '../result.ts'
import { OPEN_PAYMENT_STATES } from './payment-state.ts'
import type { PaymentRow } from './payment-summary.ts'

type AttemptRefusal = 'already_paid' | 'attempt_open'

/** How much a new attempt asks for: what is missing, never more, and only when no other attempt can still bring it. */
export function openAttempt(rows: readonly PaymentRow[], payable: Halere): Result<Halere, AttemptRefusal> {
  const missing = payable - rows.reduce((sum, row) => sum + row.received - row.refunded, 0)
  if (missing <= 0) return refuse('already_paid')
  const open = rows.find(({ state }) => OPEN_PAYMENT_STATES.includes(state) && state !== 'partly_paid')
  return open ? refuse('attempt_open', { state: open.state }) : ok(missing)
}

export type RefundRefusal = 'nothing_to_refund' | 'over_refundable' | 'not_an_amount'

export function checkRefund(row: PaymentRow, pending: Halere, amount: Halere): Result<Halere, RefundRefusal> {
  const refundable = row.received - row.refunded - pending
  if (!Number.isSafeInteger(amount) || amount <= 0) return refuse('not_an_amount', { amount })
  if (refundable <= 0) return refuse('nothing_to_refund')
  return amount > refundable ? refuse('over_refundable', { refundable }) : ok(amount)
}
