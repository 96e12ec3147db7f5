import type { OrderView } from '@shop/contract/order'
import { PAYMENT_TRAITS } from '@shop/domain/checkout/payment-method'
import type { IconName } from '@shop/ui/icon/icon-names'
import { checkoutThanksTexts as texts } from '#app/texts/checkout/checkout-thanks.ts'

interface TrailStep {
  title: string
  text: string
  icon: IconName
  state: 'done' | 'current' | 'ahead'
}

type State = OrderView['state']

const WAITING: readonly State[] = ['awaiting_payment', 'awaiting_approval']
const PACKED: readonly State[] = [
  'partly_shipped',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'not_collected',
  'closed',
]
const ENDED: readonly State[] = ['expired', 'cancelled']
const ARRIVED: readonly State[] = ['delivered', 'closed']

export function hasEnded({ state }: OrderView): boolean {
  return ENDED.includes(state)
}

export function hasArrived({ state }: OrderView): boolean {
  return ARRIVED.includes(state)
}

/** For money or for somebody to approve it. */
export function isWaiting({ state }: OrderView): boolean {
  return WAITING.includes(state)
}

/** Paid or not, it has left us. */
export function hasLeft({ state }: OrderView): boolean {
  return PACKED.includes(state)
}

/** The way of an order from the button to the door; one step of it is now. */
export function toOrderTrail(order: OrderView): TrailStep[] {
  const steps: Omit<TrailStep, 'state'>[] = [
    { title: texts.placed, text: texts.placedAt(new Date(order.placedAt)), icon: 'check' },
    ...waitingStep(order),
    { title: texts.packing, text: order.dispatchOn ? texts.onDay(order.dispatchOn) : '', icon: 'box' },
    lastStep(order),
  ]
  const current = hasArrived(order)
    ? steps.length
    : hasLeft(order)
      ? steps.length - 1
      : isWaiting(order)
        ? 1
        : steps.length - 2
  return steps.map((step, index) => ({
    ...step,
    icon: index < current ? 'check' : step.icon,
    state: index < current ? 'done' : index === current ? 'current' : 'ahead',
  }))
}

/** What stands now and is still to come; nothing for an order that has come, has ended or goes back. */
export function toNextSteps(order: OrderView): TrailStep[] {
  const { state } = order
  if (hasArrived(order) || hasEnded(order) || state === 'not_collected') return []
  const open = toOrderTrail(order).filter((step) => step.state !== 'done')
  if (isWaiting(order) || state === 'accepted') return open
  if (state === 'on_hold') return open.map((step) => ({ ...step, state: 'ahead' }))
  return [{ ...lastStep(order), state: 'ahead' }]
}

/** Cash and invoices wait for nobody's money. */
function waitingStep(order: OrderView): Omit<TrailStep, 'state'>[] {
  const { state, payment, deadlineAt } = order
  const held = deadlineAt ? texts.heldUntil(new Date(deadlineAt)) : ''
  if (state === 'awaiting_approval') return [{ title: texts.approval, text: held, icon: 'clock' }]
  if (!PAYMENT_TRAITS[payment.kind].isPaidFirst) return []
  if (!isWaiting(order)) return [{ title: texts.paid, text: '', icon: 'check' }]
  const text = payment.kind === 'transfer' ? `${texts.waitingTransfer} ${held}` : held
  return [{ title: texts.waiting, text, icon: 'clock' }]
}

function lastStep({ pickupPoint, shipping, payment, deliveryFrom, deliveryTo }: OrderView): Omit<TrailStep, 'state'> {
  const day = deliveryFrom && deliveryTo ? texts.onDays(deliveryFrom, deliveryTo) : ''
  // A day ends with a dot of its own.
  const text = [day, payment.kind === 'cod' ? texts.cod : ''].filter(Boolean).join(' ')
  if (pickupPoint) return { title: texts.pickUp(String(pickupPoint.place ?? pickupPoint.name)), text, icon: 'pin' }
  if (shipping.kind === 'personal-pickup') return { title: texts.personal, text, icon: 'shop' }
  return { title: texts.delivery, text, icon: 'truck' }
}
