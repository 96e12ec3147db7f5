import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import { selectDocumentOfRefund } from '#app/document/documents.sql'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { moneyLetters } from '#app/order/company/money-letters'
import { AFTER_SALE_MAILS } from '#app/order/emails/after-sale-mails'
import { QR_IMAGE } from '#app/order/emails/qr-image'
import { type CreditsBack, selectCreditsBack } from '#app/order/order-credits.sql'
import { orderLink } from '#app/order/order-link'
import type { PayableOrder } from '#app/order/payable-order.sql'
import { PAYMENT_MAILS } from '#app/payment/emails/payment-mails'
import type { Payment } from '#app/payment/payments.sql'
import type { Refund } from '#app/payment/refunds.sql'

const WAYS = {
  gateway: 'Přijdou stejnou cestou, jakou jste platili, obvykle do pěti pracovních dnů.',
  transfer: 'Pošleme je na bankovní účet. Pokud číslo účtu neznáme, ozveme se vám.',
  voucher: 'Vrátily se na dárkový poukaz, kterým jste platili.',
}
const METHODS = {
  gateway: 'zpět přes platební bránu',
  transfer: 'bankovním převodem',
  voucher: 'zpět na dárkový poukaz',
}

/** Part of the money came. Each part is told once. */
export async function queueUnderpaid(context: CommandContext, order: PayableOrder, payment: Payment): Promise<void> {
  const received = `received ${payment.received}`
  // What is paid first is paid at its order, by whoever ordered: that link also cancels and changes it, so nobody else gets it.
  const letters = isOnCredit(order)
    ? await moneyLetters(context, order, { event: received })
    : [{ to: order.email, event: received, link: orderLink(context.deps.config, order) }]
  for (const { to, event, link } of letters) {
    await queueMail(context, PAYMENT_MAILS['payment-underpaid'], {
      object: `payment:${payment.id}`,
      event,
      to,
      data: {
        ...moneyData(order),
        'payment.received': formatPrice(payment.received),
        'payment.missing': formatPrice(payment.amount - payment.received),
        'payment.variableSymbol': order.number,
        'payment.qrImage': QR_IMAGE,
      },
      secrets: { 'links.pay': link },
    })
  }
}

/** One reminder for each day it is due to be sent. */
export async function queueOverdue(context: CommandContext, order: PayableOrder, payment: Payment): Promise<void> {
  const due = payment.dueOn ?? ''
  const today = `overdue ${toPragueTime(context.now).date}`
  for (const { to, event, link } of await moneyLetters(context, order, { event: today })) {
    await queueMail(context, PAYMENT_MAILS['invoice-overdue'], {
      object: `payment:${payment.id}`,
      event,
      to,
      data: {
        'order.number': order.number,
        'payment.missing': formatPrice(payment.amount - payment.received),
        'payment.variableSymbol': order.number,
        'payment.qrImage': QR_IMAGE,
        'invoice.dueDate': formatDate(due),
      },
      secrets: { 'links.order': link },
    })
  }
}

export async function queueRefundStarted(
  context: CommandContext,
  order: PayableOrder,
  _payment: Payment,
  refund?: Refund,
): Promise<void> {
  // What goes back to a voucher is there at once, and the mail of that says so.
  if (!refund || refund.way === 'voucher') return
  const data = {
    'order.number': order.number,
    'refund.amount': formatPrice(refund.amount),
    'refund.way': WAYS[refund.way],
  }
  for (const { to, event, link, isToCompany } of await moneyLetters(context, order, { event: 'requested' })) {
    const mail = { object: `refund:${refund.id}`, event, to, data }
    // The company's page lists invoices alone: of what was paid first there is nothing to open.
    if (isToCompany && !isOnCredit(order)) await queueMail(context, PAYMENT_MAILS['company-refund-started'], mail)
    else await queueMail(context, PAYMENT_MAILS['refund-started'], { ...mail, secrets: { 'links.order': link } })
  }
}

export async function queueRefunded(
  context: CommandContext,
  order: PayableOrder,
  _payment: Payment,
  refund?: Refund,
): Promise<void> {
  if (!refund) return
  const document = await selectDocumentOfRefund(context.db, refund.id)
  const data = {
    'order.number': order.number,
    'refund.amount': formatPrice(refund.amount),
    'refund.method': METHODS[refund.way],
    'refund.itemsTable': {
      table: [[(refund.reason || 'Objednávka').replace(/\.$/, ''), formatPrice(refund.amount)]],
    },
    'refund.creditsText': creditsText(await selectCreditsBack(context.db, order.id)),
    'refund.documentText': document ? 'Opravný daňový doklad je v příloze.' : '',
  }
  for (const { to, event } of await moneyLetters(context, order, { event: 'done' })) {
    await queueMail(context, AFTER_SALE_MAILS['return-refunded'], { object: `refund:${refund.id}`, event, to, data })
  }
}

function isOnCredit({ paymentKind }: PayableOrder): boolean {
  return PAYMENT_TRAITS[paymentKind].isOnCredit
}

/** What every mail about the money of an order says. */
function moneyData(order: PayableOrder) {
  return { 'order.number': order.number, 'order.total': formatPrice(order.payable) }
}

/** Nothing is said of credits that nobody spent or got. */
function creditsText({ returned, deducted }: CreditsBack): string {
  const parts = [
    ...(returned > 0 ? [`Vrácené kredity: ${returned}.`] : []),
    ...(deducted > 0 ? [`Odečtené kredity: ${deducted}.`] : []),
  ]
  return parts.join(' ')
}
