import { addBusinessDays } from '@shop/domain/calendar/business-days'
import { addDays } from '@shop/domain/calendar/local-date'
import { fromPragueTime, toPragueDay } from '@shop/domain/calendar/prague-time'
import type { ShipmentEvent } from '@shop/domain/shipment/shipment-state'
import { issueCreditNote } from './documents.ts'
import { isReached, type Life, moveOrder, tellOrder } from './order-steps.ts'
import { moveParcel } from './parcels.ts'
import { movePayment, refund } from './payments.ts'
import { addMail, addTask, after, between, HOUR, MINUTE, momentOn } from './world.ts'

/** All parcels of an order go together, as far as they have come. */
function report(life: Life, event: ShipmentEvent, at: Date, words: string): boolean {
  if (!isReached(life, at)) return false
  const code = life.order.spec.shipping.carrierCode === null ? {} : { code: event.replace('carrier_', '') }
  for (const parcel of life.parcels) moveParcel(life.world, parcel, event, { at, words, ...code })
  tellOrder(life, at)
  return true
}

/** Nine of ten parcels come when their carrier said; the rest a day or two later. */
export function deliverOrder(life: Life, leftAt: Date): void {
  const { world, order } = life
  const { random } = world
  const { shipping, fate } = order.spec
  const isCounter = shipping.carrier === null
  if (
    !isCounter &&
    !report(life, 'carrier_scanned', after(leftAt, 4 * HOUR + random.below(HOUR)), 'Přijato k přepravě')
  )
    return
  const late = random.chance(0.9) ? 0 : random.chance(0.75) ? 1 : 2
  let arrival = addBusinessDays(toPragueDay(leftAt), Math.max(1, shipping.minDays) + late)
  if (fate === 'problem') {
    const failedAt = momentOn(random, arrival, '11:00', 300)
    if (!report(life, 'carrier_problem', failedAt, 'Adresát nezastižen')) return
    arrival = addBusinessDays(arrival, 2)
    openProblem(life, failedAt, arrival)
  }
  if (shipping.kind === 'address') {
    const at = momentOn(random, arrival, '08:30', 9 * 60)
    if (report(life, 'carrier_delivered', at, 'Doručeno')) life.deliveredAt = at
    return
  }
  waitAtPoint(life, isCounter ? leftAt : momentOn(random, arrival, '09:30', 5 * 60), isCounter)
}

function openProblem({ world, order, parcels }: Life, openedAt: Date, until: string): void {
  for (const { id } of parcels) {
    const task = { kind: 'parcel_carrier_problem', subject: `parcel:${id}`, orderId: order.id }
    addTask(world, { ...task, openedAt, closedAt: fromPragueTime(until, '18:30') })
  }
}

function waitAtPoint(life: Life, readyAt: Date, isCounter: boolean): void {
  const { world, order } = life
  const { random } = world
  const { shipping, fate, buyer } = order.spec
  const until = addDays(toPragueDay(readyAt), shipping.storageDays)
  if (!isCounter && !report(life, 'carrier_ready', readyAt, 'Připraveno k vyzvednutí')) return
  for (const { row } of life.parcels) row.stored_until = until
  for (const { id } of life.parcels) {
    addMail(world, {
      object: `parcel:${id}`,
      event: 'ready',
      template: 'ready-at-pickup',
      to: buyer.email,
      at: readyAt,
    })
  }
  if (fate === 'not_collected') {
    comeBack(life, until)
    return
  }
  const at = after(readyAt, random.chance(0.7) ? between(random, 60, 600) * MINUTE : between(random, 18, 44) * HOUR)
  if (report(life, 'carrier_delivered', at, 'Vydáno')) life.deliveredAt = at
}

/** Nobody came for it: back to the house, and a person decides. */
function comeBack(life: Life, until: string): void {
  const { world, order, payment } = life
  const returning = momentOn(world.random, addDays(until, 1), '07:00', 120)
  if (!report(life, 'carrier_returning', returning, 'Zásilka se vrací')) return
  const back = momentOn(world.random, addBusinessDays(addDays(until, 1), 2), '09:00', 240)
  const isCod = order.spec.payment.kind === 'cod'
  if (isCod) order.row.cash_uncollected_at = returning
  const decidedAt = fromPragueTime(addBusinessDays(toPragueDay(back), 2), '10:00')
  const about = { subject: `order:${order.id}`, orderId: order.id, openedAt: returning }
  addTask(world, {
    ...about,
    kind: 'order_parcel_returned',
    details: { state: 'ready_for_pickup' },
    closedAt: decidedAt,
  })
  if (isCod) addTask(world, { ...about, kind: 'cod_not_collected', closedAt: decidedAt })
  if (!report(life, 'carrier_returned', back, 'Vráceno odesílateli')) return
  if (payment?.state === 'awaiting_cod') movePayment(world, payment, 'cod_refused', { at: back })
  if (!isReached(life, decidedAt)) return
  moveOrder(world, order, 'cancel', decidedAt, world.office)
  if (payment && payment.received > 0) {
    const money = {
      at: decidedAt,
      amount: payment.received,
      forGoods: 0,
      purpose: 'cancellation' as const,
      corrections: null,
    }
    refund(world, payment, { ...money, reason: 'Objednávka je zrušená.', actor: world.office })
  }
  if (!life.invoice) return
  const whole = { at: decidedAt, reason: 'Objednávka je zrušená.', refundId: null, corrections: null }
  issueCreditNote(world, order, life.invoice, whole)
}
