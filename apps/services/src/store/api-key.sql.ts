import type { Db, Narrow } from '#app/store/database'
import type { NoteApiKey } from '#app/store/rows'

/** Whose a key is and what it opens; that it was used is noted at most once a minute, and not where it opens nothing. */
export async function noteApiKey(db: Db, hash: Buffer, now: Date) {
  const { rows } = await db.query<Narrow<NoteApiKey, { isPartner: boolean }>>({
    name: 'note-api-key',
    text: `with found as (
             select k.id, k.customer_id, k.scopes, k.used_at, coalesce(g.requires_approval, false) and c.deleted_at is null as is_partner
               from internal.api_keys k join shop.customers c on c.id = k.customer_id
               left join shop.customer_groups g on g.id = c.customer_group_id
              where k.key_hash = $1 and k.revoked_at is null
           ), noted as (
             update internal.api_keys k set used_at = $2 from found f
              where k.id = f.id and f.is_partner and (f.used_at is null or f.used_at < $2::timestamptz - interval '1 minute')
           )
           select id, customer_id as "customerId", scopes, is_partner as "isPartner" from found`,
    values: [hash, now],
  })
  return rows[0] ?? null
}
