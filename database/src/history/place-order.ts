import { addBusinessDays, businessDayFrom } from '@shop/domain/calendar/business-days'
import { addDays } from '@shop/domain/calendar/local-date'
import { toMinuteOfDay, toPragueTime } from '@shop/domain/calendar/prague-time'
import { priceCart } from '@shop/domain/cart/price-cart'
import { needsPickupPoint } from '@shop/domain/checkout/shipping-method'
import { initialOrderState } from '@shop/domain/order/initial-state'
import { freezeLines, type OrderLine, stockDemand } from '@shop/domain/order/order-line'
import type { OrderState } from '@shop/domain/order/order-state'
import { toVariableSymbol } from '@shop/domain/payment/variable-symbol'
import type { Parcel } from '@shop/domain/shipment/parcel'
import type { Row } from '../seed/sync-rows.sql.ts'
import { type Person, spendCredits, tokenHash, usableCredits } from './people.ts'
import type { Good, Payment, Point, Shipping } from './shop.sql.ts'
import { type Actor, add, addAudit, addMail, after, DAY, MINUTE, nextId, SYSTEM, type World } from './world.ts'

export interface Wish {
  good: Good
  pieces: number
  weeks: number | null
}

/** What becomes of an order, beside what time alone brings. */
export type Fate = 'kept' | 'cancelled' | 'unpaid' | 'not_collected' | 'returned_in_part' | 'problem'

/** Where an order of today stands still, so that somebody finds it in the morning. */
export type Halt = 'accepted' | 'on_hold' | 'packing' | 'label_refused' | 'labelled' | 'awaiting_approval'

export interface Spec {
  at: Date
  buyer: Person
  wishes: Wish[]
  shipping: Shipping
  payment: Payment
  point: Point | null
  fate: Fate
  halt: Halt | null
  wantsCredits: boolean
  /** By itself, as the parcel of a plan. */
  isOfPlan: boolean
  note: string
}

type PrintedLine = OrderLine & {
  code: string
  ean: string | null
  name: string
  variantName: string
  weight: number
}

export interface Order {
  id: number
  number: string
  state: OrderState
  row: Row
  spec: Spec
  lines: PrintedLine[]
  plan: readonly Parcel[]
  payable: number
  earned: number
  actor: Actor
  /** When the shop could begin with it. */
  acceptedAt: Date | null
}

const BUTTON = 'Objednávka zavazující k platbě'
const BUTTON_OF_PLAN = 'Pravidelné doručení podle plánu'

/** Priced, frozen and written as the checkout does it; null when the goods cannot be sent or paid for in this way. */
export function placeOrder(world: World, spec: Spec): Order | null {
  const { buyer, at, shipping, payment, wishes } = spec
  const group = world.groups.get(buyer.group)
  if (!group) throw new Error(`There is no group ${buyer.group}.`)
  const balance = spec.wantsCredits && buyer.customerId !== null ? usableCredits(buyer, at) : 0
  const { result, trace } = priceCart({
    today: toPragueTime(at).date,
    lines: wishes.map(({ good, pieces, weeks }) => ({
      id: `${good.variant.id}${weeks === null ? '' : '-regular'}`,
      variant: good.variant,
      pieces,
      regularWeeks: weeks,
    })),
    buyer: { group, ordersPlaced: buyer.orders, agreedPrices: {}, cashBlockedUntil: null },
    coupon: null,
    credits: balance > 0 ? { wanted: 'all', balance } : null,
    shipping,
    payment,
    settings: world.pricing,
  })
  if (result.problems.length > 0 || result.payable === 0 || !result.shipping) return null
  const lines = freezeLines(result).map((line) => toPrinted(line, spec))
  const isHalted = spec.halt === 'awaiting_approval'
  const state = initialOrderState(payment.kind, result.payable, isHalted)
  const order: Order = {
    id: nextId(world, 'shop.orders'),
    number: takeNumber(world, at),
    state,
    row: {},
    spec,
    lines,
    plan: result.shipping.plan,
    payable: result.payable,
    earned: result.credits.earned,
    actor: spec.isOfPlan ? SYSTEM : actorOf(buyer),
    acceptedAt: null,
  }
  order.row = add(world, 'shop.orders', { ...toHead(world, order), ...toMoney(result, trace) })
  for (const [index, line] of lines.entries()) {
    add(world, 'shop.order_lines', toLineRow(order.id, line, index + 1))
  }
  addCart(world, order)
  addOrderEvent(world, order, { event: 'placed', from: null, to: state, at, actor: order.actor })
  addMail(world, { object: `order:${order.id}`, event: 'placed', template: 'order-confirmation', to: buyer.email, at })
  if (result.credits.spent > 0) spendCredits(world, buyer, result.credits.spent, order.id, at)
  buyer.orders += 1
  return order
}

function actorOf({ customerId }: Person): Actor {
  return customerId === null ? { kind: 'anonymous', id: null } : { kind: 'customer', id: String(customerId) }
}

function takeNumber(world: World, at: Date): string {
  world.orders += 1
  const symbol = toVariableSymbol(Number(toPragueTime(at).date.slice(0, 4)), world.orders)
  if (!symbol.ok) throw new Error('The series of order numbers is full.')
  return symbol.value
}

/** The day it leaves when it is accepted now, and the days it then comes. */
export function promiseOf({ cutOff, minDays }: Shipping, acceptedAt: Date) {
  const { date, minuteOfDay } = toPragueTime(acceptedAt)
  const dispatch = businessDayFrom(minuteOfDay < toMinuteOfDay(cutOff) ? date : addDays(date, 1))
  const from = addBusinessDays(dispatch, minDays)
  return { dispatch, from, to: addBusinessDays(dispatch, Math.max(1, minDays)) }
}

