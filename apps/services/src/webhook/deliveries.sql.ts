import type { WebhookAnswer } from '@shop/partners/webhook/post-webhook'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { ClaimDeliveries, NoteTry, SelectNextDelivery, SpreadEvents } from '#app/store/rows'

/**
 * Makes deliveries of events that wait, and numbers them within each endpoint and order. Two that do it at once take different events; the second
 * waits at the row that counts, so that its numbers come after. Those of a partner whose terms rest are made as well, and held until they are back.
 */
export async function spreadEvents(db: Db, { limit, now }: { limit: number; now: Date }): Promise<number> {
  const { rows } = await db.query<Narrow<SpreadEvents, { taken: number }>>({
    name: 'webhook-spread',
    text: `with taken as (
         select id, customer_id, topic, entity from internal.webhook_events where spread_at is null order by id limit $1 for update skip locked
       ), marked as (
         update internal.webhook_events v set spread_at = $2 from taken where v.id = taken.id
       ), meant as (
         select taken.id as event_id, e.id as endpoint_id, taken.entity,
                row_number() over (partition by e.id, taken.entity order by taken.id) as nth,
                count(*) over (partition by e.id, taken.entity) as among
           from taken
           join internal.webhook_endpoints e on e.customer_id = taken.customer_id and taken.topic = any (e.topics)
           join shop.customers c on c.id = e.customer_id
           left join shop.customer_groups g on g.id = c.customer_group_id
          where g.requires_approval or exists (select from shop.applications a
                 where a.storefront_id = c.storefront_id and a.email = c.email and a.state = 'suspended')
       ), counted as (
         insert into internal.webhook_entities (endpoint_id, entity, last_sequence)
         select endpoint_id, entity, max(nth) from meant group by endpoint_id, entity order by endpoint_id, entity
         on conflict (endpoint_id, entity) do update set last_sequence = webhook_entities.last_sequence + excluded.last_sequence
         returning endpoint_id, entity, last_sequence
       ), made as (
         insert into internal.webhook_deliveries (endpoint_id, event_id, entity, sequence, next_at)
         select m.endpoint_id, m.event_id, m.entity, c.last_sequence - m.among + m.nth, $2
           from meant m join counted c on c.endpoint_id = m.endpoint_id and c.entity = m.entity order by m.event_id
       )
       select count(*)::int as taken from taken`,
    values: [limit, now],
  })
  return onlyRow(rows).taken
}

export interface Claimed {
  id: number
  endpointId: number
  customerId: number
  url: string
  secret: Buffer
  earlierSecret: Buffer | null
  eventId: string
  topic: string
  entity: string
  sequence: number
  at: Date
  data: Record<string, unknown>
  tries: number
}

interface Claim {
  claim: string
  now: Date
  /** When others may take them, because whoever claimed them has died. */
  until: Date
  lanes: number
  limit: number
}

/** Of each order the first that waits, of each endpoint a few at once: a slow one has its own lanes and nobody else's. */
export async function claimDeliveries(db: Db, { claim, now, until, lanes, limit }: Claim): Promise<Claimed[]> {
  const { rows } = await db.query<Narrow<ClaimDeliveries, { data: Record<string, unknown> }>>({
    name: 'webhook-claim',
    text: `with due as (
         select picked.id from internal.webhook_endpoints e
           join shop.customers c on c.id = e.customer_id
           join shop.customer_groups g on g.id = c.customer_group_id and g.requires_approval
          cross join lateral (
            select d.id, d.next_at from internal.webhook_deliveries d
             where d.endpoint_id = e.id and d.state = 'waiting' and d.next_at <= $2 and (d.claimed_until is null or d.claimed_until <= $2)
               and not exists (select from internal.webhook_deliveries b
                 where b.endpoint_id = e.id and b.entity = d.entity and b.state = 'waiting' and b.id < d.id)
             order by d.next_at, d.id
             limit greatest($4 - (select count(*) from internal.webhook_deliveries f
               where f.endpoint_id = e.id and f.state = 'waiting' and f.claimed_until > $2), 0)
          ) picked
          where e.state = 'active'
          order by picked.next_at, picked.id limit $5
       ), held as (
         -- Whoever holds one just now changes it: it is looked at again in a moment, and nobody waits in a circle.
         select d.id from internal.webhook_deliveries d join due on due.id = d.id
          where d.state = 'waiting' and d.next_at <= $2 and (d.claimed_until is null or d.claimed_until <= $2) for update of d skip locked
       ), claimed as (
         update internal.webhook_deliveries d set claim = $1, claimed_until = $3 from held where d.id = held.id
          returning d.id, d.endpoint_id, d.event_id, d.sequence, d.tries
       )
       select d.id, d.endpoint_id as "endpointId", e.customer_id as "customerId", e.url, e.secret,
              case when e.earlier_until > $2 then e.earlier_secret end as "earlierSecret", v.uuid as "eventId", v.topic, v.entity, d.sequence,
              v.at, v.data, d.tries
         from claimed d join internal.webhook_endpoints e on e.id = d.endpoint_id join internal.webhook_events v on v.id = d.event_id
        order by d.id`,
    values: [claim, now, until, lanes, limit],
  })
  return rows
}

