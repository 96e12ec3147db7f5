import { formatDate } from '@shop/czech/format-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { asCommand } from '#app/jobs/job'
import { isFlooded } from '#app/mail/is-flooded'
import { queueMail } from '#app/mail/queue-mail'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import { orderPageLink } from '#app/order/order-link'
import { selectOrdersByEmail } from '#app/order/order-links.sql'

/** New links to the orders of an address, into its own mailbox; to an address without orders nothing, and nobody can tell. */
export const answerOrderRequest = asCommand<'answer-order-request'>(
  async (context, { email, orderNumber, requestId }) => {
    const { db, deps, now } = context
    const mail = ORDER_MAILS['order-links']
    if (await isFlooded(db, { recipient: email, kind: [mail], now })) return
    const orders = await selectOrdersByEmail(db, email, orderNumber)
    const [first] = orders
    if (!first) return
    await queueMail(context, mail, {
      object: `order:${first.id}`,
      event: `links ${requestId}`,
      to: email,
      data: {},
      secrets: {
        'links.orders': {
          links: orders.map(({ id, number, placedAt }) => ({
            label: `Objednávka ${number} ze dne ${formatDate(toPragueDay(placedAt.toISOString()))}`,
            // Its days count from now: the first link of an old order has ended.
            href: orderPageLink(deps.config, { id, placedAt: now }),
          })),
        },
      },
    })
  },
)
