import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertMandate,
  SelectActiveMandate,
  SelectCyclesToCharge,
  SelectCyclesToPay,
  SelectEndingCards,
  SelectFormerMandate,
  SelectIsAllowed,
  SelectMandatesToAsk,
  SelectMandatesToVoid,
  SelectPlanOfOrder,
  SelectRetryAt,
  SelectStrayRecurrences,
} from '#app/store/rows'

/** The plan an order is a parcel of. */
export async function selectPlanOfOrder(db: Db, orderId: number): Promise<number | null> {
  const { rows } = await db.query<SelectPlanOfOrder>(
    `select c.plan_id as "planId" from shop.plan_cycles c where c.order_id = $1`,
    [orderId],
  )
  return rows[0]?.planId ?? null
}

interface NewMandate {
  planId: number
  orderId: number
  consentText: string
  now: Date
}

/** Said twice it is the same leave. */
export async function insertMandate(db: Db, { planId, orderId, consentText, now }: NewMandate): Promise<number> {
  const { rows } = await db.query<InsertMandate>(
    `insert into shop.plan_mandates as m (plan_id, order_id, consent_text, consented_at) values ($1, $2, $3, $4)
     on conflict (order_id) do update set consented_at = m.consented_at returning id`,
    [planId, orderId, consentText, now],
  )
  return onlyRow(rows).id
}

export async function selectActiveMandate(
  db: Db,
  planId: number,
): Promise<{ id: number; parentId: string; cardNumber: string | null; cardExpiresOn: string | null } | null> {
  const { rows } = await db.query<Narrow<SelectActiveMandate, { parentId: string }>>(
    `select id, gateway_parent_id as "parentId", card_number as "cardNumber", card_expires_on::text as "cardExpiresOn"
       from shop.plan_mandates where plan_id = $1 and state = 'active' and revoked_at is null`,
    [planId],
  )
  return rows[0] ?? null
}

/** The one a new card takes the place of, also when its owner has taken it away and the gateway was not told yet. */
export async function selectFormerMandate(db: Db, planId: number): Promise<{ id: number; parentId: string } | null> {
  const { rows } = await db.query<Narrow<SelectFormerMandate, { parentId: string }>>(
    `select id, gateway_parent_id as "parentId" from shop.plan_mandates where plan_id = $1 and state = 'active'`,
    [planId],
  )
  return rows[0] ?? null
}

/** From now on it charges nobody, whatever the gateway says when it is told. */
export async function updateMandateRevoked(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.plan_mandates set revoked_at = $2 where id = $1 and revoked_at is null', [id, now])
}

/** Whether the card this order is paid with may be kept. */
export async function selectIsAllowed(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query<SelectIsAllowed>(
    `select id from shop.plan_mandates where order_id = $1 and state in ('requested', 'active')`,
    [orderId],
  )
  return rows.length > 0
}

/** Asked for, and the payment that was to set them up has come or can come no more. */
export async function selectMandatesToAsk(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: number; planId: number; gatewayId: string | null; isOver: boolean; consentText: string }[]> {
  // By the moment the money came, not by the state: what was given back since has set one up all the same.
  const { rows } = await db.query<Narrow<SelectMandatesToAsk, { gatewayId: string | null; isOver: boolean }>>(
    `select m.id, m.plan_id as "planId", m.consent_text as "consentText", o.state in ('cancelled', 'expired', 'not_collected') as "isOver",
            (select p.gateway_id from shop.payments p where p.order_id = m.order_id and p.paid_at is not null and p.gateway_id is not null
              order by p.attempt desc limit 1) as "gatewayId"
       from shop.plan_mandates m join shop.orders o on o.id = m.order_id
      where m.state = 'requested' and o.state not in ('awaiting_payment', 'awaiting_approval')
        -- Late money would still set one up.
        and not exists (select from shop.payments p where p.order_id = o.id and p.state in ('created', 'method_chosen', 'authorized'))
        and ${notResting('follow-mandates', 'm.id', '$1')}
      order by m.id limit $2`,
    [now, limit],
  )
  return rows
}