interface Tried extends WebhookAnswer {
  id: number
  claim: string
  now: Date
  ms: number
  nextAt: Date
}

/**
 * What became of a try, and what it says about its endpoint; null when somebody else has the delivery by now, who will say it. A success after a
 * silence wakes what waits behind the answers that never came.
 */
export async function noteTry(db: Db, { id, claim, now, ms, outcome, status, answer, nextAt }: Tried) {
  const { rows } = await db.query<NoteTry>({
    name: 'webhook-tried',
    text: `with before as (
         select e.id, e.failures from internal.webhook_endpoints e join internal.webhook_deliveries d on d.endpoint_id = e.id
          where d.id = $1 and d.claim = $2 for update of e
       ), settled as (
         update internal.webhook_deliveries d
            set state = case when $4 = 'taken' then 'delivered' else 'waiting' end, delivered_at = case when $4 = 'taken' then $3 else d.delivered_at end,
                next_at = $8, tries = d.tries + 1, claim = null, claimed_until = null
           from before where d.id = $1 and d.claim = $2 and d.endpoint_id = before.id returning d.id, d.endpoint_id
       ), written as (
         insert into internal.webhook_tries (delivery_id, at, ms, outcome, status, answer) select id, $3, $5, $4, $6, $7 from settled
       )
       update internal.webhook_endpoints e
          set failures = case when $4 = 'taken' then 0 else e.failures + 1 end,
              failing_since = case when $4 = 'taken' then null else coalesce(e.failing_since, $3) end
         from before, settled where e.id = before.id and settled.endpoint_id = e.id
       returning e.id as "endpointId", e.state, before.failures as "failuresBefore", e.failing_since as "failingSince"`,
    values: [id, claim, now, outcome, ms, status, answer, nextAt],
  })
  return rows[0] ?? null
}

/** What a silent endpoint has not heard is due now that it answers. */
export async function wakeWaiting(db: Db, endpointId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `with held as (
       select id from internal.webhook_deliveries
        where endpoint_id = $1 and state = 'waiting' and next_at > $2 and claimed_until is null for update skip locked
     )
     update internal.webhook_deliveries d set next_at = $2 from held where d.id = held.id`,
    [endpointId, now],
  )
}

/** True for the one who pauses it. */
export async function pauseWebhook(db: Db, endpointId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `update internal.webhook_endpoints set state = 'paused', paused_at = $2 where id = $1 and state = 'active'`,
    [endpointId, now],
  )
  return rowCount === 1
}

/** When there is something to do again: a wait that ends, or a claim of somebody who may have died. What is held for its owner is nothing to do. */
export async function selectNextDelivery(db: Db): Promise<Date | null> {
  const { rows } = await db.query<SelectNextDelivery>(
    `select min(greatest(d.next_at, coalesce(d.claimed_until, d.next_at))) as "nextAt" from internal.webhook_deliveries d
       join internal.webhook_endpoints e on e.id = d.endpoint_id and e.state = 'active'
       join shop.customers c on c.id = e.customer_id
       join shop.customer_groups g on g.id = c.customer_group_id and g.requires_approval
      where d.state = 'waiting' and not exists (select from internal.webhook_deliveries b
        where b.endpoint_id = d.endpoint_id and b.entity = d.entity and b.state = 'waiting' and b.id < d.id)`,
    [],
  )
  return rows[0]?.nextAt ?? null
}
