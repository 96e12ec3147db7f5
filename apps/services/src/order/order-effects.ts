import type { OrderEffect, OrderEvent } from '@shop/domain/order/order-state'
import { loadShopRules } from '#app/cart/shop-rules'
import { redeemAgain, reserveAgain, spendAgain } from '#app/order/accept-late'
import type { OrderContext } from '#app/order/change-order'
import { queueChanged } from '#app/order/emails/queue-changed'
import { queueCancellation, queueDecision, queueExpired } from '#app/order/emails/queue-ended'
import { queueLatePayment, queuePaid, queuePaymentFailed, queuePaymentReminder } from '#app/order/emails/queue-money'
import type { LockedOrder } from '#app/order/order.sql'
import { returnOrderCredits } from '#app/order/order-credits'
import { cancelOpenPayments, startRefund } from '#app/order/order-money'
import { releaseRedemption } from '#app/order/redemptions.sql'
import { openStaffTask } from '#app/order/staff-tasks.sql'
import { releaseStock } from '#app/stock/stock.sql'

/** The order as it was before the event; its new state is already written. */
type Effect = (context: OrderContext, order: LockedOrder, today: string, event: OrderEvent) => Promise<void>

const NOTHING: Effect = async () => undefined

/**
 * What the machine of orders asks for, by name, in the order in which it is done: coupon and credits before stock, as in
 * placement, so nobody waits in a circle. Effects of packing and shipping join with their area.
 */
export const EFFECTS: Partial<Record<OrderEffect, Effect>> = {
  redeem_coupon: redeemAgain,
  release_coupon: ({ db, now }, { id }) => releaseRedemption(db, id, now),
  spend_credits: spendAgain,
  return_credits: giveCreditsBack,
  cancel_open_payments: cancelOpenPayments,
  start_refund: startRefund,
  // Whoever tells the order about the money decides it right afterwards; see tell-order in payment.
  resolve_late_payment: NOTHING,
  open_staff_task: openTask,
  mail_payment_received: queuePaid,
  mail_payment_failed: queuePaymentFailed,
  mail_payment_reminder: queuePaymentReminder,
  mail_late_payment: queueLatePayment,
  mail_order_changed: (context, order) => queueChanged(context, order, { change: 'způsob platby', times: 'to cash' }),
  mail_expired: queueExpired,
  mail_cancelled: queueCancellation,
  mail_approval_decision: queueDecision,
  reserve_stock: reserveAgain,
  release_stock: async ({ db }, { id }) => {
    await releaseStock(db, id)
  },
}

export const EFFECT_ORDER = Object.keys(EFFECTS) as OrderEffect[]

async function giveCreditsBack(context: OrderContext, { id, customerId }: LockedOrder, today: string): Promise<void> {
  const { db, now } = context
  if (customerId === null) return
  const { returnedCreditsDays } = await loadShopRules(context)
  await returnOrderCredits(db, { customerId, orderId: id, minimumDays: returnedCreditsDays, now, today })
}

async function openTask(
  { db, now }: OrderContext,
  { id, state }: LockedOrder,
  _today: string,
  event: OrderEvent,
): Promise<void> {
  await openStaffTask(db, { kind: `order_${event}`, subject: `order:${id}`, orderId: id, details: { state }, now })
}
