import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { selectCompanyReason } from '#app/order/company/company-orders.sql'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import { type LockedOrder, selectLastEventDetails } from '#app/order/order.sql'
import { selectCreditsSpent } from '#app/order/order-credits.sql'
import { orderPageLink } from '#app/order/order-link'
import { BACK_ON_VOUCHER, PAYMENT_MAILS } from '#app/payment/emails/payment-mails'
import { selectPayments } from '#app/payment/payments.sql'

/** What becomes of the money of an order that has ended. */
export const ENDED_MONEY = {
  paid: 'Peníze vám vracíme stejnou cestou, jakou přišly. Obvykle to trvá do pěti pracovních dnů.',
  unpaid: 'Nic jsme vám nestrhli. Kdyby platba přece jen dorazila, ozveme se.',
} as const
const CREDITS = 'Použité kredity se vrátily na účet.'

/** Nobody paid in time. Nothing was charged, so nothing is returned but what the order held. */
export async function queueExpired(context: CommandContext, order: LockedOrder): Promise<void> {
  const until = order.deadlineAt ? ` do ${formatMoment(toPragueTime(order.deadlineAt))}` : ''
  await queueCancelled(context, order, { event: 'expired', reason: `platba nedorazila${until}` })
}

/** The company's order was approved, was not, or nobody decided about it. */
export async function queueDecision(context: CommandContext, order: LockedOrder, _today: string, event: string) {
  if (event !== 'approve') {
    const reason =
      event === 'reject' ? await refusedBecause(context, order.id) : 'objednávku nikdo v termínu neschválil'
    return queueCancelled(context, order, { event: 'not_approved', reason })
  }
  await queueMail(context, PAYMENT_MAILS['order-approved'], {
    object: `order:${order.id}`,
    event: 'approved',
    to: order.email,
    data: { 'order.number': order.number },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}

async function refusedBecause({ db }: CommandContext, orderId: number): Promise<string> {
  const { isOwn } = await selectLastEventDetails(db, orderId, 'reject')
  if (isOwn === true) return 'vrátili jste si ji do košíku, abyste ji upravili'
  const own = await selectCompanyReason(db, orderId)
  return own === null ? 'objednávku jsme neschválili' : `ve firmě ji neschválili, důvod: „${own}“`
}

/** The customer or the shop changed their mind before anything left. */
export async function queueCancellation(context: CommandContext, order: LockedOrder): Promise<void> {
  const { case: number } = await selectLastEventDetails(context.db, order.id, 'cancel')
  const byShop = number ? 'odstoupili jste od smlouvy' : 'zrušili jsme ji po domluvě s vámi'
  const reason = context.actor.kind === 'staff' ? byShop : 'zrušili jste ji'
  await queueCancelled(context, order, { event: 'cancelled', reason })
}

async function queueCancelled(
  context: CommandContext,
  order: LockedOrder,
  { event, reason }: { event: string; reason: string },
): Promise<void> {
  const payments = await selectPayments(context.db, order.id)
  const byVoucher = payments.some(({ kind, received }) => kind === 'voucher' && received > 0)
  const isPaid = payments.some(({ kind, received, refunded }) => kind !== 'voucher' && received > refunded)
  const money = isPaid ? [ENDED_MONEY.paid] : byVoucher ? [] : [ENDED_MONEY.unpaid]
  const credits = await selectCreditsSpent(context.db, order.id)
  await queueMail(context, ORDER_MAILS['order-cancelled'], {
    object: `order:${order.id}`,
    event,
    to: order.email,
    data: {
      'order.number': order.number,
      'order.cancelReason': reason,
      'order.refundText': [...money, ...(byVoucher ? [BACK_ON_VOUCHER] : []), ...(credits > 0 ? [CREDITS] : [])].join(
        ' ',
      ),
    },
    // A link only shows; the button on that page puts the goods into the cart.
    secrets: { 'links.reorder': `${orderPageLink(context.deps.config, order)}#znovu` },
  })
}
