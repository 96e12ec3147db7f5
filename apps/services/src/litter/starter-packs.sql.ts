import type { Db, Narrow } from '#app/store/database'
import type { BindPacks, SendPacks } from '#app/store/rows'

/** Packs that wait go with this order of their breeder, unless another one that still stands has them. */
export async function bindPacks(db: Db, orderId: number): Promise<number[]> {
  const { rows } = await db.query<Narrow<BindPacks, { id: number }>>(
    `update shop.litters l set packs_order_id = o.id
       from shop.orders o
      where o.id = $1 and l.customer_id = o.customer_id and l.packs_asked_at is not null and l.packs_sent_at is null
        and (l.packs_order_id is null
          or exists (select from shop.orders b where b.id = l.packs_order_id and b.state in ('cancelled', 'expired')))
     returning l.id::int as id`,
    [orderId],
  )
  return rows.map(({ id }) => id)
}

/** They lie in the box that was closed. */
export async function sendPacks(db: Db, orderId: number, now: Date): Promise<number[]> {
  const { rows } = await db.query<Narrow<SendPacks, { id: number }>>(
    `update shop.litters set packs_sent_at = $2 where packs_order_id = $1 and packs_asked_at is not null and packs_sent_at is null
     returning id::int as id`,
    [orderId, now],
  )
  return rows.map(({ id }) => id)
}
