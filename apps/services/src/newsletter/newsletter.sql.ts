import type { NewsletterReason, NewsletterTopic } from '@shop/contract/newsletter'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertToken,
  SelectCouponEnd,
  SelectLetterLinked,
  SelectLinked,
  SelectSubscription,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export type SubscriptionRow = Narrow<SelectSubscription, { email: string; topics: NewsletterTopic[] }>

export type LinkedSubscription = Narrow<SelectLinked, { email: string; topics: NewsletterTopic[] }>

type LetterLinked = Narrow<SelectLetterLinked, { email: string; topics: NewsletterTopic[] }>

const COLUMNS = 's.id::int as id, s.email, s.state, s.topics, s.frequency'

/**
 * A wish changes only what still waits: anybody can write any address, so whoever gets the newsletter or has left it is as before
 * until the mailbox answers.
 */
export async function saveSubscriber(
  db: Db,
  { email, topics, now }: { email: string; topics: readonly NewsletterTopic[]; now: Date },
): Promise<SubscriptionRow> {
  await db.query<NoRow>(
    `insert into internal.newsletter_subscriptions as s (storefront_id, email, state, topics, created_at)
     values ($1, $2, 'waiting', $3, $4)
     on conflict (storefront_id, email) do update
        set created_at = excluded.created_at,
            topics = case when excluded.topics = '{}' then s.topics else excluded.topics end
      where s.state = 'waiting'`,
    [STOREFRONT_ID, email, topics, now],
  )
  const { rows } = await db.query<SubscriptionRow>(
    `select ${COLUMNS} from internal.newsletter_subscriptions s where s.storefront_id = $1 and s.email = $2`,
    [STOREFRONT_ID, email],
  )
  return onlyRow(rows)
}

export async function insertToken(
  db: Db,
  token: { subscriptionId: number; purpose: 'confirm' | 'manage'; hash: Buffer; now: Date; expiresAt: Date | null },
): Promise<number> {
  const { rows } = await db.query<InsertToken>(
    `insert into internal.newsletter_tokens (subscription_id, purpose, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5) returning id::int as id`,
    [token.subscriptionId, token.purpose, token.hash, token.now, token.expiresAt],
  )
  return onlyRow(rows).id
}

const LINKED = `select ${COLUMNS}, t.purpose, t.created_at as "sentAt", t.expires_at as "expiresAt", s.unsubscribed_at as "unsubscribedAt"
  from internal.newsletter_tokens t join internal.newsletter_subscriptions s on s.id = t.subscription_id
 where t.token_hash = $1`

export async function selectLinked(db: Db, hash: Buffer): Promise<LinkedSubscription | null> {
  return (await db.query<LinkedSubscription>(LINKED, [hash])).rows[0] ?? null
}

export async function lockLinked(db: Db, hash: Buffer): Promise<LinkedSubscription | null> {
  return (await db.query<LinkedSubscription>(`${LINKED} for update of s`, [hash])).rows[0] ?? null
}

const OF_LETTER = `select ${COLUMNS}, 'manage' as purpose, r.sending_at as "sentAt", null::timestamptz as "expiresAt", s.unsubscribed_at as "unsubscribedAt"
  from internal.campaign_recipients r join internal.newsletter_subscriptions s on s.id = r.subscription_id
 where r.subscription_id = $1 and r.campaign_id = $2 and r.sending_at is not null and s.email is not null`

/** The same of a letter that went to many, whose link names both. */
export async function selectLetterLinked(
  db: Db,
  { subscriptionId, campaignId }: { subscriptionId: number; campaignId: number },
): Promise<LinkedSubscription | null> {
  return (await db.query<LetterLinked>(OF_LETTER, [subscriptionId, campaignId])).rows[0] ?? null
}

export async function lockLetterLinked(
  db: Db,
  { subscriptionId, campaignId }: { subscriptionId: number; campaignId: number },
): Promise<LinkedSubscription | null> {
  const { rows } = await db.query<LetterLinked>(`${OF_LETTER} for update of s`, [subscriptionId, campaignId])
  return rows[0] ?? null
}

