import { cashToCollect } from '@shop/domain/payment/cash-to-collect'
import { actorId, type CommandContext } from '#app/http/context'
import { firstPaymentState } from '#app/order/first-payment-state'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { loadMoneyOfOrder } from '#app/payment/money-of-order'
import { insertPayment, type Payment } from '#app/payment/payments.sql'

/** Carriers collect whole crowns. */
export const CASH_STEP = 100

/** The attempt of an order whose money does not come through the gateway. The caller holds the order. */
export async function beginOfflinePayment(context: CommandContext, orderId: number): Promise<Payment | null> {
  const { db, now, actor } = context
  const order = await selectPayableOrder(db, orderId)
  if (!order) throw new Error(`Order ${orderId} is gone.`)
  const { price, held } = await loadMoneyOfOrder(db, order)
  const amount = order.paymentKind === 'cod' ? cashToCollect(price, held, CASH_STEP) : Math.max(0, price - held)
  const state = firstPaymentState(order.paymentKind, amount)
  if (state === null) return null
  return insertPayment(
    db,
    {
      orderId,
      paymentMethodId: order.paymentMethodId,
      kind: order.paymentKind,
      state,
      amount,
      gateway: null,
      askedAt: null,
      checkAt: null,
      now,
    },
    { actorKind: actor.kind, actorId: actorId(actor) },
  )
}
