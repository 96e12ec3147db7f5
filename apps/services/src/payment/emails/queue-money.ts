import { formatDays, formatMoment } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import { QR_IMAGE } from '#app/order/emails/qr-image'
import { selectGroupOfOrder } from '#app/order/group/group-of-order.sql'
import type { LockedOrder } from '#app/order/order.sql'
import { orderLink } from '#app/order/order-link'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { selectPromise } from '#app/order/promise.sql'
import { PAYMENT_MAILS } from '#app/payment/emails/payment-mails'
import { isChargedByPlan, selectPayments } from '#app/payment/payments.sql'

const LATE = {
  accepted: {
    short: 'Zboží ještě máme, balíme.',
    decision: 'Zboží ještě máme, objednávku jsme přijali.',
    next: 'Nemusíte dělat nic. Jakmile balík vyrazí, pošleme sledovací odkaz.',
  },
  expired: {
    short: 'Zboží už nemáme, peníze vracíme.',
    decision: 'Zboží už bohužel nemáme. Peníze vám vracíme.',
    next: 'Přijdou stejnou cestou, jakou jste platili. Obvykle to trvá do pěti pracovních dnů.',
  },
}

/** The attempt that brought the last of the money names the mail: a second one tells nothing new. */
export async function queuePaid(context: CommandContext, order: LockedOrder): Promise<void> {
  if ((await selectGroupOfOrder(context.db, order.id)).isWaiting) return queuePartPaid(context, order)
  const { promised } = await selectPromise(context.db, order.id)
  const times = (await selectPayments(context.db, order.id)).filter(({ received }) => received > 0).length
  await queueMail(context, ORDER_MAILS['payment-received'], {
    object: `order:${order.id}`,
    // The difference of a change is told apart from the first payment.
    event: times > 1 ? `paid ${times}` : 'paid',
    to: order.email,
    data: {
      'order.number': order.number,
      'payment.amount': formatPrice(await receivedBy(context, order.id)),
      'order.deliveryEstimate': promised ? formatDays(promised.from, promised.to) : 'co nejdřív',
    },
    secrets: { 'links.order': orderLink(context.deps.config, order) },
  })
}

/** Nobody packs it before its group is placed, and the group may still ask or fail: neither a day nor packing is promised. */
async function queuePartPaid(context: CommandContext, order: LockedOrder): Promise<void> {
  const times = (await selectPayments(context.db, order.id)).filter(({ received }) => received > 0).length
  await queueMail(context, PAYMENT_MAILS['group-part-paid'], {
    object: `order:${order.id}`,
    event: times > 1 ? `paid ${times}` : 'paid',
    to: order.email,
    data: { 'order.number': order.number, 'payment.amount': formatPrice(await receivedBy(context, order.id)) },
    secrets: { 'links.order': orderLink(context.deps.config, order) },
  })
}

/** One for each attempt that failed, unless it was a plan's own, which writes of it itself. */
export async function queuePaymentFailed(context: CommandContext, order: LockedOrder): Promise<void> {
  if (await isChargedByPlan(context.db, order.id)) return
  const payments = await selectPayments(context.db, order.id)
  await queueMail(context, ORDER_MAILS['payment-failed'], {
    object: `order:${order.id}`,
    event: `payment failed ${payments.length}`,
    to: order.email,
    data: {
      'order.number': order.number,
      'order.total': formatPrice(await payableOf(context, order.id)),
      'order.payUntil': order.deadlineAt ? formatMoment(toPragueTime(order.deadlineAt)) : '',
    },
    secrets: { 'links.pay': orderLink(context.deps.config, order) },
  })
}
export async function queuePaymentReminder(context: CommandContext, order: LockedOrder): Promise<void> {
  await queueMail(context, ORDER_MAILS['bank-transfer-reminder'], {
    object: `order:${order.id}`,
    event: 'payment reminder',
    to: order.email,
    data: {
      'order.number': order.number,
      'order.total': formatPrice((await payableOf(context, order.id)) - (await receivedBy(context, order.id))),
      'payment.variableSymbol': order.number,
      'order.payUntil': order.deadlineAt ? formatMoment(toPragueTime(order.deadlineAt)) : '',
      'payment.qrImage': QR_IMAGE,
    },
    secrets: { 'links.pay': orderLink(context.deps.config, order) },
  })
}

/** One of two: the state the order came to says which. */
export async function queueLatePayment(context: CommandContext, order: LockedOrder): Promise<void> {
  const current = await selectPayableOrder(context.db, order.id)
  const half = current?.state === 'accepted' ? 'accepted' : 'expired'
  await queueMail(context, PAYMENT_MAILS['late-payment'], {
    object: `order:${order.id}`,
    event: `late payment ${half}`,
    to: order.email,
    data: {
      'order.number': order.number,
      'payment.amount': formatPrice(await receivedBy(context, order.id)),
      'late.short': LATE[half].short,
      'late.decision': LATE[half].decision,
      'late.next': LATE[half].next,
    },
    secrets: { 'links.order': orderLink(context.deps.config, order) },
  })
}

async function payableOf({ db }: CommandContext, orderId: number): Promise<number> {
  return (await selectPayableOrder(db, orderId))?.payable ?? 0
}

async function receivedBy({ db }: CommandContext, orderId: number): Promise<number> {
  const payments = await selectPayments(db, orderId)
  return payments.reduce((sum, { received, refunded }) => sum + received - refunded, 0)
}
