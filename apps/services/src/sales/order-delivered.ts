import { formatDate } from '@shop/czech/format-date'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { insertEarnedCredits } from '#app/order/earned-credits.sql'
import { pushOrder } from '#app/order/emails/push-order'
import type { LockedOrder } from '#app/order/order.sql'
import { orderPageLink } from '#app/order/order-link'
import { settleOrderCredits } from '#app/order/settle-order-credits'
import { loadShopRules } from '#app/rules/shop-rules'
import { SHIPMENT_MAILS } from '#app/shipment/emails/shipment-mails'

/** Credits are seen at once and can be spent when the goods can no longer come back and the money is here. */
export async function scheduleCredits(context: CommandContext, { id }: LockedOrder): Promise<void> {
  await insertEarnedCredits(context.db, id, context.now)
  await settleOrderCredits(context, id)
}

/** With it the days to withdraw begin, so it says until when. */
export async function queueDelivered(context: CommandContext, order: LockedOrder): Promise<void> {
  const { returnDays } = await loadShopRules(context)
  const until = addDays(toPragueTime(context.now).date, returnDays)
  const shop = context.deps.config.STOREFRONT_URL
  await queueMail(context, SHIPMENT_MAILS['order-delivered'], {
    object: `order:${order.id}`,
    event: 'delivered',
    to: order.email,
    data: {
      'order.number': order.number,
      'order.withdrawUntil': formatDate(until),
      'links.withdrawal': `${shop}/odstoupeni-od-smlouvy`,
    },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
  await pushOrder(context, order, 'delivered')
}
