import { notResting } from '#app/jobs/each-item.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertMandate,
  SelectActiveMandate,
  SelectCyclesToCharge,
  SelectEndingCards,
  SelectFormerMandate,
  SelectIsAllowed,
  SelectMandatesToAsk,
  SelectMandatesToVoid,
  SelectPlanOfOrder,
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
): Promise<{ id: number; planId: number; gatewayId: string | null }[]> {
  const { rows } = await db.query<SelectMandatesToAsk>(
    `select m.id, m.plan_id as "planId",
            (select p.gateway_id from shop.payments p where p.order_id = m.order_id and p.state = 'paid' and p.gateway_id is not null
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

/** Orders of cycles that wait for the card: never tried, or due for another try, and nobody is paying them now. */
export async function selectCyclesToCharge(
  db: Db,
  { now, limit, most }: { now: Date; limit: number; most: number },
): Promise<number[]> {
  const { rows } = await db.query<SelectCyclesToCharge>(
    `select c.id from shop.plan_cycles c
       join shop.orders o on o.id = c.order_id and o.state = 'awaiting_payment' and o.payment_kind = 'online' and o.payable <= $3
       join shop.plan_mandates m on m.plan_id = c.plan_id and m.state = 'active' and m.revoked_at is null
      where c.state in ('ordered', 'payment_failed') and c.cycle_no > 1
        and (c.charged_payment_id is null or c.retry_at <= $1)
        and not exists (select from shop.payments p where p.order_id = o.id
              and p.state in ('created', 'unknown', 'method_chosen', 'authorized', 'partly_paid'))
        and ${notResting('charge-cycles', 'c.id', '$1')}
      order by c.id limit $2`,
    [now, limit, most],
  )
  return rows.map(({ id }) => id)
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
      where m.state = 'active' and m.revoked_at is null and m.warned_at is null and m.card_expires_on <= $1 order by m.id limit $2`,
    [until, limit],
  )
  return rows
}

export async function updateWarned(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update shop.plan_mandates set warned_at = $2 where id = $1', [id, now])
}
