import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { checkPacking } from '@shop/domain/order/check-packing'
import { refuse } from '@shop/domain/result'
import { isWithdrawnFrom } from '#app/case/withdrawn.sql'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { selectGroupOfOrder } from '#app/order/group/group-of-order.sql'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { selectPayments } from '#app/payment/payments.sql'
import { selectRefunds } from '#app/payment/refunds.sql'
import { loadPaymentSettings } from '#app/rules/payment-settings'
import { orderCommand } from '#app/staff/staff-commands'

const pack = orderCommand('start_packing')

/** A picker opens the order, unless its money has gone back meanwhile, or its goods are to. */
export async function startPacking(context: Context, input: { orderId: number }) {
  const { db } = context
  const order = await lockPayableOrder(db, input.orderId)
  if (!order) throw notFound()
  if ((await selectGroupOfOrder(db, order.id)).isWaiting) return refuse('group_not_placed')
  if (order.state === 'accepted' && (await isWithdrawnFrom(db, order.id))) return refuse('withdrawal_open')
  const refunds = await selectRefunds(db, order.id)
  const checked = checkPacking({
    payable: order.payable,
    isPaidBefore: PAYMENT_TRAITS[order.paymentKind].isPaidFirst,
    payments: await selectPayments(db, order.id),
    refunds: refunds.map(({ state, amount, forGoods }) => ({ isDone: state === 'done', amount, forGoods })),
    tolerance: (await loadPaymentSettings(db)).tolerance,
  })
  if (order.state === 'accepted' && !checked.ok) return refuse('money_returned', { reason: checked.code })
  return pack(context, input)
}
