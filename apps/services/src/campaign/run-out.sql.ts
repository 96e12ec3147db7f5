import { notResting } from '#app/jobs/each-item.sql'
import type { Db, Narrow } from '#app/store/database'
import type { SelectOwnersToRemind, SelectRunningOut } from '#app/store/rows'

interface Asking {
  now: Date
  remindedBefore: Date
  afterId: number
  limit: number
}

/** Who has agreed to hear that food runs out, has dogs and bought some within a year. */
export async function selectOwnersToRemind(
  db: Db,
  { now, remindedBefore, afterId, limit }: Asking,
): Promise<{ id: number; email: string }[]> {
  const { rows } = await db.query<Narrow<SelectOwnersToRemind, { id: number; email: string }>>(
    `select c.id, c.email from shop.current_consents n join shop.customers c on c.id = n.customer_id
      where n.topic = 'reminders' and n.granted and c.id > $3 and c.email is not null and (c.reminded_at is null or c.reminded_at <= $2)
        and exists (select from shop.dogs d where d.customer_id = c.id and d.deleted_at is null)
        and exists (select from shop.orders o where o.customer_id = c.id and o.placed_at > $1::timestamptz - interval '365 days')
        and ${notResting('remind-run-outs', 'c.id', '$1')}
      order by c.id limit $4`,
    [now, remindedBefore, afterId, limit],
  )
  return rows
}

export interface RunningOut {
  productId: number
  name: string
  slug: string
  sku: string
  /** With which it came last: each purchase is reminded of once. */
  orderId: number
}

/** Foods of a customer that no plan brings, as they were bought last, and that nobody was reminded of since. */
export async function selectRunningOut(
  db: Db,
  customerId: number,
  productIds: readonly number[],
): Promise<RunningOut[]> {
  const { rows } = await db.query<Narrow<SelectRunningOut, RunningOut>>(
    `select distinct on (b.product_id) b.product_id as "productId", concat_ws(' ', b.product_name, nullif(b.variant_name, '')) as name,
            b.slug, v.sku, b.order_id as "orderId"
       from shop.bought_packs b join shop.variants v on v.id = b.variant_id
      where b.customer_id = $1 and b.product_id = any($2)
        and not exists (
          select from shop.plans p join shop.orders f on f.id = p.first_order_id
            join shop.plan_lines l on l.plan_id = p.id join shop.variants w on w.id = l.variant_id
           where coalesce(p.customer_id, f.customer_id) = $1 and p.state <> 'ended' and w.product_id = b.product_id)
      order by b.product_id, b.order_id desc`,
    [customerId, productIds],
  )
  return rows
}
