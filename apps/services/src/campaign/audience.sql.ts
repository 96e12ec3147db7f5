import { LEAST_DAYS_BETWEEN } from '@shop/domain/campaign/campaign'
import { ASKED_OF_CAMPAIGN, inSegment } from '#app/campaign/segment.sql'
import type { Db, Narrow } from '#app/store/database'
import type { CountAudience } from '#app/store/rows'

/** Who would get a campaign if it went now: its segment, its topic, whoever can be reached and got no letter lately. */
export async function countAudience(db: Db, campaignId: number, now: Date): Promise<number> {
  const { rows } = await db.query<Narrow<CountAudience, { people: number }>>(
    `select count(*)::int as people
       from shop.campaigns c left join shop.segments g on g.id = c.segment_id
       join internal.newsletter_subscriptions s on s.storefront_id = c.storefront_id
      where c.id = $1 and s.state = 'confirmed' and s.email is not null and (c.topic is null or s.topics = '{}' or c.topic = any (s.topics))
        and ${inSegment(`(${ASKED_OF_CAMPAIGN})`, '$2')}
        and not exists (select from internal.mail_suppressions m where m.email_hash = internal.address_hash(s.email))
        and not exists (select from internal.campaign_recipients o
                         where o.subscription_id = s.id and o.state in ('sending', 'sent', 'in_doubt') and o.campaign_id <> c.id
                           and o.sending_at > $2::timestamptz - make_interval(days => case s.frequency
                                 when 'quarterly' then ${LEAST_DAYS_BETWEEN.quarterly} else ${LEAST_DAYS_BETWEEN.monthly} end))`,
    [campaignId, now],
  )
  return rows[0]?.people ?? 0
}
