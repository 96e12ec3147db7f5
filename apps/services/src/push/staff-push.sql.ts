import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { SelectNoticeDevices, SelectNoticeTarget, SelectNoticeTargets, UpsertNoticeDevice } from '#app/store/rows'

interface NewDevice {
  userId: string
  endpoint: string
  endpointHash: Buffer
  p256dh: string
  auth: string
  device: string
  now: Date
}

/** A browser belongs to whoever has let it be told last. */
export async function upsertNoticeDevice(db: Db, device: NewDevice): Promise<number> {
  const { rows } = await db.query<UpsertNoticeDevice>(
    `insert into internal.staff_push_subscriptions as s (user_id, endpoint, endpoint_hash, p256dh, auth, device, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (endpoint_hash) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
       device = excluded.device, created_at = excluded.created_at,
       told_at = case when s.user_id = excluded.user_id then s.told_at end
     returning id::int as id`,
    [device.userId, device.endpoint, device.endpointHash, device.p256dh, device.auth, device.device, device.now],
  )
  return onlyRow(rows).id
}

export async function deleteOldestDevices(db: Db, userId: string, kept: number): Promise<void> {
  await db.query<NoRow>(
    `delete from internal.staff_push_subscriptions where id in (
       select id from internal.staff_push_subscriptions where user_id = $1 order by created_at desc, id desc offset $2)`,
    [userId, kept],
  )
}

export async function selectNoticeDevices(db: Db, userId: string): Promise<SelectNoticeDevices[]> {
  const { rows } = await db.query<SelectNoticeDevices>(
    `select id::int as id, device, created_at as "createdAt", told_at as "toldAt"
       from internal.staff_push_subscriptions where user_id = $1 order by id`,
    [userId],
  )
  return rows
}

export async function deleteNoticeDevice(db: Db, userId: string, id: number): Promise<void> {
  await db.query<NoRow>('delete from internal.staff_push_subscriptions where id = $2 and user_id = $1', [userId, id])
}

export async function selectNoticeTargets(db: Db, userId: string): Promise<number[]> {
  const { rows } = await db.query<SelectNoticeTargets>(
    'select id::int as id from internal.staff_push_subscriptions where user_id = $1 order by id',
    [userId],
  )
  return rows.map(({ id }) => id)
}

/** Asked when it is sent: whoever has lost the access meanwhile is told nothing. */
export async function selectNoticeTarget(db: Db, id: number): Promise<SelectNoticeTarget | null> {
  const { rows } = await db.query<SelectNoticeTarget>(
    `select s.endpoint, s.p256dh, s.auth from internal.staff_push_subscriptions s join auth.users u on u.id = s.user_id
      where s.id = $1 and u.staff_role is not null and u.staff_disabled_at is null`,
    [id],
  )
  return rows[0] ?? null
}

export async function updateNoticeTold(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.staff_push_subscriptions set told_at = $2 where id = $1', [id, now])
}

/** By its address too: a browser that has subscribed anew meanwhile keeps its row. */
export async function deleteGoneDevice(db: Db, id: number, endpoint: string): Promise<void> {
  await db.query<NoRow>('delete from internal.staff_push_subscriptions where id = $1 and endpoint = $2', [id, endpoint])
}
