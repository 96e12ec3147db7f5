import { isReached, type Life, mailOrder, moveOrder } from './order-steps.ts'
import { type Attempt, beginPayment, movePayment, payByTransfer, payOnline, refund } from './payments.ts'
import { addTask, after, between, HOUR, later, MINUTE, SYSTEM } from './world.ts'

/** Until the shop may begin with it: the moment, or null while somebody is waited for or nobody came. */
export function acceptOrder(life: Life): Date | null {
  const { world, order } = life
  const { random } = world
  const { at, payment, fate, halt } = order.spec
  if (halt === 'awaiting_approval') return null
  if (payment.kind === 'cod' || payment.kind === 'invoice') {
    life.payment = beginPayment(world, order, at)
    return at
  }
  const deadline = order.row.deadline_at as Date
  const isOnline = payment.kind === 'online'
  if (!isOnline) life.payment = beginPayment(world, order, at)
  if (fate === 'unpaid') return order.spec.isOfPlan ? declineCard(life) : expire(life, deadline)
  const slow = random.chance(0.75) ? between(random, 5, 300) * MINUTE : between(random, 8, 70) * HOUR
  const paidAt = after(at, isOnline ? between(random, 2, 9) * MINUTE : slow)
  if (halt === null && !isReached(life, paidAt)) return null
  const when = isReached(life, paidAt) ? paidAt : later(at, after(world.now, -MINUTE))
  if (isOnline) life.payment = payAtGateway(life, when)
  else if (life.payment) payByTransfer(world, life.payment, when)
  moveOrder(world, order, 'paid', when)
  mailOrder(life, 'paid', 'payment-received', when)
  return when
}

/** One of twelve comes back from the gateway and tries again. */
function payAtGateway({ world, order }: Life, paidAt: Date): Attempt {
  const { at } = order.spec
  const half = after(at, (paidAt.getTime() - at.getTime()) / 2)
  const isRetried = !order.spec.isOfPlan && world.random.chance(0.08)
  if (isRetried) {
    const first = beginPayment(world, order, after(at, 20_000))
    first.row.failure = 'declined'
    movePayment(world, first, 'gateway_cancelled', { at: half })
    moveOrder(world, order, 'payment_failed', half)
  }
  const attempt = beginPayment(world, order, isRetried ? after(half, 1000) : after(at, 20_000), isRetried ? 2 : 1)
  payOnline(world, attempt, paidAt)
  return attempt
}

/** The card of a plan was tried once and will be tried again. */
function declineCard(life: Life): null {
  const { world, order } = life
  const at = after(order.spec.at, MINUTE)
  life.payment = beginPayment(world, order, after(order.spec.at, 20_000))
  life.payment.row.failure = 'declined'
  movePayment(world, life.payment, 'gateway_cancelled', { at })
  moveOrder(world, order, 'payment_failed', at)
  return null
}

function expire(life: Life, deadline: Date): null {
  const { world, order, payment } = life
  if (!isReached(life, deadline)) return null
  moveOrder(world, order, 'payment_deadline_passed', deadline)
  if (payment) movePayment(world, payment, 'deadline_passed', { at: deadline })
  return null
}

export function cancelEarly(life: Life, acceptedAt: Date): boolean {
  const { world, order, payment } = life
  const at = after(acceptedAt, between(world.random, 4, 25) * MINUTE)
  if (!isReached(life, at)) return false
  moveOrder(world, order, 'cancel', at, order.actor)
  mailOrder(life, 'cancelled', 'order-cancelled', at)
  if (!payment) return true
  if (payment.received === 0) movePayment(world, payment, 'replace', { at, actor: order.actor })
  else {
    const back = { at, amount: payment.received, forGoods: 0, purpose: 'cancellation' as const, corrections: null }
    refund(world, payment, { ...back, reason: 'Objednávka je zrušená.', actor: SYSTEM })
  }
  return true
}

export function holdOrder({ world, order }: Life, acceptedAt: Date): void {
  const at = later(acceptedAt, after(world.now, -20 * MINUTE))
  moveOrder(world, order, 'hold', at, world.office)
  const task = { kind: 'order_hold', subject: `order:${order.id}`, orderId: order.id, details: { state: 'accepted' } }
  addTask(world, { ...task, openedAt: at, closedAt: null })
}
