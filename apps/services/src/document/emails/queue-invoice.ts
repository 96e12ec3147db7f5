import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import type { StoredDocument } from '#app/document/stored-document'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { type MoneyLetter, moneyLetters } from '#app/order/company/money-letters'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import { orderPageLink } from '#app/order/order-link'
import { selectPayableOrder } from '#app/order/payable-order.sql'

/** The invoice as a file, in the mail and to be fetched again. */
export async function queueInvoice(context: CommandContext, document: StoredDocument): Promise<void> {
  const order = await selectPayableOrder(context.db, document.orderId)
  if (!order) throw new Error(`Order ${document.orderId} is gone.`)
  const ownLink = orderPageLink(context.deps.config, order)
  for (const letter of await moneyLetters(context, order, { event: 'issued', ownLink })) {
    await queueOne(context, document, order.number, letter)
  }
}

async function queueOne(
  context: CommandContext,
  document: StoredDocument,
  number: string,
  { to, event, link }: MoneyLetter,
): Promise<void> {
  const missing = document.payable - document.paid
  await queueMail(context, ORDER_MAILS.invoice, {
    object: `document:${document.id}`,
    event,
    to,
    data: {
      'invoice.number': document.number,
      'order.number': number,
      'invoice.total': formatPrice(document.payable),
      'invoice.taxDate': formatDate(document.taxPointOn),
      'invoice.dueDate': formatDate(document.dueOn),
      'invoice.status':
        missing <= 0 ? 'uhrazeno' : document.paymentKind === 'cod' ? 'platí se při převzetí' : 'čeká na úhradu',
    },
    secrets: { 'links.invoice': link },
  })
}
