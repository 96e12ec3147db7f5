import { formatShortWeekdayDate } from '@shop/czech/format-date'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import type { MailStep } from '#app/mail/define-mails'
import type { OrderViewRow } from '#app/order/order-view.sql'

type Place = 'money' | 'packing' | 'way' | 'end'

/** Where an order stands when a mail speaks of it: the mail decides, not the moment it happens to go out. */
const PLACES: Record<string, Place | 'arrived'> = {
  'order-confirmation': 'money',
  'company-confirmation': 'money',
  'payment-received': 'packing',
  'order-approved': 'packing',
  'order-packed': 'packing',
  'order-shipped': 'way',
  'ready-at-pickup': 'end',
  'order-delivered': 'arrived',
}

const CONFIRMATIONS: readonly string[] = ['order-confirmation', 'company-confirmation']

/** The way of an order from money to the door; nothing for mails beside it, such as an invoice. */
export function toOrderTrail(order: OrderViewRow, template: string): MailStep[] {
  const place = PLACES[template]
  if (!place) return []
  const steps = toSteps(order, template)
  const asked = place === 'money' && !waits(order) ? 'packing' : place
  const current = asked === 'arrived' ? steps.length : steps.findIndex(({ at }) => at === asked)
  return steps.map(({ title, text }, index) => ({
    title,
    text,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }))
}

function toSteps(order: OrderViewRow, template: string): { at: Place; title: string; text: string }[] {
  const { dispatchOn, shipping } = order
  const sent = dispatchOn ? formatShortWeekdayDate(dispatchOn) : ''
  const isPacked = ![...CONFIRMATIONS, 'payment-received', 'order-approved'].includes(template)
  return [
    { at: 'money', title: moneyStep(order, template), text: '' },
    { at: 'packing', title: isPacked ? 'Zabaleno' : 'Balíme', text: isPacked ? '' : sent },
    // What is fetched at our own counter goes to no carrier.
    ...(shipping.kind === 'personal-pickup'
      ? []
      : [{ at: 'way' as const, title: 'Na cestě', text: isPacked ? '' : sent }]),
    { at: 'end', title: endStep(order), text: arrival(order) },
  ]
}

/** Money comes first, or somebody approves it. */
function waits(order: OrderViewRow): boolean {
  if (order.state === 'awaiting_approval') return true
  return restOf(order) > 0 && PAYMENT_TRAITS[order.payment.kind].isPaidFirst
}

/** A voucher has paid its part by then. */
function restOf({ payable, paidByVoucher }: OrderViewRow): number {
  return payable - paidByVoucher
}

function moneyStep(order: OrderViewRow, template: string): string {
  const isConfirmed = CONFIRMATIONS.includes(template)
  if (isConfirmed && order.state === 'awaiting_approval') {
    return order.waitsForCompany ? 'Čeká na vaši firmu' : 'Čeká na schválení'
  }
  if (!PAYMENT_TRAITS[order.payment.kind].isPaidFirst && restOf(order) > 0) return 'Přijato'
  return isConfirmed && restOf(order) > 0 ? 'Čeká na platbu' : 'Zaplaceno'
}

function endStep({ pickupPoint, shipping }: OrderViewRow): string {
  return pickupPoint || shipping.kind === 'personal-pickup' ? 'K vyzvednutí' : 'U vás'
}

function arrival({ deliveryFrom, deliveryTo }: OrderViewRow): string {
  if (!deliveryFrom || !deliveryTo) return ''
  const [from, to] = [deliveryFrom, deliveryTo].map(formatShortWeekdayDate)
  return from === to ? `${from}` : `${from} až ${to}`
}
