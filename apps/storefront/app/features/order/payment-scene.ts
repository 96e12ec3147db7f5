import type { PaymentView } from '@shop/contract/payment'

/** What is to be said about the money of an order: one scene, drawn from rows that cannot lie about it. */
export type PaymentScene =
  | 'paid'
  | 'verifying'
  | 'transfer'
  | 'pay'
  | 'failed'
  | 'cancelled'
  | 'timed_out'
  | 'cod'
  | 'invoice'
  | 'refunding'
  | 'refunded'
  | 'nothing'

export function toPaymentScene(payment: PaymentView): PaymentScene {
  const { status, summary, state, method, transfer, canPayOnline } = payment
  if (status === 'cancelled_money_on_the_way') return 'refunding'
  if (status === 'cancelled_money_returned') return 'refunded'
  if (state === 'cancelled' || state === 'expired' || state === 'awaiting_approval') return 'nothing'
  if (transfer) return 'transfer'
  // Nobody can have paid where the gateway did not even answer: there was no page to pay on.
  if (status === 'verifying_payment' && payment.attempt?.state !== 'unknown') return 'verifying'
  if (canPayOnline) return lastTry(payment)
  if (summary === 'cash_on_delivery') return 'cod'
  if (summary === 'on_invoice' || summary === 'overdue') return 'invoice'
  if (summary === 'unpaid' && method.kind === 'cod') return 'cod'
  return summary === 'unpaid' ? 'nothing' : 'paid'
}

function lastTry({ attempt }: PaymentView): PaymentScene {
  if (attempt?.kind !== 'online') return 'pay'
  if (attempt.state === 'expired') return 'timed_out'
  // Without a reason nobody was asked: the gateway did not answer or another attempt took its place.
  if (attempt.state !== 'cancelled' || attempt.failure === null) return 'pay'
  return attempt.failure === 'given_up' ? 'cancelled' : 'failed'
}

/** Money may come while the page stands open. */
export function isAwaited(payment: PaymentView): boolean {
  return payment.state === 'awaiting_payment'
}