/** The letter after which somebody left. */
export async function updateLetterLeft(
  db: Db,
  { subscriptionId, campaignId }: { subscriptionId: number; campaignId: number },
  now: Date,
): Promise<void> {
  await db.query<NoRow>(
    `update internal.campaign_recipients set unsubscribed_at = coalesce(unsubscribed_at, $3) where subscription_id = $1 and campaign_id = $2`,
    [subscriptionId, campaignId, now],
  )
}

export async function lockSubscription(db: Db, email: string): Promise<SubscriptionRow | null> {
  const { rows } = await db.query<SubscriptionRow>(
    `select ${COLUMNS} from internal.newsletter_subscriptions s where s.storefront_id = $1 and s.email = $2 for update`,
    [STOREFRONT_ID, email],
  )
  return rows[0] ?? null
}

export async function updateConfirmed(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update internal.newsletter_subscriptions
        set state = 'confirmed', confirmed_at = $2, unsubscribed_at = null, reason = null where id = $1`,
    [id, now],
  )
}

export async function updateUnsubscribed(
  db: Db,
  id: number,
  { reason, now, isNewWord = false }: { reason: NewsletterReason | null; now: Date; isNewWord?: boolean },
): Promise<void> {
  await db.query<NoRow>(
    `update internal.newsletter_subscriptions
        set state = 'unsubscribed', reason = coalesce($3, reason),
            unsubscribed_at = case when $4 then $2 else coalesce(unsubscribed_at, $2) end
      where id = $1`,
    [id, now, reason, isNewWord],
  )
}

export async function updateChoices(
  db: Db,
  id: number,
  { topics, frequency }: { topics: readonly NewsletterTopic[]; frequency: string },
): Promise<void> {
  await db.query<NoRow>('update internal.newsletter_subscriptions set topics = $2, frequency = $3 where id = $1', [
    id,
    topics,
    frequency,
  ])
}

export interface NewsletterEvent {
  subscriptionId: number
  event: 'asked' | 'confirmed' | 'changed' | 'unsubscribed' | 'resubscribed'
  source: string
  network: string
  now: Date
  /** Of the words beside the box; those that forms print now when nobody says. */
  wordingVersion?: number | null | undefined
}

export async function insertEvent(db: Db, event: NewsletterEvent): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.newsletter_events (subscription_id, at, event, source, network, wording_version)
     values ($1, $2, $3, $4, $5,
       (select version from shop.consent_wordings where topic = 'newsletter'
         order by version = $6 desc nulls last, version desc limit 1))`,
    [event.subscriptionId, event.now, event.event, event.source, event.network, event.wordingVersion ?? null],
  )
}

/** The account with this address, if there is one, remembers the same. */
export async function insertCustomerConsent(
  db: Db,
  { email, granted, now }: { email: string; granted: boolean; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.consents (customer_id, topic, wording_version, granted, source, given_at)
     select c.id, 'newsletter', (select max(version) from shop.consent_wordings where topic = 'newsletter'), $3, 'link', $4
       from shop.customers c
       left join shop.current_consents k on k.customer_id = c.id and k.topic = 'newsletter'
      where c.storefront_id = $1 and c.email = $2 and coalesce(k.granted, false) <> $3`,
    [STOREFRONT_ID, email, granted, now],
  )
}

/** The last day of a coupon that can be used today; null when there is none to speak of. */
export async function selectCouponEnd(db: Db, code: string, today: string): Promise<string | null> {
  const { rows } = await db.query<SelectCouponEnd>(
    `select to_char(valid_to, 'YYYY-MM-DD') as end from shop.coupons
      where storefront_id = $1 and code = $2 and not is_draft and ended_at is null and $3::date between valid_from and valid_to
        and (limit_total is null or redeemed < limit_total)`,
    [STOREFRONT_ID, code, today],
  )
  return rows[0]?.end ?? null
}
