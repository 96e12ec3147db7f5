import type { OrderEvent } from '@shop/domain/order/order-state'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import type { LockedOrder } from '#app/order/order.sql'
import { BLOCKED_BATCH, selectLastEventDetails } from '#app/order/order.sql'
import { orderPageLink } from '#app/order/order-link'
import { SHIPMENT_MAILS } from '#app/shipment/emails/shipment-mails'

/** What was decided about goods that nobody took. */
export async function queueResolution(context: CommandContext, order: LockedOrder, _today: string, event: OrderEvent) {
  const resolution =
    event === 'resend' ? 'posíláme ji znovu.' : 'objednávku jsme zrušili. Zaplacené peníze vracíme stejnou cestou.'
  await queueMail(context, SHIPMENT_MAILS['return-resolved'], {
    object: `order:${order.id}`,
    event: `return resolved ${event}`,
    to: order.email,
    data: { 'order.number': order.number, 'order.resolution': resolution },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}

/** The reason stands in the event, in words for the customer. */
export async function queueHold(context: CommandContext, order: LockedOrder): Promise<void> {
  const details = await selectLastEventDetails(context.db, order.id, 'hold')
  const reason = typeof details.reason === 'string' ? details.reason : 'potřebujeme ověřit údaje.'
  // Goods that we check ask nothing of their buyer.
  const mail = details.cause === BLOCKED_BATCH ? SHIPMENT_MAILS['order-checked'] : SHIPMENT_MAILS['order-on-hold']
  await queueMail(context, mail, {
    object: `order:${order.id}`,
    event: `hold ${context.now.toISOString()}`,
    to: order.email,
    data: { 'order.number': order.number, 'order.holdReason': reason },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}
