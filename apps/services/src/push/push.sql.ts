import type { PushTopic, SavePush } from '@shop/contract/push'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { InsertPushes, SelectHolder, SelectListeners, SelectTopics, SelectWaitingPush } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

type NewPush = SavePush & { customerId: number; sessionId: string; endpointHash: Buffer; now: Date }

/** A browser belongs to whoever is signed in there now. */
export async function saveSubscription(db: Db, push: NewPush): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.push_subscriptions
       (customer_id, session_id, endpoint, endpoint_hash, p256dh, auth, topics, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (endpoint_hash) do update set customer_id = excluded.customer_id, session_id = excluded.session_id,
       p256dh = excluded.p256dh, auth = excluded.auth, topics = excluded.topics, gone_at = null`,
    [push.customerId, push.sessionId, push.endpoint, push.endpointHash, push.p256dh, push.auth, push.topics, push.now],
  )
}

export async function deleteOldest(db: Db, customerId: number, kept: number): Promise<void> {
  await db.query<NoRow>(
    `delete from internal.push_subscriptions where id in (
       select id from internal.push_subscriptions where customer_id = $1 order by id desc offset $2)`,
    [customerId, kept],
  )
}

export async function selectTopics(db: Db, customerId: number, endpointHash: Buffer): Promise<PushTopic[]> {
  const { rows } = await db.query<Narrow<SelectTopics, { topics: PushTopic[] }>>(
    `select topics from internal.push_subscriptions where customer_id = $1 and endpoint_hash = $2 and gone_at is null`,
    [customerId, endpointHash],
  )
  return rows[0]?.topics ?? []
}

export async function deleteSubscription(db: Db, customerId: number, endpointHash: Buffer): Promise<void> {
  await db.query<NoRow>('delete from internal.push_subscriptions where customer_id = $1 and endpoint_hash = $2', [
    customerId,
    endpointHash,
  ])
}

export interface NewNotice {
  customerId: number
  topic: PushTopic
  object: string
  event: string
  title: string
  body: string
  path: string
  now: Date
}

/** One row for every browser of the customer that wants to hear about the topic; the same event adds none. */
export async function insertPushes(db: Db, notice: NewNotice): Promise<number[]> {
  const { rows } = await db.query<InsertPushes>(
    `insert into internal.pushes (subscription_id, object, event, title, body, path, created_at)
     select id, $3, $4, $5, $6, $7, $8 from internal.push_subscriptions
      where customer_id = $1 and $2 = any (topics) and gone_at is null
     on conflict on constraint pushes_one_per_event do nothing returning id::int as id`,
    [notice.customerId, notice.topic, notice.object, notice.event, notice.title, notice.body, notice.path, notice.now],
  )
  return rows.map(({ id }) => id)
}

/** Which of these customers have a browser that wants to hear about the topic. */
export async function selectListeners(db: Db, topic: PushTopic, customerIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.query<Narrow<SelectListeners, { customerId: number }>>(
    `select distinct customer_id as "customerId" from internal.push_subscriptions
      where customer_id = any ($1) and $2 = any (topics) and gone_at is null`,
    [customerIds, topic],
  )
  return new Set(rows.map(({ customerId }) => customerId))
}

/** Whose account the mailbox is, if anybody's. */
export async function selectHolder(db: Db, email: string): Promise<number | null> {
  const { rows } = await db.query<SelectHolder>(
    'select id from shop.customers where storefront_id = $1 and email = lower($2)',
    [STOREFRONT_ID, email],
  )
  return rows[0]?.id ?? null
}

interface PushRow {
  id: number
  subscriptionId: number
  endpoint: string
  p256dh: string
  auth: string
  title: string
  body: string
  path: string
}

export async function selectWaitingPush(db: Db, id: number): Promise<PushRow | null> {
  const { rows } = await db.query<SelectWaitingPush>(
    `select p.id::int as id, s.id::int as "subscriptionId", s.endpoint, s.p256dh, s.auth, p.title, p.body, p.path
       from internal.pushes p join internal.push_subscriptions s on s.id = p.subscription_id
      where p.id = $1 and p.status = 'waiting' and s.gone_at is null`,
    [id],
  )
  return rows[0] ?? null
}

export async function updatePush(db: Db, id: number, status: 'sent' | 'gone' | 'refused', now: Date): Promise<void> {
  await db.query<NoRow>(
    `update internal.pushes set status = $2, sent_at = case when $2 = 'sent' then $3::timestamptz end where id = $1`,
    [id, status, now],
  )
}

export async function updateGone(db: Db, subscriptionId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.push_subscriptions set gone_at = $2 where id = $1', [subscriptionId, now])
}
