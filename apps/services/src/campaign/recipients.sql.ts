import { LEAST_DAYS_BETWEEN } from '@shop/domain/campaign/campaign'
import { ASKED_OF_CAMPAIGN, inSegment } from '#app/campaign/segment.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  CountCameBack,
  CountOpenRecipients,
  ListRecipients,
  LockRun,
  SelectLeftSending,
  TakeRun,
  TakeTurn,
} from '#app/store/rows'

/** The run that may send from now on; whoever had it before finds another key and stops. Null when the campaign is not being sent. */
export async function takeRun(db: Db, campaignId: number, { key, now }: { key: string; now: Date }): Promise<boolean> {
  const { rows } = await db.query<TakeRun>(
    `insert into internal.campaign_runs as r (campaign_id, run_key, run_at)
     select c.id, $2, $3 from shop.campaigns c where c.id = $1 and c.state = 'sending'
     on conflict (campaign_id) do update set run_key = excluded.run_key, run_at = excluded.run_at
     returning r.campaign_id as "campaignId"`,
    [campaignId, key, now],
  )
  return rows.length === 1
}

interface Run {
  afterId: number
  isListed: boolean
}

/** Held until a slice is listed: a pause waits for it, and comes before the next. Null when this run may not go on. */
export async function lockRun(
  db: Db,
  campaignId: number,
  { key, now }: { key: string; now: Date },
): Promise<Run | null> {
  const { rows } = await db.query<Narrow<LockRun, Run>>(
    `with held as (select c.id from shop.campaigns c where c.id = $1 and c.state = 'sending' for share)
     update internal.campaign_runs r set run_at = $3 from held h where r.campaign_id = h.id and r.run_key = $2
     returning r.after_id as "afterId", r.is_listed as "isListed"`,
    [campaignId, key, now],
  )
  return rows[0] ?? null
}

/**
 * The next subscribers by their number, each once. Which subject somebody sees is read from both numbers: the same after a crash, and another
 * half in another campaign.
 */
export async function listRecipients(
  db: Db,
  campaignId: number,
  { afterId, now, limit }: { afterId: number; now: Date; limit: number },
): Promise<{ looked: number; lastId: number }> {
  const { rows } = await db.query<Narrow<ListRecipients, { looked: number; lastId: number }>>(
    `with c as (select c.id, c.storefront_id, c.topic, c.subject_b, ${ASKED_OF_CAMPAIGN} as question from shop.campaigns c
                  left join shop.segments g on g.id = c.segment_id where c.id = $1),
     looked as (select s.id, s.email, s.state, s.topics, s.storefront_id from internal.newsletter_subscriptions s
                 where s.storefront_id = (select storefront_id from c) and s.id > $2 order by s.id limit $4),
     added as (
       insert into internal.campaign_recipients (campaign_id, subscription_id, variant)
       select c.id, s.id, case when c.subject_b is not null and abs(hashint8extended(s.id, c.id) % 2) = 1 then 'b' else 'a' end
         from looked s cross join c
        where s.state = 'confirmed' and s.email is not null and (c.topic is null or s.topics = '{}' or c.topic = any (s.topics))
          and ${inSegment('c.question', '$3')}
       on conflict (campaign_id, subscription_id) do nothing returning id)
     select count(*)::int as looked, coalesce(max(id), $2)::int as "lastId" from looked`,
    [campaignId, afterId, now, limit],
  )
  return rows[0] ?? { looked: 0, lastId: afterId }
}

export async function updateListed(
  db: Db,
  campaignId: number,
  { afterId, isListed }: { afterId: number; isListed: boolean },
): Promise<void> {
  await db.query<NoRow>('update internal.campaign_runs set after_id = $2, is_listed = $3 where campaign_id = $1', [
    campaignId,
    afterId,
    isListed,
  ])
}

export interface Claimed {
  id: number
  subscriptionId: number
  email: string
  variant: 'a' | 'b'
  state: 'sending' | 'skipped'
  tries: number
}

/** A place in the row of those who wait: less often put off first, then by number. */
interface Place {
  tries: number
  id: number
}

export const FRONT: Place = { tries: -1, id: 0 }

export interface Outcome {
  id: number
  state: 'sent' | 'waiting' | 'refused' | 'in_doubt'
  answer: string
  /** Whether the relay has put off this very letter: after many times it is refused. */
  tried: 0 | 1
  /** The relay has refused it because the mailbox does not exist: no other letter goes there, as after one that came back. */
  isNobodyThere: boolean
}

const MOST_TRIES = 100

/** A late answer of the relay ends a doubt, too. */
const TOLD = `update internal.campaign_recipients r
      set state = case when o.state = 'waiting' and r.tries + o.tried >= ${MOST_TRIES} then 'refused' else o.state end,
          tries = r.tries + o.tried, answer = o.answer, sent_at = case when o.state = 'sent' then $2::timestamptz end,
          sending_at = case when o.state = 'waiting' then null else r.sending_at end
     from jsonb_to_recordset($1::jsonb) as o (id bigint, state text, answer text, tried integer, "isNobodyThere" boolean)
    where r.id = o.id and r.state in ('sending', 'in_doubt') returning r.subscription_id, o."isNobodyThere" as is_gone`
const SILENCED = `insert into internal.mail_suppressions (email_hash, reason, at)
    select internal.address_hash(s.email), 'bounce', $2::timestamptz
      from told join internal.newsletter_subscriptions s on s.id = told.subscription_id where told.is_gone and s.email is not null
    on conflict (email_hash) do nothing`

