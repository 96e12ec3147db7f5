import type { CheckoutDetails } from '@shop/contract/checkout'
import type { PlanState } from '@shop/domain/plan/plan-machine'
import type { StockPolicy } from '@shop/domain/plan/replace-missing'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  InsertPlan,
  LockPlan,
  SelectDelivery,
  SelectLinesOfPlans,
  SelectOverPauses,
  SelectPlanIds,
  SelectPlanNames,
  SelectPlanOwner,
  UpdatePlanAddress,
  UpdatePlanPayment,
} from '#app/store/rows'

export type PlanRow = Narrow<
  LockPlan,
  { state: PlanState; stockPolicy: StockPolicy; details: CheckoutDetails | null; customerId: number | null }
>

// A guest's plan belongs to the account its first order was attached to.
const PLAN = `p.id, coalesce(p.customer_id, o.customer_id) as "customerId", p.first_order_id as "firstOrderId", p.dog_id as "dogId", p.state,
  p.email, p.details, p.shipping_method_id as "shippingMethodId", p.pickup_point_id as "pickupPointId",
  p.payment_method_id as "paymentMethodId", p.stock_policy as "stockPolicy", p.paused_until::text as "pausedUntil",
  p.unpaid_in_a_row as "unpaidInARow", p.started_at as "startedAt", p.ended_at as "endedAt", p.version`
const FROM = 'shop.plans p join shop.orders o on o.id = p.first_order_id'

