import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { isVoucherReturnable } from '@shop/domain/voucher/voucher-order'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { changeOrder } from '#app/order/change-order'
import { openOrder } from '#app/order/open-order'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { loadShopRules } from '#app/rules/shop-rules'
import { toOrderDetail } from '#app/sales/read-order-detail'
import { selectVoucherOrder } from '#app/voucher/voucher-orders.sql'

/** Withdrawal from the purchase: the voucher ends and its money goes back the way it came. Twice is once. */
export async function returnBoughtVoucher(context: Context, { token }: { token: string }) {
  const { db, now } = context
  const orderId = await openOrder(context, token)
  const order = await lockPayableOrder(db, orderId)
  const bought = await selectVoucherOrder(db, orderId)
  if (!order || !bought) throw notFound()
  if (order.state === 'cancelled') return ok(await toOrderDetail(context, orderId, token))
  if (order.state === 'closed') return refuse('voucher_not_returnable', { reason: 'late' })
  if (order.state !== 'delivered' || !bought.issuedAt) return refuse('order_state', { state: order.state })
  const { returnDays } = await loadShopRules(context)
  if (!isVoucherReturnable(toPragueDay(bought.issuedAt), toPragueDay(now), returnDays)) {
    return refuse('voucher_not_returnable', { reason: 'late' })
  }
  if (!bought.isWhole) return refuse('voucher_not_returnable', { reason: 'spent' })
  const changed = await changeOrder(context, orderId, 'voucher_returned')
  if (!changed.ok) return refuse('order_state', { state: order.state })
  context.log.info({ orderId }, 'order.voucher_returned')
  return ok(await toOrderDetail(context, orderId, token))
}
