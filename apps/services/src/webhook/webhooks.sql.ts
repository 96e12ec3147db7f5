import type { TryOutcome, Webhook, WebhookDelivery } from '@shop/contract/webhook/webhook'
import type { WebhookTopic } from '@shop/domain/webhook/webhook-topics'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountWebhooks,
  InsertWebhook,
  IsPartner,
  LockDelivery,
  LockWebhook,
  SelectOwner,
  SelectWebhookDeliveries,
  SelectWebhooks,
} from '#app/store/rows'

/** Of a group that asks for approval, and approved: its members are moved there by staff alone. */
export async function isPartner(db: Db, customerId: number): Promise<boolean> {
  const { rows } = await db.query<IsPartner>(
    `select c.id from shop.customers c join shop.customer_groups g on g.id = c.customer_group_id
      where c.id = $1 and g.requires_approval and c.deleted_at is null`,
    [customerId],
  )
  return rows.length > 0
}

/** The terms rest and may come back: what happens meanwhile is kept for the account. */
export async function isHeld(db: Db, customerId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.customers c left join shop.customer_groups g on g.id = c.customer_group_id
      where c.id = $1 and c.deleted_at is null and not coalesce(g.requires_approval, false)
        and exists (select from shop.applications a
             where a.storefront_id = c.storefront_id and a.email = c.email and a.state = 'suspended')`,
    [customerId],
  )
  return rowCount === 1
}

export async function countWebhooks(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query<Narrow<CountWebhooks, { count: number }>>(
    'select count(*)::int as count from internal.webhook_endpoints where customer_id = $1',
    [customerId],
  )
  return onlyRow(rows).count
}

export async function selectWebhooks(db: Db, customerId: number): Promise<Webhook[]> {
  const { rows } = await db.query<
    Narrow<SelectWebhooks, { topics: WebhookTopic[]; state: Webhook['state']; waiting: number }>
  >(
    `select e.id, e.url, e.topics, e.state, e.created_at as "createdAt", e.failing_since as "failingSince", e.earlier_until as "earlierUntil",
            (select count(*)::int from internal.webhook_deliveries d where d.endpoint_id = e.id and d.state = 'waiting') as waiting
       from internal.webhook_endpoints e where e.customer_id = $1 order by e.id`,
    [customerId],
  )
  return rows.map(({ createdAt, failingSince, earlierUntil, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    failingSince: failingSince?.toISOString() ?? null,
    earlierUntil: earlierUntil?.toISOString() ?? null,
  }))
}

interface NewEndpoint {
  customerId: number
  url: string
  topics: readonly WebhookTopic[]
  secret: Buffer
  now: Date
}

export async function insertWebhook(db: Db, { customerId, url, topics, secret, now }: NewEndpoint): Promise<number> {
  const { rows } = await db.query<InsertWebhook>(
    `insert into internal.webhook_endpoints (customer_id, url, topics, secret, created_at) values ($1, $2, $3, $4, $5) returning id`,
    [customerId, url, topics, secret, now],
  )
  return onlyRow(rows).id
}

/** Somebody else's is as unknown as one that never was. */
export async function lockWebhook(db: Db, customerId: number, id: number) {
  const { rows } = await db.query<Narrow<LockWebhook, { state: Webhook['state'] }>>(
    'select id, state, secret from internal.webhook_endpoints where customer_id = $1 and id = $2 for update',
    [customerId, id],
  )
  return rows[0] ?? null
}

export async function deleteWebhook(db: Db, customerId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'delete from internal.webhook_endpoints where customer_id = $1 and id = $2',
    [customerId, id],
  )
  return rowCount === 1
}

export async function updateSecret(
  db: Db,
  id: number,
  { secret, earlier, until }: { secret: Buffer; earlier: Buffer; until: Date },
): Promise<void> {
  await db.query<NoRow>(
    'update internal.webhook_endpoints set secret = $2, earlier_secret = $3, earlier_until = $4 where id = $1',
    [id, secret, earlier, until],
  )
}

/** What waited is due at once; each order still goes in its own line. */
export async function updateResumed(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `with resumed as (
       update internal.webhook_endpoints set state = 'active', paused_at = null, failures = 0, failing_since = null where id = $1 returning id
     )
     update internal.webhook_deliveries d set next_at = $2 from resumed
      where d.endpoint_id = resumed.id and d.state = 'waiting' and d.claimed_until is null`,
    [id, now],
  )
}

/** An entity of its own for each test: one that nobody took holds no other up. */
export async function insertTest(db: Db, endpointId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `with event as (
       insert into internal.webhook_events (customer_id, topic, entity, at, data, spread_at)
       select e.customer_id, 'webhook.test', 'test:' || gen_random_uuid(), $2, '{"test": true}', $2 from internal.webhook_endpoints e where e.id = $1
       returning id, entity
     )
     insert into internal.webhook_deliveries (endpoint_id, event_id, entity, sequence, next_at) select $1, id, entity, 1, $2 from event`,
    [endpointId, now],
  )
}

/** Its endpoint's state, when it is the customer's own. A replay takes its old place at the head of its line. */
export async function lockDelivery(db: Db, customerId: number, deliveryId: number): Promise<number | null> {
  const { rows } = await db.query<LockDelivery>(
    `select d.endpoint_id as "endpointId" from internal.webhook_deliveries d
       join internal.webhook_endpoints e on e.id = d.endpoint_id where e.customer_id = $1 and d.id = $2 for update of d`,
    [customerId, deliveryId],
  )
  return rows[0]?.endpointId ?? null
}

export async function updateReplayed(db: Db, deliveryId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update internal.webhook_deliveries set state = 'waiting', next_at = $2, tries = 0 where id = $1`,
    [deliveryId, now],
  )
}

export async function selectWebhookDeliveries(db: Db, customerId: number, limit: number): Promise<WebhookDelivery[]> {
  const { rows } = await db.query<
    Narrow<SelectWebhookDeliveries, { state: WebhookDelivery['state']; outcome: TryOutcome | null }>
  >(
    `select d.id, v.uuid as "eventId", e.url, v.topic, v.entity, d.sequence, v.at, d.state, d.tries, d.next_at as "nextAt",
            t.at as "triedAt", t.ms, t.outcome, t.status, t.answer
       from internal.webhook_deliveries d
       join internal.webhook_endpoints e on e.id = d.endpoint_id
       join internal.webhook_events v on v.id = d.event_id
       left join lateral (select * from internal.webhook_tries y where y.delivery_id = d.id order by y.id desc limit 1) t on true
      where e.customer_id = $1 order by d.id desc limit $2`,
    [customerId, limit],
  )
  return rows.map(({ triedAt, ms, outcome, status, answer, at, nextAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    nextAt: row.state === 'waiting' ? nextAt.toISOString() : null,
    last:
      triedAt && outcome
        ? { at: triedAt.toISOString(), ms: ms ?? 0, outcome, status: status ?? null, answer: answer ?? '' }
        : null,
  }))
}

/** Where the owner of an endpoint reads mail; null once the account is gone. */
export async function selectOwner(db: Db, customerId: number): Promise<string | null> {
  const { rows } = await db.query<SelectOwner>(
    'select email from shop.customers where id = $1 and deleted_at is null',
    [customerId],
  )
  return rows[0]?.email ?? null
}
