import { notResting } from '#app/jobs/each-item.sql'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectHouseholdsToCount, SelectOwnersToRemind, SelectRunningOut } from '#app/store/rows'

interface Asking {
  now: Date
  remindedBefore: Date
  afterId: number
  limit: number
}

/** Who has agreed to hear that food runs out, by mail or in a browser, has dogs and bought some within a year. */
export async function selectOwnersToRemind(
  db: Db,
  { now, remindedBefore, afterId, limit }: Asking,
): Promise<{ id: number; email: string }[]> {
  const { rows } = await db.query<Narrow<SelectOwnersToRemind, { id: number; email: string }>>(
    `select c.id, c.email from shop.customers c
      where c.id > $3 and c.email is not null and (c.reminded_at is null or c.reminded_at <= $2)
        and (exists (select from shop.current_consents n where n.customer_id = c.id and n.topic = 'reminders' and n.granted)
             or exists (select from internal.push_subscriptions b where b.customer_id = c.id and 'run_out' = any (b.topics) and b.gone_at is null))
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

/** Foods of a customer that no plan brings (one that rests brings nothing), as they were bought last, and that nobody was reminded of since. */
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
           where coalesce(p.customer_id, f.customer_id) = $1 and p.state in ('active', 'waiting_for_goods') and w.product_id = b.product_id)
      order by b.product_id, b.order_id desc`,
    [customerId, productIds],
  )
  return rows
}

/** Subscribers with dogs who bought food within a year: whom a segment may ask about. */
export async function selectHouseholdsToCount(
  db: Db,
  { now, afterId, limit }: { now: Date; afterId: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.query<SelectHouseholdsToCount>(
    `select c.id from shop.customers c
      where c.id > $2 and exists (select from internal.newsletter_subscriptions s
                                   where s.storefront_id = c.storefront_id and s.email = c.email and s.state = 'confirmed')
        and exists (select from shop.dogs d where d.customer_id = c.id and d.deleted_at is null)
        and exists (select from shop.orders o where o.customer_id = c.id and o.placed_at > $1::timestamptz - interval '365 days')
        and ${notResting('count-run-outs', 'c.id', '$1')}
      order by c.id limit $3`,
    [now, afterId, limit],
  )
  return rows.map(({ id }) => id)
}

export async function saveRunOut(
  db: Db,
  customerId: number,
  { emptyOn, now }: { emptyOn: string; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.run_outs (customer_id, empty_on, counted_at) values ($1, $2, $3)
     on conflict (customer_id) do update set empty_on = excluded.empty_on, counted_at = excluded.counted_at`,
    [customerId, emptyOn, now],
  )
}

/** Nobody counts them any more: they left, or have nothing in the larder. */
export async function deleteOldRunOuts(db: Db, now: Date): Promise<void> {
  await db.query<NoRow>(`delete from internal.run_outs where counted_at < $1::timestamptz - interval '3 days'`, [now])
}
