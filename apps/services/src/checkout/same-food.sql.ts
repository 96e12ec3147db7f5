import type { SameFoodView } from '@shop/contract/checkout'
import type { Db } from '#app/store/database'
import type { SelectSameFood } from '#app/store/rows'

interface SameFoodQuestion {
  customerId: number
  variantIds: readonly number[]
  /** A plan for another dog is another plan. */
  dogId?: number | null
  /** The one that has just begun. */
  exceptPlanId?: number | null
}

/** Lines of the account's running plans that bring a food of these, in whatever pack; plans in the order in which they are locked. */
export async function selectSameFood(
  db: Db,
  { customerId, variantIds, dogId = null, exceptPlanId = null }: SameFoodQuestion,
): Promise<(SameFoodView & { lineId: number })[]> {
  if (variantIds.length === 0) return []
  const { rows } = await db.query<SelectSameFood>(
    `select p.id as "planId", l.id as "lineId", l.variant_id as "variantId", concat_ws(', ', g.name, nullif(v.name, '')) as name,
            l.due_on::text as "dueOn"
       from shop.plans p
       join shop.orders o on o.id = p.first_order_id
       join shop.plan_lines l on l.plan_id = p.id
       join shop.variants v on v.id = l.variant_id
       join shop.products g on g.id = v.product_id
      where (p.customer_id = $1 or p.customer_id is null and o.customer_id = $1) and p.state <> 'ended'
        and v.product_id in (select b.product_id from shop.variants b where b.id = any ($2))
        and ($3::bigint is null or p.dog_id is null or p.dog_id = $3) and p.id is distinct from $4::bigint
      order by p.id, l.id`,
    [customerId, variantIds, dogId, exceptPlanId],
  )
  return rows
}