/** Of cards their owners took away, and of plans that have ended or are paid another way: those the database revokes itself. */
export async function selectMandatesToVoid(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: number; planId: number; parentId: string }[]> {
  const { rows } = await db.query<Narrow<SelectMandatesToVoid, { parentId: string }>>(
    `select m.id, m.plan_id as "planId", m.gateway_parent_id as "parentId"
       from shop.plan_mandates m
      where m.state = 'active' and m.revoked_at is not null
        and ${notResting('void-mandates', 'm.id', '$1')} order by m.id limit $2`,
    [now, limit],
  )
  return rows
}

/** Payments beside the one that is charged again whose recurrences may be alive: of orders that were paid twice, or after they went another way. */
export async function selectStrayRecurrences(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ mandateId: number; gatewayId: string }[]> {
  const { rows } = await db.query<Narrow<SelectStrayRecurrences, { gatewayId: string }>>(
    `select m.id as "mandateId", s.id as "gatewayId" from shop.plan_mandates m cross join lateral unnest(m.stray_gateway_ids) s (id)
      where m.stray_gateway_ids <> '{}' and ${notResting('stop-strays', 's.id', '$1')} order by m.id limit $2`,
    [now, limit],
  )
  return rows
}

export async function deleteStray(db: Db, mandateId: number, gatewayId: string): Promise<void> {
  await db.query<NoRow>(
    'update shop.plan_mandates set stray_gateway_ids = array_remove(stray_gateway_ids, $2) where id = $1',
    [mandateId, gatewayId],
  )
}

interface Activated {
  parentId: string
  cardNumber: string | null
  cardExpiresOn: string | null
  now: Date
}

export async function updateMandateActive(db: Db, id: number, active: Activated): Promise<void> {
  await db.query<NoRow>(
    `update shop.plan_mandates
        set state = 'active', gateway_parent_id = $2, card_number = $3, card_expires_on = $4, activated_at = $5
      where id = $1 and state = 'requested'`,
    [id, active.parentId, active.cardNumber, active.cardExpiresOn, active.now],
  )
}

export async function updateMandateEnded(db: Db, id: number, state: 'stopped' | 'voided', now: Date): Promise<void> {
  await db.query<NoRow>(
    `update shop.plan_mandates set state = $2, ended_at = $3 where id = $1 and state in ('requested', 'active')`,
    [id, state, now],
  )
}

/** Money that came before its order is put to it by the next look at the account; until then nobody is asked for it another way. */
const NOT_PAID_EARLY = `not exists (select from shop.bank_movements b where b.match = 'early' and b.match_details ->> 'planId' = c.plan_id::text)`

/** Orders of cycles that wait for the card: never tried, or due for another try, of plans that run, and nobody is paying them now. */
export async function selectCyclesToCharge(
  db: Db,
  { now, limit, most }: { now: Date; limit: number; most: number },
): Promise<number[]> {
  // Few orders wait for a card and many cycles run: joined freely, every running cycle read all that is unpaid.
  const { rows } = await db.query<SelectCyclesToCharge>(
    `with unpaid as materialized (
       select id from shop.orders where state = 'awaiting_payment' and payment_kind = 'online' and payable <= $3
     )
     select due.id from unpaid o cross join lateral (
       select c.id from shop.plan_cycles c join shop.plans p on p.id = c.plan_id and p.state in ('active', 'waiting_for_goods')
        where c.order_id = o.id and c.state in ('ordered', 'payment_failed') and c.cycle_no > 1
          and (c.charged_payment_id is null or c.retry_at <= $1)
          and exists (select from shop.plan_mandates m where m.plan_id = c.plan_id and m.state = 'active' and m.revoked_at is null)
          and not exists (select from shop.payments p where p.order_id = o.id
                and p.state in ('created', 'unknown', 'method_chosen', 'authorized', 'partly_paid'))
          and ${NOT_PAID_EARLY} and ${notResting('charge-cycles', 'c.id', '$1')}
        limit 1
     ) due
      order by due.id limit $2`,
    [now, limit, most],
  )
  return rows.map(({ id }) => id)
}

interface CycleToPay {
  id: number
  orderId: number
  number: string
  placedAt: Date
  payable: number
  payUntil: Date
  /** Asked before, and its time is nearly over. */
  isReminder: boolean
  hasCard: boolean
}

/**
 * Orders of cycles that wait for money and that no card is charged for: nobody was asked to pay them, or they were and the time is nearly
 * over. A refused charge has asked by its own mail. Whoever has ended the plan since is asked, and never reminded.
 */
