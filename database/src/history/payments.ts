import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { PAYMENT_MACHINE } from '@shop/domain/payment/payment-machine'
import type { PaymentEvent, PaymentState } from '@shop/domain/payment/payment-state'
import { transition } from '@shop/domain/state-machine'
import type { Row } from '../seed/sync-rows.sql.ts'
import type { Order } from './place-order.ts'
import {
  type Actor,
  add,
  addAudit,
  addTask,
  after,
  between,
  DAY,
  hexOf,
  MINUTE,
  nextId,
  SYSTEM,
  type World,
} from './world.ts'

export interface Attempt {
  id: number
  order: Order
  state: PaymentState
  received: number
  refunded: number
  row: Row
}

const FIRST_STATES = {
  online: 'created',
  transfer: 'awaiting_transfer',
  cod: 'awaiting_cod',
  invoice: 'invoice_issued',
} as const

export function beginPayment(world: World, order: Order, at: Date, attempt = 1): Attempt {
  const { payment } = order.spec
  const id = nextId(world, 'shop.payments')
  const isOnline = payment.kind === 'online'
  const state = FIRST_STATES[payment.kind]
  const row = add(world, 'shop.payments', {
    id,
    order_id: order.id,
    attempt,
    payment_method_id: payment.id,
    kind: payment.kind,
    state,
    amount: order.payable,
    currency: 'CZK',
    received: 0,
    refunded: 0,
    due_on: null,
    created_at: at,
    paid_at: null,
    updated_at: at,
    gateway: isOnline ? 'gopay' : null,
    gateway_id: isOnline ? String(3_000_000_000 + id) : null,
    gateway_state: isOnline ? 'CREATED' : null,
    instrument: isOnline ? 'PAYMENT_CARD' : null,
    checks: 0,
    failure: null,
  })
  const begun: Attempt = { id, order, state, received: 0, refunded: 0, row }
  addEvent(world, begun, { event: 'begun', from: null, at, actor: order.actor, details: {} })
  return begun
}

interface Move {
  at: Date
  received?: number
  refunded?: number
  refundId?: number
  actor?: Actor
}

/** Asks the machine, as the shop does; what it does not know stops the making. */
export function movePayment(world: World, attempt: Attempt, event: PaymentEvent, move: Move): void {
  const { at, received = 0, refunded = 0, refundId, actor = SYSTEM } = move
  const step = transition(PAYMENT_MACHINE, attempt.state, event)
  if (!step.ok) throw new Error(`A payment in ${attempt.state} does not take ${event}.`)
  const from = attempt.state
  attempt.state = step.value.to
  attempt.received += received
  attempt.refunded += refunded
  const { row } = attempt
  row.state = attempt.state
  row.received = attempt.received
  row.refunded = attempt.refunded
  row.paid_at = attempt.received > 0 ? (row.paid_at ?? at) : null
  row.updated_at = at
  if (row.gateway !== null && received > 0) row.gateway_state = 'PAID'
  const details = { ...(received > 0 ? { received } : {}), ...(refundId ? { refundId } : {}) }
  addEvent(world, attempt, { event, from, at, actor, details })
  addAudit(world, at, actor, `payment.${event}`, { type: 'payment', id: attempt.id })
}

interface Happening {
  event: string
  from: PaymentState | null
  at: Date
  actor: Actor
  details: object
}

function addEvent(world: World, { id, state }: Attempt, { event, from, at, actor, details }: Happening): void {
  add(world, 'shop.payment_events', {
    payment_id: id,
    at,
    event,
    from_state: from,
    to_state: state,
    actor_kind: actor.kind,
    actor_id: actor.id,
    details,
  })
}

export function payOnline(world: World, attempt: Attempt, at: Date): void {
  movePayment(world, attempt, 'gateway_paid', { at, received: attempt.order.payable })
}

/** The money with its row of the statement. */
export function payByTransfer(world: World, attempt: Attempt, at: Date): void {
  const { order } = attempt
  movePayment(world, attempt, 'transfer_matched', { at, received: order.payable })
  const { firstName, lastName, company } = order.spec.buyer
  addMovement(world, {
    at,
    amount: order.payable,
    symbol: order.number,
    name: company?.name ?? `${lastName} ${firstName}`,
    message: `Objednavka ${order.number}`,
    match: 'paid',
    details: {},
    paymentId: attempt.id,
  })
}

interface Movement {
  at: Date
  amount: number
  symbol: string | null
  name: string
  message: string
  match: 'paid' | 'for_staff'
  details: object
  paymentId: number | null
}

