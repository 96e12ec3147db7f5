import type { Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { isCompanyOrder } from '#app/order/company/company-orders.sql'
import { openOrder } from '#app/order/open-order'

/** An order of a company was judged by its limits as it was placed, so by a link nothing of it changes; our staff can help. */
export async function openChangeable(context: Context, token: string): Promise<number> {
  const orderId = await openOrder(context, token)
  if (await isCompanyOrder(context.db, orderId)) throw notFound()
  return orderId
}
