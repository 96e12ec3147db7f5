import type { Db, NoRow } from '#app/store/database'
import type { NoteAvailabilityKey, SelectAvailabilityKey } from '#app/store/rows'

export async function selectAvailabilityKey(db: Db, customerId: number) {
  const { rows } = await db.query<SelectAvailabilityKey>(
    'select created_at as "createdAt", used_at as "usedAt" from internal.availability_keys where customer_id = $1',
    [customerId],
  )
  return rows[0] ?? null
}

export async function replaceAvailabilityKey(db: Db, customerId: number, hash: Buffer, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.availability_keys (customer_id, key_hash, created_at) values ($1, $2, $3)
     on conflict (customer_id) do update set key_hash = excluded.key_hash, created_at = excluded.created_at, used_at = null`,
    [customerId, hash, now],
  )
}

export async function deleteAvailabilityKey(db: Db, customerId: number): Promise<void> {
  await db.query<NoRow>('delete from internal.availability_keys where customer_id = $1', [customerId])
}

/** Whose it is, as long as they are a partner; noted at most once a minute. */
export async function noteAvailabilityKey(db: Db, hash: Buffer, now: Date): Promise<number | null> {
  const { rows } = await db.query<NoteAvailabilityKey>(
    `with found as (
       select k.customer_id, k.used_at from internal.availability_keys k
         join shop.customers c on c.id = k.customer_id join shop.customer_groups g on g.id = c.customer_group_id
        where k.key_hash = $1 and g.requires_approval
     ), noted as (
       update internal.availability_keys k set used_at = $2 from found f
        where k.customer_id = f.customer_id and (f.used_at is null or f.used_at < $2::timestamptz - interval '1 minute')
     )
     select customer_id as "customerId" from found`,
    [hash, now],
  )
  return rows[0]?.customerId ?? null
}
