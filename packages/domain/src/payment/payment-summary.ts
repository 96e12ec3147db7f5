import type { Halere } from '../money/halere.ts'
import type { PaymentState } from './payment-state.ts'

export type PaymentRow = {
  readonly state: PaymentState
  /** What really came in and went back through this attempt. */
  readonly received: Halere
  readonly refunded: Halere
}

export const PAYMENT_SUMMARIES = [
  'unpaid',
  'pending',
  'paid',
  'overpaid',
  'partly_refunded',
  'refunded',
  'cash_on_delivery',
  'on_invoice',
  'overdue',
] as const
export type PaymentSummary = (typeof PAYMENT_SUMMARIES)[number]

/** Always computed from the rows, never set by hand. */
export function summarizePayments(rows: readonly PaymentRow[], payable: Halere): PaymentSummary {
  const received = rows.reduce((sum, row) => sum + row.received, 0)
  const refunded = rows.reduce((sum, row) => sum + row.refunded, 0)
  if (received > 0 && refunded >= received) return 'refunded'
  const kept = received - refunded
  if (kept > payable) return 'overpaid'
  if (kept === payable) return 'paid'
  return refunded > 0 ? 'partly_refunded' : waitingFor(rows)
}

function waitingFor(rows: readonly PaymentRow[]): PaymentSummary {
  const states = rows.map(({ state }) => state)
  if (states.includes('overdue')) return 'overdue'
  if (states.includes('invoice_issued')) return 'on_invoice'
  if (states.includes('awaiting_cod') || states.includes('cod_collected')) return 'cash_on_delivery'
  const open: readonly PaymentState[] = [
    'created',
    'unknown',
    'method_chosen',
    'authorized',
    'awaiting_transfer',
    'partly_paid',
  ]
  return states.some((state) => open.includes(state)) ? 'pending' : 'unpaid'
}

/** Something is under way that the customer cannot hurry: the money was sent, or nobody knows yet whether it was. */
export function isVerifying(rows: readonly PaymentRow[]): boolean {
  return rows.some(({ state }) => state === 'unknown' || state === 'method_chosen' || state === 'authorized')
}
