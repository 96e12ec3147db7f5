import { addBusinessDays, businessDayFrom } from '@shop/domain/calendar/business-days'
import { addDays } from '@shop/domain/calendar/local-date'
import { fromPragueTime, toPragueDay } from '@shop/domain/calendar/prague-time'
import { planRefund } from '@shop/domain/order/plan-refund'
import { issueCreditNote } from './documents.ts'
import { isReached, type Life, mailOrder, moveOrder } from './order-steps.ts'
import { movePayment, payByTransfer, refund } from './payments.ts'
import { addLot } from './people.ts'
import { after, between, DAY, later, MINUTE, momentOn } from './world.ts'

/** After the door: cash, credits, what comes back, the end. */
export function finishOrder(life: Life, deliveredAt: Date): void {
  const { world, order } = life
  mailOrder(life, 'delivered', 'order-delivered', deliveredAt)
  const paidAt = collect(life, deliveredAt)
  const { buyer, fate } = order.spec
  if (buyer.customerId !== null && order.earned > 0) {
    const days = Number(world.shop.settings['loyalty.credited_after_days'])
    const usableFrom = paidAt ? later(paidAt, after(deliveredAt, days * DAY)) : new Date('2999-01-01T00:00:00Z')
    const reference = { type: 'order', id: order.id }
    addLot(world, buyer, { kind: 'purchase', amount: order.earned, usableFrom, at: deliveredAt, reference })
  }
  if (fate === 'returned_in_part') takeBack(life, deliveredAt)
  const closedAt = after(deliveredAt, Number(world.shop.settings['shipment.closed_after_days']) * DAY + 35 * MINUTE)
  if (isReached(life, closedAt)) moveOrder(world, order, 'close', closedAt)
}

/** When all money of the order is here. */
function collect(life: Life, deliveredAt: Date): Date | null {
  const { world, order, payment } = life
  if (!payment) return null
  if (payment.received > 0) return payment.row.paid_at as Date
  const { random } = world
  if (order.spec.payment.kind === 'cod') {
    movePayment(world, payment, 'cod_collected', { at: deliveredAt })
    const at = momentOn(random, addBusinessDays(toPragueDay(deliveredAt), between(random, 3, 6)), '09:00', 60)
    if (!isReached(life, at)) return null
    movePayment(world, payment, 'cod_remitted', { at, received: order.payable, actor: world.office })
    return at
  }
  const dueOn = String(payment.row.due_on)
  const isLate = random.chance(0.15)
  const day = businessDayFrom(addDays(dueOn, isLate ? between(random, 2, 25) : -between(random, 1, 9)))
  const at = momentOn(random, day, '08:00', 480)
  const overdueAt = fromPragueTime(addDays(dueOn, 1), '08:30')
  if (overdueAt < at && isReached(life, overdueAt)) movePayment(world, payment, 'due_date_passed', { at: overdueAt })
  if (!isReached(life, at)) return null
  payByTransfer(world, payment, at)
  return at
}

/** One piece of the first line comes back within the days of withdrawal. */
function takeBack({ world, order, payment, invoice }: Life, deliveredAt: Date): void {
  const at = momentOn(
    world.random,
    businessDayFrom(addDays(toPragueDay(deliveredAt), between(world.random, 4, 11))),
    '10:00',
    300,
  )
  const [line] = order.lines
  if (!payment || !invoice || !line || payment.received === 0 || at > world.now) return
  const held = payment.received
  const plan = planRefund(
    { invoice: invoice.invoice, earlier: [], held, kept: held },
    { amount: null, corrections: [{ lineId: line.id, pieces: 1 }] },
  )
  if (!plan.ok || plan.value.amount === 0) return
  const { amount, forGoods, corrections } = plan.value
  const reason = world.random.pick([
    'Odstoupení od smlouvy',
    'Psovi nechutná',
    'Poškozený obal',
    'Omylem objednáno dvakrát',
  ])
  const back = refund(world, payment, {
    at,
    amount,
    forGoods,
    purpose: 'correction',
    corrections,
    reason,
    actor: world.office,
  })
  if (back) issueCreditNote(world, order, invoice, { at: back.doneAt, reason, refundId: back.id, corrections })
}
