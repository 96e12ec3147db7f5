import type { BuyVoucher } from '@shop/contract/promotion/buy-voucher'
import { formatDate } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { OrderEvent } from '@shop/domain/order/order-state'
import type { CommandContext } from '#app/http/context'
import type { MailValue } from '#app/mail/define-mails'
import { queueMail } from '#app/mail/queue-mail'
import { QR_IMAGE } from '#app/order/emails/qr-image'
import type { LockedOrder } from '#app/order/order.sql'
import { orderLink, orderPageLink } from '#app/order/order-link'
import { ENDED_MONEY } from '#app/payment/emails/queue-ended'
import { selectPayments } from '#app/payment/payments.sql'
import { loadShopRules } from '#app/rules/shop-rules'
import type { PaymentRow } from '#app/rules/shop-rules.sql'
import { selectSeller } from '#app/seller/seller.sql'
import { VOUCHER_MAILS } from '#app/voucher/emails/voucher-mails'
import type { VoucherOrder } from '#app/voucher/voucher-orders.sql'

type Gift = Pick<BuyVoucher, 'recipientEmail' | 'deliverOn'>

/** With it the contract is made, so it is written in the transaction that places the order. */
export async function queueVoucherOrdered(
  context: CommandContext,
  input: BuyVoucher,
  { orderId, number, payment }: { orderId: number; number: string; payment: PaymentRow },
): Promise<void> {
  const { now, deps } = context
  const { returnDays } = await loadShopRules(context)
  await queueMail(context, VOUCHER_MAILS['voucher-ordered'], {
    object: `order:${orderId}`,
    event: 'placed',
    to: input.email,
    data: {
      'order.number': number,
      'voucher.face': formatPrice(input.face),
      'voucher.goes': goesText(input, now),
      'order.paymentInstructions': await instructions(context, { face: input.face, number, payment }),
      'order.paymentQr': payment.kind === 'transfer' ? QR_IMAGE : '',
      'returns.days': String(returnDays),
    },
    secrets: { 'links.order': orderLink(deps.config, { id: orderId, placedAt: now }) },
  })
}

async function instructions(
  { db, now }: CommandContext,
  { face, number, payment }: { face: number; number: string; payment: PaymentRow },
): Promise<MailValue> {
  if (payment.kind !== 'transfer') return 'Zaplatíte online. Pokud jste platbu nedokončili, najdete ji u objednávky.'
  const { account } = await selectSeller(db)
  return {
    table: [
      ['Částka', formatPrice(face)],
      ['Číslo účtu', account],
      ['Variabilní symbol', number],
      ['Zaplatit do', formatDate(addDays(toPragueDay(now), payment.dueDays ?? 7))],
    ],
  }
}

export async function queueVoucherPaid(
  context: CommandContext,
  order: LockedOrder,
  bought: VoucherOrder,
): Promise<void> {
  const { returnDays } = await loadShopRules(context)
  await queueMail(context, VOUCHER_MAILS['voucher-paid'], {
    object: `order:${order.id}`,
    event: 'paid',
    to: order.email,
    data: {
      'order.number': order.number,
      'voucher.face': formatPrice(bought.face),
      'voucher.goes': sentText(bought, context.now),
      'returns.days': String(returnDays),
    },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}

/** Nobody paid in time, or the voucher was given up: there is nothing to put into a cart again. */
export async function queueVoucherEnded(
  context: CommandContext,
  order: LockedOrder,
  { face }: Pick<VoucherOrder, 'face'>,
  event: OrderEvent,
): Promise<void> {
  const payments = await selectPayments(context.db, order.id)
  const isPaid = payments.some(({ received, refunded }) => received > refunded)
  await queueMail(context, VOUCHER_MAILS['voucher-ended'], {
    object: `order:${order.id}`,
    event,
    to: order.email,
    data: {
      'order.number': order.number,
      'voucher.face': formatPrice(face),
      'order.cancelReason': reasonOf(event, context.actor.kind === 'staff'),
      'order.refundText': isPaid ? ENDED_MONEY.paid : ENDED_MONEY.unpaid,
      'links.voucher': `${context.deps.config.STOREFRONT_URL}/lp/darkovy-poukaz`,
    },
  })
}

function reasonOf(event: OrderEvent, byStaff: boolean): string {
  if (event === 'payment_deadline_passed') return 'platba nedorazila včas'
  if (byStaff) return 'domluvili jsme se tak s vámi'
  return event === 'voucher_returned' ? 'poukaz jste vrátili' : 'zrušili jste ji'
}

/** The code itself goes only to whoever it is for. */
function goesText({ recipientEmail, deliverOn }: Gift, now: Date): string {
  const whom = recipientEmail === null ? 'vám' : `na ${recipientEmail}`
  if (deliverOn > toPragueDay(now)) return `Poukaz pošleme ${whom} ${formatDate(deliverOn)}.`
  return recipientEmail === null
    ? 'Poukaz pošleme vám, hned jak bude zaplacený.'
    : `Poukaz pošleme ${whom}, jakmile bude zaplacený.`
}

/** Once the money is here. Whoever bought it for themselves has it beside this mail; others get it by day. */
function sentText({ recipientEmail, deliverOn }: Gift, now: Date): string {
  if (deliverOn > toPragueDay(now)) return goesText({ recipientEmail, deliverOn }, now)
  return recipientEmail === null
    ? 'Poukaz jsme vám poslali v dalším e-mailu.'
    : `Poukaz posíláme na ${recipientEmail}. Večer a v noci neposíláme, pak odejde ráno.`
}
