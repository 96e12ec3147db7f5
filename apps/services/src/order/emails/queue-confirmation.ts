import type { OrderLine } from '@shop/domain/order/order-line'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { confirmationData } from '#app/order/emails/confirmation-data'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import type { OrderDraft } from '#app/order/order-draft'
import { orderLink } from '#app/order/order-link'
import { selectSeller } from '#app/seller/seller.sql'

interface Confirmed {
  orderId: number
  number: string
  lines: readonly OrderLine[]
  /** Nobody is asked for what they have sent. */
  paidAhead: number
}

/** With it the contract is made, so it is written in the very transaction that places the order. */
export async function queueConfirmation(context: CommandContext, draft: OrderDraft, order: Confirmed): Promise<void> {
  const { orderId, number, lines, paidAhead } = order
  const shop = context.deps.config.STOREFRONT_URL
  const { account } = await selectSeller(context.db)
  await queueMail(context, ORDER_MAILS['order-confirmation'], {
    object: `order:${orderId}`,
    event: 'placed',
    to: draft.details.email,
    data: {
      ...confirmationData(draft, number, lines, {
        account,
        imagesUrl: context.deps.config.IMAGES_URL,
        paidAhead,
      }),
      'returns.days': String(draft.pricing.rules.returnDays),
      'links.withdrawal': `${shop}/odstoupeni-od-smlouvy`,
    },
    secrets: { 'links.order': orderLink(context.deps.config, { id: orderId, placedAt: context.now }) },
  })
}
