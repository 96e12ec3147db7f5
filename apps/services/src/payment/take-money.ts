import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import type { BankMatch } from '@shop/domain/payment/match-bank-line'
import { OPEN_PAYMENT_STATES, type PaymentEvent } from '@shop/domain/payment/payment-state'
import { actorId, type CommandContext } from '#app/http/context'
import { lockPayableOrder, type PayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { notifyOrder } from '#app/payment/notify-order'
import { insertPayment, type Payment, selectPayments } from '#app/payment/payments.sql'

export type MoneyMatch = Extract<BankMatch, { orderId: string }>

const EVENTS: Record<MoneyMatch['kind'], PaymentEvent> = {
  paid: 'transfer_matched',
  underpaid: 'transfer_underpaid',
  overpaid: 'transfer_overpaid',
  surplus: 'transfer_surplus',
}

/**
 * Puts a transfer to an attempt of its order, all of it. Null when the order has no attempt that can take money this way: a
 * person decides. Money never belongs to an event that is settled: what was not added up was not taken.
 */
export async function takeMoney(
  context: CommandContext,
  match: MoneyMatch,
  received: number,
  { byPerson = false } = {},
): Promise<Payment | null> {
  const order = await lockPayableOrder(context.db, Number(match.orderId))
  if (!order) return null
  const found = await findAttempt(context, order)
  const payment = found ?? (await beginAttempt(context, order, { match, received, byPerson }))
  if (!payment) return null
  // An attempt still open, or one that ended without money and a person chose it, is paid by it, though nothing is due.
  const isOpen = found !== null && OPEN_PAYMENT_STATES.includes(found.state)
  const isFirst = found === null || isOpen || (byPerson && found.received === 0)
  const isOver = match.kind === 'surplus' && isFirst
  const changed = await changePayment(context, order, payment, isOver ? 'transfer_overpaid' : EVENTS[match.kind], {
    received,
  })
  if (!changed.ok || changed.value.payment.received !== payment.received + received) return null
  // What is over is returned by a person: the gateway must not send it back by itself because somebody sent a transfer.
  // A cancelled order keeps nothing: its own refund is asked for at once.
  if (match.kind !== 'surplus' || order.state === 'cancelled') await notifyOrder(context, order, changed.value.news)
  return changed.value.payment
}

function isByTransfer({ kind }: Payment): boolean {
  return kind !== 'voucher' && PAYMENT_TRAITS[kind].comesByBank
}

/** The attempt that waits for a transfer or, when nothing else is open, the last one that did. */
async function findAttempt({ db }: CommandContext, order: PayableOrder): Promise<Payment | null> {
  const payments = await selectPayments(db, order.id)
  const open = payments.filter(({ state }) => OPEN_PAYMENT_STATES.includes(state))
  const waiting = open.findLast(isByTransfer)
  if (waiting) return waiting
  const cash = open.find(({ kind }) => kind === 'cod')
  if (cash) return cash
  const last = payments.findLast(isByTransfer)
  if (open.length > 0 || !last) return null
  // Paid once already, the order waits again: for the difference of a change, which is an attempt of its own.
  const waitsAgain = order.state === 'awaiting_payment' && last.received > 0 && last.state !== 'refund_requested'
  return waitsAgain ? null : last
}

interface Beginning {
  match: MoneyMatch
  received: number
  byPerson: boolean
}

/**
 * Who was to pay by card and sent a transfer instead gets an attempt of its own. The card gives way only to all of the money; of who has
 * paid by transfer before, a part is taken too.
 */
async function beginAttempt(
  context: CommandContext,
  order: PayableOrder,
  { match, received, byPerson }: Beginning,
): Promise<Payment | null> {
  const { db, now, actor } = context
  const payments = await selectPayments(db, order.id)
  const open = payments.filter(({ state }) => OPEN_PAYMENT_STATES.includes(state))
  const isWhole = match.kind === 'paid' || match.kind === 'overpaid'
  const isTaken = isWhole || (open.length === 0 && payments.some(isByTransfer))
  if (!byPerson && !(isTaken && order.state === 'awaiting_payment')) return null
  for (const payment of open) {
    const replaced = await changePayment(context, order, payment, 'replace')
    if (!replaced.ok) return null
  }
  const missing = payments.reduce((sum, payment) => sum - payment.received + payment.refunded, order.payable)
  const { paymentMethodId, id: orderId } = order
  const amount = missing > 0 ? missing : received
  const offline = { gateway: null, askedAt: null, checkAt: null, now }
  return insertPayment(
    db,
    { orderId, paymentMethodId, kind: 'transfer', state: 'awaiting_transfer', amount, ...offline },
    { actorKind: actor.kind, actorId: actorId(actor) },
  )
}
