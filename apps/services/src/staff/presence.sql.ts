import type { TellPresence } from '@shop/contract/staff/staff-desk'
import type { Db, Narrow } from '#app/store/database'
import type { UpsertPresence } from '#app/store/rows'

interface ColleagueRow {
  name: string
  mode: TellPresence['mode']
  field: string
  seenAt: Date
}

/** One round trip: where I am, and who else is there. Older than 40 seconds has gone home. */
export async function upsertPresence(
  db: Db,
  userId: string,
  { object, field, mode }: TellPresence,
): Promise<ColleagueRow[]> {
  const { rows } = await db.query<Narrow<UpsertPresence, ColleagueRow>>(
    `with told as (
       insert into internal.staff_presence (user_id, object, field, mode, seen_at) values ($1, $2, $3, $4, now())
       on conflict (user_id, object) do update set field = excluded.field, mode = excluded.mode, seen_at = excluded.seen_at)
     select u.name, p.mode, p.field, p.seen_at as "seenAt"
       from internal.staff_presence p join auth.users u on u.id = p.user_id
      where p.object = $2 and p.user_id <> $1 and p.seen_at > now() - interval '40 seconds' order by u.name`,
    [userId, object, field, mode],
  )
  return rows
}
