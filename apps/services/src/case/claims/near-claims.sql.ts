import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectNearClaims } from '#app/store/rows'

interface NearClaims {
  /** Things that were claimed since a moment. */
  claims: number
  /** Lines of this order whose recipe was among them. */
  positions: number[]
}

// Two ways to write one telephone do not meet here; two ways to write one house do. Null says nothing and equals nothing.
const SAME_PLACE = `(nullif(h.phone, '') = o.phone
  or internal.place_key(h.billing ->> 'street', h.billing ->> 'zip') = internal.place_key(o.billing ->> 'street', o.billing ->> 'zip')
  or internal.place_key(h.delivery ->> 'street', h.delivery ->> 'zip') = internal.place_key(o.delivery ->> 'street', o.delivery ->> 'zip'))`

/**
 * Claims of the guarantee by others at the same telephone or in the same house, under another account and e-mail: neighbours, or one household
 * with a second mailbox. A person looks; nobody is refused for it.
 */
export async function selectNearClaims(db: Db, orderId: number, since: Date): Promise<NearClaims> {
  const { rows } = await db.query<Narrow<SelectNearClaims, NearClaims>>(
    `select count(distinct (k.case_id, k.position))::int as claims,
            coalesce(array_agg(distinct l.position) filter (where l.position is not null), '{}') as positions
       from shop.orders o
       join shop.cases c on c.kind = 'guarantee' and c.submitted_at >= $2 and c.state <> 'cancelled'
        and not exists (select from shop.case_events e where e.case_id = c.id and e.to_state = 'rejected')
       join shop.orders h on h.id = c.order_id and h.id <> o.id and h.email <> o.email
        and (h.customer_id is distinct from o.customer_id or h.customer_id is null) and ${SAME_PLACE}
       join shop.case_lines k on k.case_id = c.id
       left join shop.order_lines b on b.order_id = h.id and b.position = k.position
       left join shop.variants w on w.id = b.variant_id
       left join (shop.order_lines l join shop.variants v on v.id = l.variant_id) on l.order_id = o.id and v.product_id = w.product_id
      where o.id = $1`,
    [orderId, since],
  )
  return onlyRow(rows)
}
