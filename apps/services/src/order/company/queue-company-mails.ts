import { formatMoment } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { selectCompanyDeciders, selectWaitingBuyer } from '#app/order/company/deciders.sql'
import { COMPANY_MAILS } from '#app/order/emails/company-mails'

/** To everybody who may agree, each once. */
export async function queueWaiting(
  context: CommandContext,
  orderId: number,
  event: 'waits' | 'reminder' = 'waits',
): Promise<void> {
  const order = await selectWaitingBuyer(context.db, orderId)
  if (!order) return
  const mail = COMPANY_MAILS[event === 'waits' ? 'company-order-waits' : 'company-order-reminder']
  for (const { customerId, email } of await selectCompanyDeciders(context.db, order.companyId, order.customerId)) {
    await queueMail(context, mail, {
      object: `order:${orderId}`,
      event: `company ${event} ${customerId}`,
      to: email,
      data: {
        'order.number': order.number,
        'firm.buyer': order.name || 'Někdo z firmy',
        'firm.net': formatPrice(order.net),
        'firm.until': formatMoment(toPragueTime(order.deadlineAt)),
        'links.company': `${context.deps.config.STOREFRONT_URL}/ucet/firma#ke-schvaleni`,
      },
    })
  }
}
