import { ok } from '@shop/domain/result'
import { audit, type Context } from '#app/http/context'
import { notFound } from '#app/http/request-error'
import { revokeOrderLinks } from '#app/order/order-links.sql'

/** For a mail that went astray or a lost computer. Links are the same every time, so none of them ever opens this order again. */
export async function revokeLinksOfOrder(context: Context, { orderId }: { orderId: number }) {
  if (!(await revokeOrderLinks(context.db, orderId, context.now))) throw notFound()
  await audit(context.db, context, 'order.links_revoked', { type: 'order', id: orderId })
  return ok({})
}