export async function selectCyclesToPay(
  db: Db,
  { now, endsBefore, limit, most }: { now: Date; endsBefore: Date; limit: number; most: number },
): Promise<CycleToPay[]> {
  const { rows } = await db.query<Narrow<SelectCyclesToPay, CycleToPay>>(
    `with unpaid as materialized (
       select id, number, placed_at, payable, deadline_at from shop.orders
        where state = 'awaiting_payment' and payment_kind = 'online' and deadline_at > $1
     )
     select due.id, o.id as "orderId", o.number, o.placed_at as "placedAt", o.payable, o.deadline_at as "payUntil", due."isReminder", due."hasCard"
       from unpaid o cross join lateral (
         select c.id, told.asked or c.charged_payment_id is not null as "isReminder", card.is_kept as "hasCard"
           from shop.plan_cycles c join shop.plans p on p.id = c.plan_id
           cross join lateral (
             select coalesce(bool_or(e.event = 'ask_to_pay'), false) as asked, coalesce(bool_or(e.event = 'remind_to_pay'), false) as reminded
               from shop.plan_events e where e.cycle_id = c.id and e.event in ('ask_to_pay', 'remind_to_pay')
           ) told
           cross join lateral (
             select exists (select from shop.plan_mandates m
                             where m.plan_id = c.plan_id and m.state = 'active' and m.revoked_at is null) as is_kept
           ) card
          where c.order_id = o.id and c.state in ('ordered', 'payment_failed') and c.cycle_no > 1
            -- The card of a plan that rests is not charged either.
            and (o.payable > $4 or not card.is_kept or p.state = 'paused')
            and not exists (select from shop.payments y where y.order_id = o.id
                  and y.state in ('created', 'unknown', 'method_chosen', 'authorized', 'partly_paid'))
            and case when told.asked or c.charged_payment_id is not null
                     then not told.reminded and o.deadline_at <= $2 and p.state <> 'ended' else true end
            and ${NOT_PAID_EARLY} and ${notResting('ask-to-pay', 'c.id', '$1')}
          limit 1
       ) due
      order by due.id limit $3`,
    [now, endsBefore, limit, most],
  )
  return rows
}

/** When a refused charge is tried again: by nobody once the card is gone, the plan rests or has ended, or the order is paid another way. */
export async function selectRetryAt(db: Db, cycleId: number): Promise<Date | null> {
  const { rows } = await db.query<SelectRetryAt>(
    `select c.retry_at as "retryAt" from shop.plan_cycles c join shop.orders o on o.id = c.order_id
       join shop.plans p on p.id = c.plan_id and p.state in ('active', 'waiting_for_goods')
      where c.id = $1 and c.state = 'payment_failed' and o.state = 'awaiting_payment' and o.payment_kind = 'online'
        and exists (select from shop.plan_mandates m where m.plan_id = c.plan_id and m.state = 'active' and m.revoked_at is null)`,
    [cycleId],
  )
  return rows[0]?.retryAt ?? null
}

export async function updateCharged(db: Db, cycleId: number, paymentId: number | null): Promise<void> {
  await db.query<NoRow>('update shop.plan_cycles set charged_payment_id = $2, retry_at = null where id = $1', [
    cycleId,
    paymentId,
  ])
}

/** Cards of running plans that end soon and nobody was told of. */
export async function selectEndingCards(
  db: Db,
  until: string,
  limit: number,
): Promise<{ id: number; planId: number; cardNumber: string | null; cardExpiresOn: string }[]> {
  const { rows } = await db.query<Narrow<SelectEndingCards, { cardExpiresOn: string }>>(
    `select m.id, m.plan_id as "planId", m.card_number as "cardNumber", m.card_expires_on::text as "cardExpiresOn"
       from shop.plan_mandates m join shop.plans p on p.id = m.plan_id and p.state <> 'ended'
      where m.state = 'active' and m.revoked_at is null and m.warned_at is null and m.card_expires_on <= $1
      -- As the index lies: by their numbers all cards there are would be read for those that end.
      order by m.card_expires_on, m.id limit $2`,
    [until, limit],
  )
  return rows
}

export async function updateWarned(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.plan_mandates set warned_at = $2 where id = $1', [id, now])
}
