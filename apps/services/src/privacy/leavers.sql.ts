import type { Db, NoRow } from '#app/store/database'
import type { LockLeavers } from '#app/store/rows'

export async function lockLeavers(db: Db, now: Date, limit: number): Promise<{ id: number; email: string }[]> {
  const { rows } = await db.query<LockLeavers>(
    `select id::int as id, email from internal.newsletter_subscriptions
      where state = 'unsubscribed' and email is not null and unsubscribed_at < $1::timestamptz - interval '30 days'
      order by id limit $2 for update skip locked`,
    [now, limit],
  )
  return rows
}

/** With the address go the links sent to it. */
export async function updateLeavers(db: Db, leavers: { id: number; hash: Buffer }[]): Promise<void> {
  const ids = leavers.map(({ id }) => id)
  await db.query<NoRow>('delete from internal.newsletter_tokens where subscription_id = any ($1::bigint[])', [ids])
  await db.query<NoRow>(
    `update internal.newsletter_subscriptions s set email = null, email_hash = l.hash
       from unnest($1::bigint[], $2::bytea[]) as l(id, hash) where s.id = l.id`,
    [ids, leavers.map(({ hash }) => hash)],
  )
}
