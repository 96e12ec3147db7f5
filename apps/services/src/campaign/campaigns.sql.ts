import type { CampaignFields, CampaignResults, LetterOrders } from '@shop/contract/campaign/staff-campaign'
import type { CampaignState } from '@shop/domain/campaign/campaign'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertCampaign,
  LockCampaign,
  SelectCampaigns,
  SelectDueCampaigns,
  SelectEndedUntold,
  SelectLetterOrders,
  SelectPlannedLetters,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface CampaignRow {
  campaignId: number
  version: number
  state: CampaignState
  sendAt: Date | null
  startedAt: Date | null
  endedAt: Date | null
  updatedAt: Date
  changedBy: string | null
  /** The segment was rewritten after the campaign was planned; the campaign keeps the question it had. */
  isSegmentChanged: boolean
  fields: CampaignFields
  results: CampaignResults
}

const RESULTS = `select jsonb_build_object('listed', count(*), 'waiting', count(*) filter (where r.state in ('waiting', 'sending')),
    'sent', count(*) filter (where r.state = 'sent'), 'inDoubt', count(*) filter (where r.state = 'in_doubt'),
    'refused', count(*) filter (where r.state = 'refused'), 'skipped', count(*) filter (where r.state = 'skipped'),
    'bounced', count(r.bounced_at), 'complained', count(r.complained_at), 'unsubscribed', count(r.unsubscribed_at),
    'variants', coalesce((select jsonb_agg(jsonb_build_object('variant', v.variant, 'sent', v.sent, 'unsubscribed', v.gone) order by v.variant)
       from (select w.variant, count(*) filter (where w.state = 'sent') as sent, count(w.unsubscribed_at) as gone
               from internal.campaign_recipients w where w.campaign_id = c.id group by w.variant) v), '[]'))
  from internal.campaign_recipients r where r.campaign_id = c.id`

/** One when it is named, otherwise all, the newest first. */
export async function selectCampaigns(db: Db, campaignId: number | null): Promise<CampaignRow[]> {
  const { rows } = await db.query<Narrow<SelectCampaigns, CampaignRow>>(
    `select c.id as "campaignId", c.version, c.state, c.send_at as "sendAt", c.started_at as "startedAt", c.ended_at as "endedAt",
            c.updated_at as "updatedAt",
            (select internal.staff_name(h.actor_id) from internal.row_history h where h.table_name = 'campaigns' and h.row_key = c.id::text
              order by h.id desc limit 1) as "changedBy",
            jsonb_build_object('name', c.name, 'subject', c.subject, 'subjectB', c.subject_b, 'preheader', c.preheader, 'topic', c.topic,
              'segmentId', c.segment_id, 'blocks', c.blocks) as fields,
            coalesce(c.question <> (select g.question from shop.segments g where g.id = c.segment_id), false) as "isSegmentChanged",
            (${RESULTS}) as results
       from shop.campaigns c where c.storefront_id = $1 and ($2::bigint is null or c.id = $2) order by c.id desc limit 200`,
    [STOREFRONT_ID, campaignId],
  )
  return rows
}

/** Orders of whoever got the letter, within a week of it: what they bought, not what they clicked on. */
export async function selectLetterOrders(db: Db, campaignId: number): Promise<LetterOrders> {
  const { rows } = await db.query<Narrow<SelectLetterOrders, { variants: LetterOrders['variants'] }>>(
    `with bought as (
       select distinct on (o.id) r.variant, o.total from internal.campaign_recipients r
         join internal.newsletter_subscriptions s on s.id = r.subscription_id
         join shop.orders o on o.storefront_id = s.storefront_id and o.email = s.email
        where r.campaign_id = $1 and r.state = 'sent' and o.placed_at > r.sent_at and o.placed_at <= r.sent_at + interval '7 days'
          and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled'))
     select (select count(*)::int from bought) as orders, (select coalesce(sum(total), 0)::int from bought) as amount,
            (select coalesce(jsonb_agg(jsonb_build_object('variant', v.variant, 'orders', v.orders) order by v.variant), '[]')
               from (select variant, count(*) as orders from bought group by variant) v) as variants`,
    [campaignId],
  )
  return onlyRow(rows) as LetterOrders
}

