import { selectPayments } from '#app/payment/payments.sql'
import { heldBy } from '#app/payment/plan-order-refund'
import { selectRefunds } from '#app/payment/refunds.sql'
import type { Db } from '#app/store/database'

export interface PaidMoney {
  /** What the shop has of the order, less what is on its way back. */
  held: number
  /** Any money has come, whether or not it went back. */
  hasCome: boolean
}

export async function loadPaidMoney(db: Db, orderId: number): Promise<PaidMoney> {
  const payments = await selectPayments(db, orderId)
  const held = heldBy(payments, await selectRefunds(db, orderId))
  return { held, hasCome: payments.some(({ received }) => received > 0) }
}
