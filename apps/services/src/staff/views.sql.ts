import type { SaveView, StaffView } from '@shop/contract/staff/staff-view'
import type { Db, NoRow } from '#app/store/database'
import type { SelectViews } from '#app/store/rows'

export async function selectViews(db: Db, userId: string, list: SaveView['list']): Promise<StaffView[]> {
  const { rows } = await db.query<SelectViews>(
    `select id as "viewId", name, query from internal.staff_views where user_id = $1 and list = $2 order by id`,
    [userId, list],
  )
  return rows
}

/** The same name again is the same view with other filters. */
export async function upsertView(
  db: Db,
  userId: string,
  { list, name, query, now }: SaveView & { now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.staff_views (user_id, list, name, query, created_at) values ($1, $2, $3, $4, $5)
     on conflict (user_id, list, name) do update set query = excluded.query`,
    [userId, list, name, query, now],
  )
}

export async function deleteView(db: Db, userId: string, viewId: number): Promise<void> {
  await db.query<NoRow>('delete from internal.staff_views where id = $1 and user_id = $2', [viewId, userId])
}