export async function selectPlanOwner(db: Db, id: number): Promise<{ customerId: number | null } | null> {
  const { rows } = await db.query<Narrow<SelectPlanOwner, { customerId: number | null }>>(
    `select coalesce(p.customer_id, o.customer_id) as "customerId" from ${FROM} where p.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

export async function lockPlan(db: Db, id: number): Promise<PlanRow | null> {
  const { rows } = await db.query<PlanRow>(`select ${PLAN} from ${FROM} where p.id = $1 for update of p`, [id])
  return rows[0] ?? null
}

/** Those nobody else holds. */
export async function lockFreePlans(db: Db, ids: readonly number[]): Promise<PlanRow[]> {
  const { rows } = await db.query<PlanRow>(
    `select ${PLAN} from ${FROM} where p.id = any ($1) order by p.id for update of p skip locked`,
    [ids],
  )
  return rows
}

export async function selectPlan(db: Db, id: number): Promise<PlanRow | null> {
  const { rows } = await db.query<PlanRow>(`select ${PLAN} from ${FROM} where p.id = $1`, [id])
  return rows[0] ?? null
}

/** Those of an account, running ones first. What ended a year ago is nobody's concern. */
export async function selectPlanIds(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await db.query<SelectPlanIds>(
    `select p.id from ${FROM}
      where (p.customer_id = $1 or p.customer_id is null and o.customer_id = $1) and p.details is not null
      order by p.state = 'ended', p.id`,
    [customerId],
  )
  return rows.map(({ id }) => id)
}

interface NewPlan {
  storefrontId: number
  orderId: number
  dogId: number | null
  stockPolicy: StockPolicy
  details: CheckoutDetails
  now: Date
}

/** As its first order was sent and paid; null when that order has begun a plan already. */
export async function insertPlan(db: Db, plan: NewPlan): Promise<number | null> {
  const { rows } = await db.query<InsertPlan>(
    `insert into shop.plans (storefront_id, customer_id, first_order_id, dog_id, email, details, shipping_method_id, pickup_point_id,
       payment_method_id, stock_policy, started_at)
     select $1, o.customer_id, o.id, $3, o.email, $4, o.shipping_method_id, o.pickup_point_id, o.payment_method_id, $5, $6
       from shop.orders o where o.id = $2
     on conflict (first_order_id) do nothing returning id`,
    [plan.storefrontId, plan.orderId, plan.dogId, plan.details, plan.stockPolicy, plan.now],
  )
  return rows[0]?.id ?? null
}

interface PlanChange {
  state: PlanState
  pausedUntil: string | null
  endedAt: Date | null
  endReason: string | null
  /** Whoever goes on after a pause or an end begins anew. */
  keepsUnpaid: boolean
}

export async function updatePlanState(db: Db, id: number, change: PlanChange): Promise<void> {
  await db.query<NoRow>(
    `update shop.plans set state = $2, paused_until = $3, ended_at = $4, end_reason = $5, unpaid_in_a_row = case when $6 then unpaid_in_a_row else 0 end
      where id = $1`,
    [id, change.state, change.pausedUntil, change.endedAt, change.endReason, change.keepsUnpaid],
  )
}

export async function updateEndReason(db: Db, id: number, reason: string): Promise<void> {
  await db.query<NoRow>(`update shop.plans set end_reason = $2 where id = $1 and state = 'ended'`, [id, reason])
}

export async function updatePlanMethods(
  db: Db,
  id: number,
  plan: Pick<PlanRow, 'shippingMethodId' | 'pickupPointId' | 'paymentMethodId' | 'stockPolicy' | 'details'>,
): Promise<void> {
  await db.query<NoRow>(
    `update shop.plans set shipping_method_id = $2, pickup_point_id = $3, payment_method_id = $4, stock_policy = $5, details = $6
      where id = $1`,
    [id, plan.shippingMethodId, plan.pickupPointId, plan.paymentMethodId, plan.stockPolicy, plan.details],
  )
}

type Place = Pick<PlanRow, 'details' | 'pickupPointId'>

/** Of the plan this order began, as long as it still goes where the order did. */
export async function updatePlanAddress(
  db: Db,
  orderId: number,
  { was, is }: { was: Place; is: Place },
): Promise<number | null> {
  const { rows } = await db.query<UpdatePlanAddress>(
    `update shop.plans set details = $4, pickup_point_id = $5
      where first_order_id = $1 and state <> 'ended' and details = $2::jsonb and pickup_point_id is not distinct from $3::bigint returning id`,
    [orderId, was.details, was.pickupPointId, is.details, is.pickupPointId],
  )
  return rows[0]?.id ?? null
}

/** As the first order was paid in the end, unless the plan was set otherwise than the order was placed. */
export async function updatePlanPayment(db: Db, id: number): Promise<number | null> {
  const { rows } = await db.query<UpdatePlanPayment>(
    `update shop.plans p set payment_method_id = o.payment_method_id
       from shop.orders o
       join shop.payments f on f.order_id = o.id and f.attempt = 1
       join shop.payment_methods m on m.id = o.payment_method_id and m.supports_regular_delivery
      where p.id = $1 and o.id = p.first_order_id and p.payment_method_id = f.payment_method_id
        and o.payment_method_id <> f.payment_method_id
      returning p.payment_method_id as "paymentMethodId"`,
    [id],
  )
  return rows[0]?.paymentMethodId ?? null
}

/** Said right after the start: whose bowl it is, and what decides when it is filled. */
export async function updatePlanWishes(
  db: Db,
  id: number,
  { dogId, stockPolicy, isByBowl }: { dogId: number | null; stockPolicy: StockPolicy; isByBowl: boolean },
): Promise<void> {
  await db.query<NoRow>('update shop.plans set dog_id = coalesce($2, dog_id), stock_policy = $3 where id = $1', [
    id,
    dogId,
    stockPolicy,
  ])
  await db.query<NoRow>('update shop.plan_lines set is_by_bowl = $2 where plan_id = $1', [id, isByBowl])
}

export async function updateUnpaid(db: Db, id: number, unpaidInARow: number): Promise<void> {
  await db.query<NoRow>('update shop.plans set unpaid_in_a_row = $2 where id = $1', [id, unpaidInARow])
}

/** Of whoever has an account by now. */
export async function updatePlanOwner(db: Db, id: number, customerId: number): Promise<void> {
  await db.query<NoRow>('update shop.plans set customer_id = $2 where id = $1 and customer_id is null', [
    id,
    customerId,
  ])
}

export async function selectOverPauses(db: Db, today: string, limit: number): Promise<number[]> {
  const { rows } = await db.query<SelectOverPauses>(
    `select id from shop.plans where paused_until <= $1 and state = 'paused' order by paused_until limit $2`,
    [today, limit],
  )
  return rows.map(({ id }) => id)
}

export type PlanLineRow = Omit<SelectLinesOfPlans, 'planId'>

export async function selectLinesOfPlans(db: Db, planIds: readonly number[]): Promise<SelectLinesOfPlans[]> {
  const { rows } = await db.query<SelectLinesOfPlans>(
    `select l.plan_id as "planId", l.id, l.variant_id as "variantId", v.product_id as "productId", l.pieces, l.interval_days as "intervalDays",
            l.is_by_bowl as "isByBowl", l.substitute_variant_id as "substituteVariantId", l.due_on::text as "dueOn",
            l.delivered_on::text as "deliveredOn"
       from shop.plan_lines l join shop.variants v on v.id = l.variant_id where l.plan_id = any ($1) order by l.id`,
    [planIds],
  )
  return rows
}

export async function selectPlanLines(db: Db, planId: number): Promise<PlanLineRow[]> {
  const rows = await selectLinesOfPlans(db, [planId])
  return rows.map(({ planId: _, ...line }) => line)
}

interface NewPlanLine {
  variantId: number
  pieces: number
  intervalDays: number
  isByBowl: boolean
  substituteVariantId: number | null
  dueOn: string
}

export async function insertPlanLine(db: Db, planId: number, line: NewPlanLine): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.plan_lines (plan_id, variant_id, pieces, interval_days, is_by_bowl, substitute_variant_id, due_on)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [planId, line.variantId, line.pieces, line.intervalDays, line.isByBowl, line.substituteVariantId, line.dueOn],
  )
}

export async function updatePlanLine(db: Db, line: Omit<NewPlanLine, 'variantId'> & { id: number }): Promise<void> {
  await db.query<NoRow>(
    `update shop.plan_lines set pieces = $2, interval_days = $3, is_by_bowl = $4, substitute_variant_id = $5, due_on = $6 where id = $1`,
    [line.id, line.pieces, line.intervalDays, line.isByBowl, line.substituteVariantId, line.dueOn],
  )
}

export async function updateLineDue(
  db: Db,
  id: number,
  { dueOn, deliveredOn, intervalDays }: { dueOn: string; deliveredOn: string | null; intervalDays?: number },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.plan_lines set due_on = $2, delivered_on = coalesce($3, delivered_on), interval_days = coalesce($4, interval_days)
      where id = $1`,
    [id, dueOn, deliveredOn, intervalDays ?? null],
  )
}