function addMovement(world: World, movement: Movement): number {
  const { random } = world
  const id = nextId(world, 'shop.bank_movements')
  add(world, 'shop.bank_movements', {
    id,
    bank: 'fio',
    movement_id: String(26_000_000_000 + id),
    booked_on: toPragueDay(movement.at),
    amount: movement.amount,
    currency: 'CZK',
    variable_symbol: movement.symbol,
    counter_account: `${between(random, 1_000_000, 999_999_999)}/${random.pick(['0100', '0300', '0800', '2010', '3030'])}`,
    counter_name: movement.name,
    message: movement.message,
    kind: 'Bezhotovostní příjem',
    read_at: movement.at,
    match: movement.match,
    match_details: movement.details,
    payment_id: movement.paymentId,
    counted: movement.paymentId === null ? null : movement.amount,
    updated_at: movement.at,
  })
  return id
}

/** Money that nobody knows what it is for: a person assigns it. */
export function addUnknownMoney(world: World, count: number): void {
  const { random, now } = world
  const orders = world.rows.get('shop.orders') ?? []
  for (let nth = 0; nth < count; nth += 1) {
    const at = after(now, -between(random, 30, 3 * 24 * 60) * MINUTE)
    const order = random.pick(orders)
    const isTypo = nth % 2 === 0
    const id = addMovement(world, {
      at,
      amount: isTypo ? Number(order.payable) : between(random, 3, 30) * 100_00,
      symbol: isTypo ? `${String(order.number).slice(0, 9)}` : null,
      name: isTypo ? 'Nováková Jana' : 'Výběr z pokladny psí výstavy',
      message: isTypo ? 'granule' : 'dekujeme',
      match: 'for_staff',
      details: { reason: 'unknown_symbol', candidates: [] },
      paymentId: null,
    })
    const details = { reason: 'unknown_symbol', candidates: [] }
    addTask(world, {
      kind: 'bank_movement',
      subject: `movement:${id}`,
      orderId: null,
      details,
      openedAt: at,
      closedAt: null,
    })
  }
}

/** When an invoice is due, which is known once it is issued. */
export function dueFrom({ row, order }: Attempt, issuedOn: string): string {
  const dueOn = addDays(issuedOn, order.spec.payment.dueDays ?? 14)
  row.due_on = dueOn
  return dueOn
}

interface Back {
  at: Date
  amount: number
  forGoods: number
  purpose: 'cancellation' | 'correction'
  corrections: unknown
  reason: string
  actor: Actor
}

/** Money on its way back, and a day later there. Null while it is not there yet. */
export function refund(world: World, attempt: Attempt, back: Back): { id: number; doneAt: Date } | null {
  const { at, amount, forGoods, purpose, corrections, reason, actor } = back
  const id = nextId(world, 'shop.refunds')
  const way = attempt.row.gateway === null ? 'transfer' : 'gateway'
  // A gateway that is asked about it has never heard of it: there the money is back at once.
  const doneAt = way === 'gateway' ? at : after(at, between(world.random, 1, 3) * DAY)
  const isDone = doneAt <= world.now
  add(world, 'shop.refunds', {
    id,
    payment_id: attempt.id,
    order_id: attempt.order.id,
    amount,
    way,
    state: isDone ? 'done' : 'requested',
    purpose,
    reason,
    corrections,
    account: way === 'transfer' ? `${between(world.random, 1_000_000, 99_999_999)}/0800` : null,
    requested_at: at,
    actor_kind: actor.kind,
    actor_id: actor.id,
    sent_at: isDone ? doneAt : null,
    settled_at: isDone ? doneAt : null,
    updated_at: isDone ? doneAt : at,
    for_goods: forGoods,
    gateway_refund_id: way === 'gateway' && isDone ? hexOf(world.random, 12) : null,
  })
  movePayment(world, attempt, 'request_refund', { at, refundId: id, actor })
  if (way === 'transfer') {
    const task = { kind: 'send_refund_by_transfer', subject: `refund:${id}`, orderId: attempt.order.id }
    addTask(world, { ...task, openedAt: at, closedAt: isDone ? doneAt : null })
  }
  if (!isDone) return null
  const isAll = attempt.refunded + amount === attempt.received
  const event = isAll ? 'refund_confirmed_full' : 'refund_confirmed_part'
  movePayment(world, attempt, event, { at: doneAt, refunded: amount, refundId: id })
  return { id, doneAt }
}