/** Held until the command is done; whoever hands letters over waits for it, and it for them. */
export async function lockCampaign(db: Db, campaignId: number): Promise<boolean> {
  const { rows } = await db.query<LockCampaign>(
    'select id from shop.campaigns where id = $1 and storefront_id = $2 for no key update',
    [campaignId, STOREFRONT_ID],
  )
  return rows.length === 1
}

export async function insertCampaign(db: Db, name: string, blocks: CampaignFields['blocks']): Promise<number> {
  const { rows } = await db.query<InsertCampaign>(
    'insert into shop.campaigns (storefront_id, name, blocks) values ($1, $2, $3) returning id as "campaignId"',
    [STOREFRONT_ID, name, JSON.stringify(blocks)],
  )
  return onlyRow(rows).campaignId
}

export async function updateCampaign(db: Db, campaignId: number, fields: CampaignFields): Promise<void> {
  await db.query<NoRow>(
    `update shop.campaigns set name = $2, subject = $3, subject_b = $4, preheader = $5, topic = $6, segment_id = $7, blocks = $8, updated_at = now()
      where id = $1`,
    [
      ...[campaignId, fields.name, fields.subject, fields.subjectB, fields.preheader, fields.topic, fields.segmentId],
      JSON.stringify(fields.blocks),
    ],
  )
}

/** The moments follow from the state; `sendAt` only when it is planned. */
export async function updateCampaignState(
  db: Db,
  campaignId: number,
  { state, now, sendAt = null }: { state: CampaignState; now: Date; sendAt?: Date | null },
): Promise<void> {
  await db.query<NoRow>(
    `update shop.campaigns
        set state = $2,
            question = case $2 when 'draft' then null when 'scheduled' then (select g.question from shop.segments g where g.id = segment_id) else question end,
            send_at = case when $2 = 'draft' then null else coalesce($4, send_at) end,
            started_at = case when $2 = 'sending' then coalesce(started_at, $3) else started_at end,
            ended_at = case when $2 in ('sent', 'stopped') then $3::timestamptz end
      where id = $1`,
    [campaignId, state, now, sendAt],
  )
}

/** Whose moment has come, and whose run of the worker has not been heard of. */
export async function selectDueCampaigns(
  db: Db,
  now: Date,
  quietSince: Date,
): Promise<{ campaignId: number; state: CampaignState }[]> {
  const { rows } = await db.query<Narrow<SelectDueCampaigns, { campaignId: number; state: CampaignState }>>(
    `select c.id as "campaignId", c.state from shop.campaigns c left join internal.campaign_runs r on r.campaign_id = c.id
      where (c.state = 'scheduled' and c.send_at <= $1)
         or (c.state = 'sending' and coalesce(r.run_at, c.started_at) < $2)
      order by c.send_at for no key update of c skip locked`,
    [now, quietSince],
  )
  return rows
}

/** Of which something has come back and nobody was told of it; `task` is the kind that tells. */
export async function selectEndedUntold(
  db: Db,
  { since, task }: { since: Date; task: string },
): Promise<{ campaignId: number; name: string }[]> {
  const { rows } = await db.query<SelectEndedUntold>(
    `select c.id as "campaignId", c.name from shop.campaigns c
      where c.state in ('sent', 'stopped') and c.ended_at > $1
        and exists (select from internal.campaign_recipients r
                     where r.campaign_id = c.id and (r.state = 'refused' or r.bounced_at is not null or r.complained_at is not null))
        and not exists (select from shop.staff_tasks t where t.kind = $2 and t.subject = 'campaign:' || c.id)
      order by c.id`,
    [since, task],
  )
  return rows
}

/** When letters for all subscribers go or went out. */
export async function selectPlannedLetters(db: Db, since: Date): Promise<Date[]> {
  const { rows } = await db.query<Narrow<SelectPlannedLetters, { at: Date }>>(
    `select coalesce(c.started_at, c.send_at) as at from shop.campaigns c
      where c.storefront_id = $1 and c.state in ('scheduled', 'sending', 'paused', 'sent') and c.topic is null and c.segment_id is null
        and c.send_at > $2`,
    [STOREFRONT_ID, since],
  )
  return rows.map(({ at }) => at)
}
