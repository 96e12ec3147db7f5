import type { Db, NoRow } from '#app/store/database'

/** What came back about a letter; its mailbox gets no other. Said twice it is the same. */
export async function saveReport(
  db: Db,
  recipientId: number,
  { kind, now }: { kind: 'bounce' | 'complaint'; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `with told as (
       update internal.campaign_recipients r
          set bounced_at = case when $2 = 'bounce' then coalesce(r.bounced_at, $3) else r.bounced_at end,
              complained_at = case when $2 = 'complaint' then coalesce(r.complained_at, $3) else r.complained_at end
        where r.id = $1 and r.state in ('sending', 'sent', 'in_doubt') returning r.subscription_id)
     insert into internal.mail_suppressions as m (email_hash, reason, at)
     select internal.address_hash(s.email), $2, $3 from told join internal.newsletter_subscriptions s on s.id = told.subscription_id
      where s.email is not null
     on conflict (email_hash) do update set reason = excluded.reason where m.reason = 'bounce'`,
    [recipientId, kind, now],
  )
}
