import { type Payment, selectPayments } from '#app/payment/payments.sql'
import { heldBy } from '#app/payment/plan-order-refund'
import { selectRefunds } from '#app/payment/refunds.sql'
import { wayOf } from '#app/payment/request-refund'
import type { Db } from '#app/store/database'

/** Attempts in the order in which money leaves them: first the one that holds most; a voucher last, because it was the first to pay. */
export async function loadHeldByAttempts(db: Db, orderId: number): Promise<{ payment: Payment; held: number }[]> {
  const refunds = await selectRefunds(db, orderId)
  return (await selectPayments(db, orderId))
    .map((payment) => ({ payment, held: heldBy([payment], refunds) }))
    .toSorted((a, b) => Number(a.payment.kind === 'voucher') - Number(b.payment.kind === 'voucher') || b.held - a.held)
}

/** Where the first money of a return would go; null when the shop holds none. */
export async function loadWayBack(db: Db, orderId: number) {
  const first = (await loadHeldByAttempts(db, orderId)).find(({ held }) => held > 0)
  return first ? wayOf(first.payment) : null
}
