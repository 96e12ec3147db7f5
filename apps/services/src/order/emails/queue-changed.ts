import { formatPrice } from '@shop/czech/format-price'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { deliveryText } from '#app/order/emails/delivery-text'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import type { LockedOrder } from '#app/order/order.sql'
import { orderPageLink } from '#app/order/order-link'
import { selectOrderView } from '#app/order/order-view.sql'

/** What was agreed has changed, so it is confirmed on a durable medium again. `times` tells one change from the next. */
export async function queueChanged(
  context: CommandContext,
  order: LockedOrder,
  { change, times }: { change: string; times: string },
): Promise<void> {
  const view = await selectOrderView(context.db, order.id)
  if (!view) throw new Error(`Order ${order.id} is gone.`)
  await queueMail(context, ORDER_MAILS['order-changed'], {
    object: `order:${order.id}`,
    event: `changed ${times}`,
    to: order.email,
    data: {
      'order.number': order.number,
      'order.change': change,
      'order.paymentName': view.payment.name,
      'order.deliveryAddress': deliveryText(view),
      'order.total': formatPrice(view.payable),
    },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}