function toHead({ shop }: World, { id, number, state, spec, plan }: Order): Row {
  const { buyer, at, shipping, payment, point } = spec
  const { firstName, lastName, phone, place, company } = buyer
  const billing = {
    ...{ firstName, lastName, phone, ...place, country: 'CZ', isVerified: true },
    company: company && { ...company, isRegistered: true },
  }
  const promise = promiseOf(shipping, at)
  const isToPoint = needsPickupPoint(shipping)
  return {
    id,
    storefront_id: 1,
    number,
    cart_id: id,
    customer_id: buyer.customerId,
    customer_group: buyer.group,
    state,
    deadline_at: deadlineOf(state, spec),
    placed_at: at,
    version: 1,
    updated_at: at,
    email: buyer.email,
    phone,
    billing,
    delivery: { ...billing, company: company?.name ?? '' },
    note: spec.note,
    shipping_method_id: shipping.id,
    shipping_kind: shipping.kind,
    pickup_point_id: isToPoint ? (point?.id ?? null) : null,
    pickup_point: isToPoint ? point : null,
    payment_method_id: payment.id,
    payment_kind: payment.kind,
    parcels: plan,
    dispatch_on: promise.dispatch,
    delivery_from: promise.from,
    delivery_to: promise.to,
    terms_version_id: shop.termsId,
    button_text: spec.isOfPlan ? BUTTON_OF_PLAN : BUTTON,
    consents: [],
    keeps_details: false,
    cash_uncollected_at: null,
  }
}

function deadlineOf(state: OrderState, { at, payment, isOfPlan }: Spec): Date | null {
  if (state === 'awaiting_approval') return after(at, 2 * DAY)
  if (state !== 'awaiting_payment') return null
  return isOfPlan && payment.kind === 'online' ? after(at, 5 * DAY) : after(at, (payment.holdMinutes ?? 60) * MINUTE)
}

type Priced = ReturnType<typeof priceCart>

function toMoney(
  { basis, goods, total, rounding, payable, vat, credits }: Priced['result'],
  trace: Priced['trace'],
): Row {
  return {
    basis,
    goods_list: goods.list,
    goods_paid: goods.paid,
    total,
    rounding,
    payable,
    vat,
    credits_spent: credits.spent,
    credits_earned: credits.earned,
    price_trace: trace,
  }
}

function toPrinted(line: OrderLine, { wishes, shipping, payment }: Spec): PrintedLine {
  const good = wishes.find(({ good: one }) => one.variant.id === line.itemId)?.good
  if (good) {
    const { sku: code, ean, name, variantName, variant } = good
    return { ...line, code, ean, name, variantName, weight: variant.weightGrams }
  }
  const { name } = line.kind === 'shipping' ? shipping : payment
  return { ...line, code: line.itemId, ean: null, name, variantName: '', weight: 0 }
}

function toLineRow(orderId: number, line: PrintedLine, position: number): Row {
  const isGoods = line.kind === 'goods' || line.kind === 'gift'
  return {
    order_id: orderId,
    position,
    kind: line.kind,
    variant_id: isGoods ? Number(line.itemId) : null,
    code: line.code,
    name: line.name,
    variant_name: line.variantName,
    regular_weeks: line.regularWeeks,
    pieces: line.pieces,
    weight_g: line.weight,
    vat_rate: line.vatRate,
    full_amount: line.full,
    volume_discount: line.discounts.volume,
    coupon_discount: line.discounts.coupon,
    credits_discount: line.discounts.credits,
    amount: line.amount,
    base: line.base,
    tax: line.tax,
    gross: line.gross,
  }
}

function addCart(world: World, { id, spec: { buyer, at, shipping, payment, point } }: Order): void {
  add(world, 'shop.carts', {
    id,
    storefront_id: 1,
    customer_id: buyer.customerId,
    token_hash: buyer.customerId === null ? tokenHash(world.random) : null,
    state: 'ordered',
    version: 1,
    credits_all: false,
    shipping_method_id: shipping.id,
    payment_method_id: payment.id,
    pickup_point_id: point?.id ?? null,
    is_kept_apart: false,
    created_at: after(at, -20 * MINUTE),
    changed_at: at,
    expires_at: after(at, 30 * DAY),
    purpose: 'shopping',
  })
}

interface Happening {
  event: string
  from: OrderState | null
  to: OrderState
  at: Date
  actor: Actor
}

export function addOrderEvent(world: World, { id }: Order, { event, from, to, at, actor }: Happening): void {
  add(world, 'shop.order_events', {
    order_id: id,
    at,
    event,
    from_state: from,
    to_state: to,
    actor_kind: actor.kind,
    actor_id: actor.id,
  })
  addAudit(world, at, actor, `order.${event}`, { type: 'order', id })
}

const HOLDING: readonly OrderState[] = ['awaiting_payment', 'awaiting_approval', 'accepted', 'on_hold', 'packing']

/** Where it has come to decides whether goods are held for it. */
export function addReservations(world: World, order: Order): void {
  if (!HOLDING.includes(order.state)) return
  const isWaiting = order.state === 'awaiting_payment' || order.state === 'awaiting_approval'
  for (const { variantId, pieces } of stockDemand(order.lines)) {
    add(world, 'shop.reservations', {
      order_id: order.id,
      variant_id: Number(variantId),
      pieces,
      reason: isWaiting ? order.state : 'accepted',
      deadline_at: order.row.deadline_at,
    })
  }
}