export async function updateOutcomes(db: Db, outcomes: readonly Outcome[], now: Date): Promise<void> {
  await db.query<NoRow>(`with told as (${TOLD}) ${SILENCED}`, [JSON.stringify(outcomes), now])
}

interface Turn {
  key: string
  now: Date
  outcomes: readonly Outcome[]
  limit: number
  /** Whoever stands before it is not looked at: rows of those who have gone lie there until the server tidies up, and each turn would read past them. */
  after: Place
}

/**
 * What became of the last few, whether this run may go on, and the next few, marked before anything is handed over: one statement, one commit.
 * What is known is written down also when the run may not go on (`perMinute` is null then). The campaign is held, so a pause comes before or after.
 * What somebody said meanwhile counts: who has left, chose other topics, cannot be reached or got a letter lately is passed over. Their row is
 * held, so whoever leaves now is either seen here or has left after. A letter that waits again is seen by the next turn only.
 */
export async function takeTurn(
  db: Db,
  campaignId: number,
  { key, now, outcomes, limit, after }: Turn,
): Promise<{ perMinute: number | null; claimed: Claimed[] }> {
  const { rows } = await db.query<Narrow<TakeTurn, { claimed: Claimed[] }>>({
    name: 'campaign-turn',
    text: `with told as (${TOLD}), silenced as (${SILENCED}),
           c as (select c.id, c.per_minute, c.topic from shop.campaigns c where c.id = $3 and c.state = 'sending' for share),
           run as (update internal.campaign_runs r set run_at = $2 from c where r.campaign_id = c.id and r.run_key = $4 returning c.per_minute),
           next as (
             select r.id, r.subscription_id from internal.campaign_recipients r
              where r.campaign_id = $3 and r.state = 'waiting' and (r.tries, r.id) > ($6::integer, $7::bigint) and exists (select from run)
              order by r.tries, r.id limit $5 for update skip locked),
           held as (
             select n.id, s.id as subscription_id, s.email, s.state, s.topics, s.frequency
               from next n join internal.newsletter_subscriptions s on s.id = n.subscription_id for share of s),
           judged as (
             select h.id, h.email, case
                 when h.state <> 'confirmed' or h.email is null then 'left'
                 when c.topic is not null and h.topics <> '{}' and c.topic <> all (h.topics) then 'topic'
                 when exists (select from internal.mail_suppressions m where m.email_hash = internal.address_hash(h.email)) then 'suppressed'
                 when exists (select from internal.campaign_recipients o
                               where o.subscription_id = h.subscription_id and o.campaign_id <> $3 and o.state in ('sending', 'sent', 'in_doubt')
                                 and o.sending_at > $2::timestamptz - make_interval(days => case h.frequency
                                       when 'quarterly' then ${LEAST_DAYS_BETWEEN.quarterly} else ${LEAST_DAYS_BETWEEN.monthly} end)) then 'recent'
               end as reason
               from held h cross join c),
           claimed as (
             update internal.campaign_recipients r
                set state = case when j.reason is null then 'sending' else 'skipped' end, skipped_for = j.reason,
                    sending_at = case when j.reason is null then $2::timestamptz end
               from judged j where r.id = j.id
             returning r.id, r.subscription_id, coalesce(j.email, '') as email, r.variant, r.state, r.tries)
           select (select per_minute from run) as "perMinute",
                  (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'subscriptionId', d.subscription_id, 'email', d.email,
                     'variant', d.variant, 'state', d.state, 'tries', d.tries) order by d.tries, d.id), '[]') from claimed d) as claimed`,
    values: [JSON.stringify(outcomes), now, campaignId, key, limit, after.tries, after.id],
  })
  return onlyRow(rows)
}

/** Left by a run that died between handing over and writing so down. */
export async function selectLeftSending(db: Db, campaignId: number): Promise<number[]> {
  const { rows } = await db.query<SelectLeftSending>(
    `select id from internal.campaign_recipients where campaign_id = $1 and state = 'sending' order by id`,
    [campaignId],
  )
  return rows.map(({ id }) => id)
}

export async function countOpenRecipients(db: Db, campaignId: number): Promise<number> {
  const { rows } = await db.query<Narrow<CountOpenRecipients, { open: number }>>(
    `select count(*)::int as open from internal.campaign_recipients where campaign_id = $1 and state in ('waiting', 'sending')`,
    [campaignId],
  )
  return rows[0]?.open ?? 0
}

/** Since the campaign was last let go on. */
export async function countCameBack(
  db: Db,
  campaignId: number,
): Promise<{ sent: number; bounced: number; complained: number }> {
  const { rows } = await db.query<Narrow<CountCameBack, { sent: number; bounced: number; complained: number }>>(
    `with since as (select coalesce(max(r.judged_from), '-infinity') as at from internal.campaign_runs r where r.campaign_id = $1)
     select (select count(*) from internal.campaign_recipients r, since
              where r.campaign_id = $1 and r.state in ('sent', 'in_doubt', 'refused') and r.sending_at >= since.at)::int as sent,
            count(*) filter (where r.state = 'refused' or r.bounced_at is not null)::int as bounced, count(r.complained_at)::int as complained
       from internal.campaign_recipients r, since
      where r.campaign_id = $1 and r.sending_at >= since.at and (r.state = 'refused' or r.bounced_at is not null or r.complained_at is not null)`,
    [campaignId],
  )
  return onlyRow(rows)
}

/** Whoever lets it go on has seen what came back so far. */
export async function updateJudgedFrom(db: Db, campaignId: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.campaign_runs set judged_from = $2 where campaign_id = $1', [campaignId, now])
}
