import { queueMail } from '#app/mail/queue-mail'
import type { OrderContext } from '#app/order/change-order'
import { formatMoment } from '#app/order/emails/format'
import type { LockedOrder } from '#app/order/order.sql'

/** M16: nobody paid in time. Nothing was charged, so nothing is returned but what the order held. */
export async function queueExpired(context: OrderContext, order: LockedOrder): Promise<void> {
  const until = order.deadlineAt ? ` do ${formatMoment(order.deadlineAt)}` : ''
  await queueCancelled(context, order, 'expired', `platba nedorazila${until}`)
}

/** M12, the refusing half: the company's order was not approved, or nobody decided about it. */
export async function queueDecision(context: OrderContext, order: LockedOrder): Promise<void> {
  await queueCancelled(context, order, 'not_approved', 'objednávku nikdo v termínu neschválil')
}

async function queueCancelled(context: OrderContext, order: LockedOrder, event: string, reason: string): Promise<void> {
  await queueMail(context, {
    object: `order:${order.id}`,
    event,
    template: 'order-cancelled',
    to: order.email,
    data: {
      'order.number': order.number,
      'order.cancelReason': reason,
      'order.refundText': 'Nic jsme vám nestrhli. Kdyby platba přece jen dorazila, ozveme se.',
      'links.reorder': `${context.deps.config.STOREFRONT_URL}/kosik/obsah`,
    },
  })
}
