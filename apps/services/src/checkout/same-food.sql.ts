import type { SameFoodView } from '@shop/contract/checkout'
import type { Db } from '#app/store/database'
import type { SelectSameFood } from '#app/store/rows'

interface SameFoodQuestion {
  /** Null for a guest, who has plans by a mailbox alone. */
  customerId: number | null
  /** Of whoever has shown no more than that this mailbox is theirs: plans of it and no others. */
  mailbox?: string | null
  variantIds: readonly number[]
  /** A plan for another dog is another plan. */
  dogId?: number | null
  /** The one that begins, or goes on. */
  exceptPlanId?: number | null
  /** Only those that began while that one rested: with the others it ran side by side before. */
  isSinceRest?: boolean
}

/** Lines of the owner's running plans that bring a food of these, in whatever pack; plans in the order in which they are locked. */
export async function selectSameFood(
  db: Db,
  { customerId, mailbox = null, variantIds, dogId = null, exceptPlanId = null, isSinceRest = false }: SameFoodQuestion,
): Promise<(SameFoodView & { lineId: number })[]> {
  if (variantIds.length === 0 || (customerId === null && mailbox === null)) return []
  const { rows } = await db.query<SelectSameFood>(
    `select p.id as "planId", l.id as "lineId", l.variant_id as "variantId", concat_ws(', ', g.name, nullif(v.name, '')) as name,
            l.due_on::text as "dueOn"
       from shop.plans p
       join shop.orders o on o.id = p.first_order_id
       join shop.plan_lines l on l.plan_id = p.id
       join shop.variants v on v.id = l.variant_id
       join shop.products g on g.id = v.product_id
      where (p.customer_id = $1 or p.customer_id is null and o.customer_id is not distinct from $1::bigint)
        and ($5::text is null or p.email = $5) and p.state <> 'ended'
        and v.product_id in (select b.product_id from shop.variants b where b.id = any ($2))
        and ($3::bigint is null or p.dog_id is null or p.dog_id = $3) and p.id is distinct from $4::bigint
        and (not $6::boolean or exists (
          select from shop.plan_events b where b.plan_id = p.id and b.event in ('started', 'restart')
             and b.at >= (select max(r.at) from shop.plan_events r where r.plan_id = $4 and r.event in ('pause', 'payments_failed'))))
      order by p.id, l.id`,
    [customerId, variantIds, dogId, exceptPlanId, mailbox, isSinceRest],
  )
  return rows
}
