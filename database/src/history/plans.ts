import { businessDayFrom } from '@shop/domain/calendar/business-days'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { isEligibleForRegularDelivery } from '@shop/domain/cart/regular-delivery'
import { changesUntil, noticeFrom, placeFrom } from '@shop/domain/plan/cycle-days'
import { type Lived, liveOrder } from './order-life.ts'
import { addLot, type Person } from './people.ts'
import { placeOrder, type Spec } from './place-order.ts'
import { addCycle, addPlan, addPlanEvent, type Cycle, moveCycle, movePlan, type Plan } from './plan-rows.ts'
import { makeSpec, methodOf, takeFree } from './trade.ts'
import { after, between, DAY, HOUR, MINUTE, SYSTEM, type World } from './world.ts'

/** A parcel that comes by itself, waiting for its day. */
export interface NextParcel {
  at: Date
  plan: Plan
  cycle: Cycle
}

const CREDITED_PARCEL = 3

/** An order that comes again every few weeks; null when nothing in it may. */
export function startPlan(world: World, buyer: Person, at: Date): NextParcel | null {
  const { random, shop } = world
  const usual = makeSpec(world, buyer, at)
  const weeks = random.pick(world.pricing.regularDelivery.intervalsWeeks.filter((count) => count >= 3))
  const wishes = usual.wishes
    .filter(({ good }) => isEligibleForRegularDelivery(good.variant, world.pricing))
    .slice(0, 3)
    .map((wish) => ({ ...wish, weeks }))
  if (wishes.length === 0) return null
  const payment = methodOf(shop.payment, random.chance(0.75) ? 'karta' : 'dobirka')
  const shipping = usual.shipping.cod === null ? methodOf(shop.shipping, 'ppl') : usual.shipping
  const point = shipping.pointNetwork === null ? null : usual.point
  const spec: Spec = { ...usual, wishes, payment, shipping, point, fate: 'kept', wantsCredits: false }
  const order = placeOrder(world, spec)
  if (!order) return null
  takeFree(world, spec)
  const lived = liveOrder(world, order)
  const plan = addPlan(world, spec, lived, weeks)
  const { row } = order
  const first = {
    dueOn: String(row.delivery_to),
    processOn: String(row.dispatch_on),
    orderId: order.id,
    at,
  }
  const cycle = addCycle(world, plan, 'ordered', first)
  addPlanEvent(world, plan, null, {
    event: 'started',
    from: null,
    to: 'active',
    at,
    actor: order.actor,
  })
  addPlanEvent(world, plan, cycle, {
    event: 'placed',
    from: null,
    to: 'ordered',
    at,
    actor: order.actor,
  })
  return follow(world, plan, cycle, lived)
}

/** What became of its order: the next parcel is counted from the door, unless there is none. */
function follow(world: World, plan: Plan, cycle: Cycle, { order, deliveredAt }: Lived): NextParcel | null {
  if (order.state === 'awaiting_payment' && order.spec.fate === 'unpaid') {
    const refusedAt = after(order.spec.at, MINUTE)
    moveCycle(world, plan, cycle, 'charge_refused', refusedAt)
    Object.assign(cycle.row, { first_refused_at: refusedAt, retries: 1, retry_at: after(refusedAt, DAY) })
    return null
  }
  if (!deliveredAt) return null
  const at = after(deliveredAt, 5 * MINUTE)
  if (at > world.now) return null
  moveCycle(world, plan, cycle, 'order_delivered', at)
  cycle.row.closed_at = at
  if (plan.cycles === CREDITED_PARCEL) earnByPlan(world, plan, at)
  const deliveredOn = toPragueDay(deliveredAt)
  const dueOn = addDays(deliveredOn, plan.weeks * 7)
  for (const line of plan.lines) Object.assign(line, { due_on: dueOn, delivered_on: deliveredOn })
  if (plan.endsAfter !== null && plan.cycles >= plan.endsAfter) return stop(world, plan, at)
  const processOn = businessDayFrom(addDays(dueOn, -4))
  const next = addCycle(world, plan, 'planned', { dueOn, processOn, orderId: null, at })
  addPlanEvent(world, plan, next, { event: 'planned', from: null, to: 'planned', at, actor: SYSTEM })
  return { at: after(placeFrom(processOn), between(world.random, 1, 9) * MINUTE), plan, cycle: next }
}

/** A thank-you for the third parcel, once. */
function earnByPlan(world: World, { id, spec: { buyer } }: Plan, at: Date): void {
  const amount = Number(world.shop.settings['loyalty.regular_delivery_credits'] ?? 0)
  const reference = { type: 'plan', id }
  if (amount > 0) addLot(world, buyer, { kind: 'regular_delivery', amount, usableFrom: at, at, reference })
}

/** Most end for good, some only rest. */
function stop(world: World, plan: Plan, deliveredAt: Date): null {
  const at = after(deliveredAt, between(world.random, 2, 60) * HOUR)
  const when = new Date(Math.min(at.getTime(), world.now.getTime()))
  const isPaused = world.random.chance(0.35)
  movePlan(world, plan, isPaused ? 'pause' : 'end', when)
  if (isPaused) return null
  const reason = world.random.pick(['enough', 'dog_does_not_like', 'expensive', 'elsewhere', 'other'])
  Object.assign(plan.row, { ended_at: when, end_reason: reason })
  if (plan.mandate) Object.assign(plan.mandate, { state: 'voided', ended_at: when })
  return null
}

/** The day has come, or the history ends before it: told, closed for changes, placed. */
export function sendParcel(world: World, { at, plan, cycle }: NextParcel): NextParcel | null {
  const processOn = String(cycle.row.process_on)
  const isShort = plan.spec.wishes.some(({ good, pieces }) => good.free < pieces)
  const noticeAt = after(noticeFrom(processOn), MINUTE)
  if (noticeAt > world.now) return null
  if (isShort) {
    cycle.row.process_on = businessDayFrom(addDays(toPragueDay(world.now), 7))
    return null
  }
  moveCycle(world, plan, cycle, 'announce', noticeAt)
  Object.assign(cycle.row, {
    announced_at: noticeAt,
    announced_payable: plan.payable,
    changes_until: changesUntil(processOn),
  })
  const lockedAt = after(changesUntil(processOn), MINUTE)
  if (lockedAt > world.now) return null
  moveCycle(world, plan, cycle, 'lock', lockedAt)
  cycle.row.locked_at = lockedAt
  if (at > world.now) return null
  const isYoung = world.now.getTime() - at.getTime() < 4 * DAY
  const isDeclined = isYoung && plan.mandate !== null && world.random.chance(0.3)
  const spec: Spec = { ...plan.spec, at, isOfPlan: true, fate: isDeclined ? 'unpaid' : 'kept', note: '' }
  const order = placeOrder(world, spec)
  if (!order || order.payable > plan.payable)
    throw new Error('A parcel of a plan costs more than it was announced for.')
  takeFree(world, spec)
  moveCycle(world, plan, cycle, 'place', at)
  Object.assign(cycle.row, { order_id: order.id, placed_payable: order.payable })
  const lived = liveOrder(world, order)
  if (plan.mandate) cycle.row.charged_payment_id = lived.paymentId
  return follow(world, plan, cycle, lived)
}