/** In a parcel that is on its way the new line of a plan takes the place of one that leaves it. */
export async function updateStandIn(
  db: Db,
  line: { cycleId: number; lineId: number; planId: number; variantId: number },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.plan_cycle_lines c set plan_line_id = l.id from shop.plan_lines l
      where c.cycle_id = $1 and c.plan_line_id = $2 and l.plan_id = $3 and l.variant_id = $4`,
    [line.cycleId, line.lineId, line.planId, line.variantId],
  )
}

export async function deletePlanLine(db: Db, id: number): Promise<void> {
  await db.query<NoRow>('delete from shop.plan_lines where id = $1', [id])
}

/** What the plan brings, in words. */
export async function selectPlanNames(db: Db, planId: number): Promise<string[]> {
  const { rows } = await db.query<SelectPlanNames>(
    `select concat_ws(', ', p.name, nullif(v.name, '')) as name
       from shop.plan_lines l join shop.variants v on v.id = l.variant_id join shop.products p on p.id = v.product_id
      where l.plan_id = $1 order by l.id`,
    [planId],
  )
  return rows.map(({ name }) => name)
}

type Delivery = NonNullable<CheckoutDetails['delivery']>

/** An address of the owner's book, as the checkout keeps addresses. */
export async function selectDelivery(db: Db, { customerId }: PlanRow, addressId: number): Promise<Delivery | null> {
  const { rows } = await db.query<Narrow<SelectDelivery, { country: Delivery['country'] }>>(
    `select first_name as "firstName", last_name as "lastName", company, street, city, zip, country, phone, place_code as "placeCode",
            verified as "isVerified"
       from shop.addresses where customer_id = $1 and id = $2 and deleted_at is null`,
    [customerId, addressId],
  )
  return rows[0] ?? null
}
