import type { LinesChange } from '@shop/contract/order/order-lines'
import { formatMoment } from '@shop/czech/format-date'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { OrderEvent } from '@shop/domain/order/order-state'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import type { LockedOrder } from '#app/order/order.sql'
import { orderPageLink } from '#app/order/order-link'
import type { PayableOrder } from '#app/order/payable-order.sql'

/** The new contents on a durable medium, with what is to be paid or comes back. */
export async function queueLinesChanged(
  context: CommandContext,
  order: PayableOrder,
  change: LinesChange,
): Promise<void> {
  await queueMail(context, ORDER_MAILS['order-lines-changed'], {
    object: `order:${order.id}`,
    event: `lines changed ${change.version}`,
    to: order.email,
    data: {
      'order.number': order.number,
      'order.was': formatPrice(change.was),
      'order.total': formatPrice(change.payable),
      'order.difference': describeDifference(order, change),
    },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}

function describeDifference({ paymentKind }: PayableOrder, change: LinesChange): string {
  const { toPay, toReturn, deadlineAt, creditsBack } = change
  const credits = creditsBack > 0 ? ' Kredity za vynechané zboží jsou zpátky na účtu.' : ''
  if (toPay > 0 && deadlineAt) {
    const until = formatMoment(toPragueTime(new Date(deadlineAt)))
    return `K doplacení zbývá ${formatPrice(toPay)}. Zaplaťte prosím do ${until} na stránce objednávky, pak ji hned začneme chystat. Když doplatek nepřijde, pošleme původní objednávku beze změny.`
  }
  if (toPay > 0) return `K zaplacení je nově ${formatPrice(toPay)}.${credits}`
  if (toReturn > 0) return `Vracíme vám ${formatPrice(toReturn)} stejnou cestou, jakou peníze přišly.${credits}`
  if (paymentKind === 'cod') return `Při převzetí zaplatíte ${formatPrice(change.payable)}.${credits}`
  return `Doplácet ani vracet není co.${credits}`
}

/** The change ended without its difference: the order is the agreed one again. */
export async function queueChangeEnded(
  context: CommandContext,
  order: LockedOrder,
  _today: string,
  event: OrderEvent,
): Promise<void> {
  const why = event === 'change_lapsed' ? 'Doplatek ke změně nepřišel včas.' : 'Změnu jsme na vaše přání vzali zpět.'
  await queueMail(context, ORDER_MAILS['order-change-ended'], {
    object: `order:${order.id}`,
    event: `change ended ${context.now.toISOString()}`,
    to: order.email,
    data: { 'order.number': order.number, 'order.why': why },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}
