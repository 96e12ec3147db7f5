import type { PaymentSummary } from '../payment/payment-summary.ts'
import type { OrderState } from './order-state.ts'

/** The one sentence a customer reads, derived from the order and its money. */
export const CUSTOMER_STATUSES = [
  'waiting_for_payment',
  'verifying_payment',
  'waiting_for_approval',
  'accepted',
  'needs_your_answer',
  'packing',
  'partly_on_the_way',
  'on_the_way',
  'ready_for_pickup',
  'delivered',
  'coming_back',
  'expired',
  'cancelled',
  'cancelled_money_on_the_way',
  'cancelled_money_returned',
] as const
type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]

const PLAIN = {
  awaiting_approval: 'waiting_for_approval',
  accepted: 'accepted',
  expired: 'expired',
  on_hold: 'needs_your_answer',
  packing: 'packing',
  partly_shipped: 'partly_on_the_way',
  shipped: 'on_the_way',
  ready_for_pickup: 'ready_for_pickup',
  delivered: 'delivered',
  not_collected: 'coming_back',
  closed: 'delivered',
} satisfies Partial<Record<OrderState, CustomerStatus>>

export function customerStatus(state: OrderState, money: PaymentSummary): CustomerStatus {
  if (state === 'awaiting_payment') return money === 'pending' ? 'verifying_payment' : 'waiting_for_payment'
  if (state !== 'cancelled') return PLAIN[state]
  if (money === 'refunded') return 'cancelled_money_returned'
  const holdsMoney = money === 'paid' || money === 'overpaid' || money === 'partly_refunded'
  return holdsMoney ? 'cancelled_money_on_the_way' : 'cancelled'
}

/** What the owner may still do; staff may do more. */
export function canCustomerEdit(state: OrderState): boolean {
  return state === 'awaiting_payment' || state === 'accepted' || state === 'on_hold'
}
