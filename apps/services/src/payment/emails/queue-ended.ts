import { formatMoment } from '@shop/czech/format-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import type { LockedOrder } from '#app/order/order.sql'
import { selectCreditsSpent } from '#app/order/order-credits.sql'
import { orderPageLink } from '#app/order/order-link'
import { BACK_ON_VOUCHER, PAYMENT_MAILS } from '#app/payment/emails/payment-mails'
import { selectPayments } from '#app/payment/payments.sql'

const PAID = 'Peníze vám vracíme stejnou cestou, jakou přišly. Obvykle to trvá do pěti pracovních dnů.'
const UNPAID = 'Nic jsme vám nestrhli. Kdyby platba přece jen dorazila, ozveme se.'
const CREDITS = 'Použité kredity se vrátily na účet.'

/** Nobody paid in time. Nothing was charged, so nothing is returned but what the order held. */
export async function queueExpired(context: CommandContext, order: LockedOrder): Promise<void> {
  const until = order.deadlineAt ? ` do ${formatMoment(toPragueTime(order.deadlineAt))}` : ''
  await queueCancelled(context, order, { event: 'expired', reason: `platba nedorazila${until}` })
}

/** The company's order was approved, was not, or nobody decided about it. */
export async function queueDecision(context: CommandContext, order: LockedOrder, _today: string, event: string) {
  if (event !== 'approve') {
    const reason = event === 'reject' ? 'objednávku jsme neschválili' : 'objednávku nikdo v termínu neschválil'
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

/** The customer or the shop changed their mind before anything left. */
export async function queueCancellation(context: CommandContext, order: LockedOrder): Promise<void> {
  const reason = context.actor.kind === 'staff' ? 'zrušili jsme ji po domluvě s vámi' : 'zrušili jste ji'
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
  const money = isPaid ? [PAID] : byVoucher ? [] : [UNPAID]
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
