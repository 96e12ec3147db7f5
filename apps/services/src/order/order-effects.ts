import type { OrderEffect } from '@shop/domain/order/order-state'
import { loadShopRules } from '#app/cart/shop-rules'
import type { OrderContext } from '#app/order/change-order'
import { queueDecision, queueExpired } from '#app/order/emails/queue-ended'
import type { LockedOrder } from '#app/order/order.sql'
import { returnOrderCredits } from '#app/order/order-credits'
import { releaseRedemption } from '#app/order/redemptions.sql'
import { releaseStock } from '#app/stock/stock.sql'

type Effect = (context: OrderContext, order: LockedOrder, today: string) => Promise<void>

/** What the machine of orders asks for, by name. Effects of packing, shipping and payment join with their areas. */
export const EFFECTS: Partial<Record<OrderEffect, Effect>> = {
  release_coupon: ({ db, now }, { id }) => releaseRedemption(db, id, now),
  return_credits: giveCreditsBack,
  release_stock: async ({ db }, { id }) => {
    await releaseStock(db, id)
  },
  // Attempts at payment are rows of the payment area; until one exists there is none to cancel.
  cancel_open_payments: async () => undefined,
  mail_expired: queueExpired,
  mail_approval_decision: queueDecision,
}

export const EFFECT_ORDER: readonly OrderEffect[] = [
  'release_coupon',
  'return_credits',
  'cancel_open_payments',
  'mail_expired',
  'mail_approval_decision',
  'release_stock',
]

async function giveCreditsBack(context: OrderContext, { id, customerId }: LockedOrder, today: string): Promise<void> {
  const { db, now } = context
  if (customerId === null) return
  const { returnedCreditsDays } = await loadShopRules(context)
  await returnOrderCredits(db, { customerId, orderId: id, minimumDays: returnedCreditsDays, now, today })
}
