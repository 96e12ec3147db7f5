import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { CYCLE_MACHINE, type CycleEvent, type CycleState } from '@shop/domain/plan/cycle-machine'
import { PLAN_MACHINE, type PlanEvent, type PlanState } from '@shop/domain/plan/plan-machine'
import { transition } from '@shop/domain/state-machine'
import type { Row } from '../seed/sync-rows.sql.ts'
import type { Lived } from './order-life.ts'
import type { Person } from './people.ts'
import type { Spec } from './place-order.ts'
import { type Actor, add, addAudit, between, nextId, SYSTEM, type World } from './world.ts'

export interface Plan {
  id: number
  state: PlanState
  row: Row
  lines: Row[]
  spec: Spec
  weeks: number
  cycles: number
  /** After how many parcels its owner has had enough; null while they go on. */
  endsAfter: number | null
  payable: number
  mandate: Row | null
}

export interface Cycle {
  id: number
  state: CycleState
  row: Row
}

const CONSENT = 'Souhlasím s opakovaným strháváním ceny zásilek pravidelného doručení z karty.'

export function addPlan(world: World, spec: Spec, { order, paymentId }: Lived, weeks: number): Plan {
  const { random } = world
  const { buyer, shipping, payment, point } = spec
  const id = nextId(world, 'shop.plans')
  const startedAt = spec.at
  const row = add(world, 'shop.plans', {
    id,
    storefront_id: 1,
    customer_id: buyer.customerId,
    first_order_id: order.id,
    dog_id: buyer.dogs[0]?.id ?? null,
    state: 'active',
    email: buyer.email,
    details: toDetails(buyer),
    shipping_method_id: shipping.id,
    pickup_point_id: point?.id ?? null,
    payment_method_id: payment.id,
    stock_policy: random.pick(['wait', 'wait', 'smaller_packs']),
    unpaid_in_a_row: 0,
    started_at: startedAt,
    ended_at: null,
    end_reason: null,
    version: 1,
    updated_at: startedAt,
  })
  const lines = spec.wishes.map(({ good, pieces }) =>
    add(world, 'shop.plan_lines', {
      id: nextId(world, 'shop.plan_lines'),
      plan_id: id,
      variant_id: Number(good.variant.id),
      pieces,
      interval_days: weeks * 7,
      is_by_bowl: false,
      due_on: addDays(String(order.row.delivery_to), weeks * 7),
      delivered_on: null,
    }),
  )
  const endsAfter = random.chance(0.2) ? between(random, 1, 6) : null
  const { acceptedAt } = order
  const isByCard = payment.kind === 'online' && paymentId !== null && acceptedAt !== null
  const mandate = isByCard ? addMandate(world, { planId: id, orderId: order.id, paymentId, at: acceptedAt }) : null
  addAudit(world, startedAt, order.actor, 'plan.started', { type: 'plan', id })
  return { id, state: 'active', row, lines, spec, weeks, cycles: 0, endsAfter, payable: order.payable, mandate }
}

/** What the checkout keeps of a buyer. */
function toDetails({ firstName, lastName, email, phone, place, company }: Person): object {
  const who = { firstName, lastName, email, phone, company: company && { ...company, isRegistered: true } }
  return { ...who, ...place, country: 'CZ', isVerified: true, delivery: null, note: '' }
}

interface NewMandate {
  planId: number
  orderId: number
  paymentId: number
  at: Date
}

function addMandate(world: World, { planId, orderId, paymentId, at }: NewMandate): Row {
  const { random, now } = world
  return add(world, 'shop.plan_mandates', {
    id: nextId(world, 'shop.plan_mandates'),
    plan_id: planId,
    order_id: orderId,
    state: 'active',
    consent_text: CONSENT,
    consented_at: at,
    gateway_parent_id: String(3_000_000_000 + paymentId),
    card_number: `${between(random, 400_000, 559_999)}******${between(random, 1000, 9999)}`,
    card_expires_on: `${Number(toPragueDay(now).slice(0, 4)) + between(random, 1, 4)}-0${between(random, 1, 9)}-28`,
    activated_at: at,
    ended_at: null,
  })
}

interface NewCycle {
  dueOn: string
  processOn: string
  orderId: number | null
  at: Date
}

export function addCycle(
  world: World,
  plan: Plan,
  state: CycleState,
  { dueOn, processOn, orderId, at }: NewCycle,
): Cycle {
  const id = nextId(world, 'shop.plan_cycles')
  plan.cycles += 1
  const row = add(world, 'shop.plan_cycles', {
    id,
    plan_id: plan.id,
    cycle_no: plan.cycles,
    state,
    due_on: dueOn,
    process_on: processOn,
    announced_at: null,
    announced_payable: null,
    changes_until: null,
    is_wish: false,
    locked_at: null,
    order_id: orderId,
    placed_payable: orderId === null ? null : plan.payable,
    charged_payment_id: null,
    first_refused_at: null,
    retries: 0,
    retry_at: null,
    created_at: at,
    closed_at: null,
    version: 1,
    updated_at: at,
  })
  for (const [index, line] of plan.lines.entries()) {
    add(world, 'shop.plan_cycle_lines', {
      cycle_id: id,
      position: index + 1,
      variant_id: line.variant_id,
      pieces: line.pieces,
      plan_line_id: line.id,
      is_once: false,
      announced: null,
    })
  }
  return { id, state, row }
}

interface Happening {
  event: string
  from: string | null
  to: string
  at: Date
  actor: Actor
}

export function addPlanEvent(
  world: World,
  { id }: Plan,
  cycle: Cycle | null,
  { event, from, to, at, actor }: Happening,
): void {
  add(world, 'shop.plan_events', {
    plan_id: id,
    cycle_id: cycle?.id ?? null,
    at,
    event,
    from_state: from,
    to_state: to,
    actor_kind: actor.kind,
    actor_id: actor.id,
  })
}

export function moveCycle(world: World, plan: Plan, cycle: Cycle, event: CycleEvent, at: Date): void {
  const step = transition(CYCLE_MACHINE, cycle.state, event)
  if (!step.ok) throw new Error(`A cycle in ${cycle.state} does not take ${event}.`)
  const from = cycle.state
  cycle.state = step.value.to
  cycle.row.state = cycle.state
  cycle.row.updated_at = at
  addPlanEvent(world, plan, cycle, { event, from, to: cycle.state, at, actor: SYSTEM })
}

export function movePlan(world: World, plan: Plan, event: PlanEvent, at: Date): void {
  const step = transition(PLAN_MACHINE, plan.state, event)
  if (!step.ok) throw new Error(`A plan in ${plan.state} does not take ${event}.`)
  const from = plan.state
  plan.state = step.value.to
  plan.row.state = plan.state
  plan.row.updated_at = at
  const { customerId } = plan.spec.buyer
  const actor: Actor =
    customerId === null ? { kind: 'anonymous', id: null } : { kind: 'customer', id: String(customerId) }
  addPlanEvent(world, plan, null, { event, from, to: plan.state, at, actor })
}
