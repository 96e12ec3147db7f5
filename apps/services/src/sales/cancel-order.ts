import { canCustomerEdit } from '@shop/domain/order/customer-status'
import { ok, refuse } from '@shop/domain/result'
import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { changeOrder } from '#app/order/change-order'
import { mayCancelOrder } from '#app/order/company/may-cancel'
import { openOrder } from '#app/order/open-order'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { askAboutOrder } from '#app/payment/read-back'
import { toOrderDetail } from '#app/sales/read-order-detail'

/** Money may be on its way at this moment: the gateway is asked first, so that what came is returned with the rest. */
export async function askBeforeCancel(context: Context, { token }: { token: string }): Promise<undefined> {
  await askAboutOrder(context, await openOrder(context, token))
  return undefined
}

/** The owner changed their mind before anything was packed. */
export async function cancelOrder(context: Context, { token }: { token: string }) {
  const orderId = await openOrder(context, token)
  const order = await lockPayableOrder(context.db, orderId)
  if (!order) throw notFound()
  // Read while its company is held, so a right that is being taken away is gone or still there.
  if (!(await mayCancelOrder(context, orderId))) return refuse('company_cancels')
  if (order.state !== 'cancelled' && !canCustomerEdit(order.state)) return refuse('order_state', { state: order.state })
  const cancelled = await changeOrder(context, orderId, 'cancel')
  if (!cancelled.ok) return refuse('order_state', { state: order.state })
  context.log.info({ orderId }, 'order.cancelled_by_customer')
  return ok(await toOrderDetail(context, orderId, token))
}
