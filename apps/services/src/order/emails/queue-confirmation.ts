import { formatPrice } from '@shop/czech/format-price'
import type { OrderLine } from '@shop/domain/order/order-line'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { COMPANY_MAILS } from '#app/order/emails/company-mails'
import { type AwaitedBy, confirmationData, type Unattended } from '#app/order/emails/confirmation-data'
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
  awaitedBy: AwaitedBy
  unattended?: Unattended | undefined
}

/** With it the contract is made, so it is written in the very transaction that places the order. */
export async function queueConfirmation(context: CommandContext, draft: OrderDraft, order: Confirmed): Promise<void> {
  const { orderId, number, lines, paidAhead, awaitedBy, unattended } = order
  const { STOREFRONT_URL: shop, IMAGES_URL: imagesUrl } = context.deps.config
  const { account } = await selectSeller(context.db)
  const data = confirmationData(draft, number, lines, { account, imagesUrl, paidAhead, awaitedBy, unattended })
  const about = { object: `order:${orderId}`, event: 'placed', to: draft.details.email }
  const secrets = { 'links.order': orderLink(context.deps.config, { id: orderId, placedAt: context.now }) }
  const { basis, vat } = draft.priced.result
  if (basis === 'net') {
    const base = formatPrice(vat.reduce((sum, row) => sum + row.base, 0))
    const ofCompany = { ...data, 'order.base': base, 'order.standing': standing(awaitedBy) }
    await queueMail(context, COMPANY_MAILS['company-confirmation'], { ...about, data: ofCompany, secrets })
    return
  }
  await queueMail(context, ORDER_MAILS['order-confirmation'], {
    ...about,
    data: {
      ...data,
      'returns.days': String(draft.pricing.rules.returnDays),
      'links.withdrawal': `${shop}/odstoupeni-od-smlouvy`,
    },
    secrets,
  })
}

/** What still has to be agreed to is no contract yet. */
function standing(awaitedBy: AwaitedBy): string {
  if (awaitedBy === 'company') return 'Než ji zabalíme, schválí ji někdo z vaší firmy.'
  if (awaitedBy === 'shop') return 'Než ji zabalíme, ještě ji schválíme.'
  return 'Doručením této zprávy je kupní smlouva uzavřena.'
}
