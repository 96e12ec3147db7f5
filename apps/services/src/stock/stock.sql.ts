import type { StockDemand } from '@shop/domain/order/order-line'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { HoldStock, ReserveStock } from '#app/store/rows'

interface StockHold {
  orderId: number
  reason: 'awaiting_payment' | 'awaiting_approval' | 'accepted'
  deadlineAt: Date | null
}

/**
 * Takes all the pieces or says which are short; the caller then rolls back. Rows are locked in the order of their numbers, so
 * two orders never wait for each other in a circle, and the condition is judged on the row as it is once the lock is held. No key of it
 * changes: a reservation that names goods, which its foreign key looks up in any order, must not wait for who counts them.
 */
export async function reserveStock(db: Db, demand: readonly StockDemand[], hold: StockHold): Promise<string[]> {
  const { rows } = await db.query<ReserveStock>({
    name: 'stock-reserve',
    text: `with wanted as materialized (
             select * from unnest($1::bigint[], $2::integer[]) as w (variant_id, pieces)
           ), locked as materialized (
             select s.variant_id from shop.stock s join wanted w on w.variant_id = s.variant_id
              order by s.variant_id for no key update of s
           ), reserved as (
             update shop.stock s set reserved = s.reserved + w.pieces, updated_at = now()
               from wanted w join locked l on l.variant_id = w.variant_id
              where s.variant_id = w.variant_id and s.on_hand - s.reserved >= w.pieces
             returning s.variant_id, w.pieces
           )
           insert into shop.reservations (order_id, variant_id, pieces, reason, deadline_at)
           select $3, variant_id, pieces, $4, $5 from reserved returning variant_id::text as "variantId"`,
    values: [
      demand.map(({ variantId }) => Number(variantId)),
      demand.map(({ pieces }) => pieces),
      hold.orderId,
      hold.reason,
      hold.deadlineAt,
    ],
  })
  const reserved = new Set(rows.map(({ variantId }) => variantId))
  return demand.map(({ variantId }) => variantId).filter((variantId) => !reserved.has(variantId))
}

/** Gives back what an order holds. Without anything held it does nothing, so it may be told twice. */
export async function releaseStock(db: Db, orderId: number): Promise<number> {
  const { rowCount } = await db.query<NoRow>(
    `with locked as materialized (
       select s.variant_id from shop.reservations r join shop.stock s on s.variant_id = r.variant_id
        where r.order_id = $1 order by s.variant_id for no key update of s
     ), freed as (
       delete from shop.reservations r using locked l where r.order_id = $1 and r.variant_id = l.variant_id
       returning r.variant_id, r.pieces
     )
     update shop.stock s set reserved = s.reserved - f.pieces, updated_at = now() from freed f where s.variant_id = f.variant_id`,
    [orderId],
  )
  return rowCount ?? 0
}

/** The goods are the order's own now: nobody waits for anything, so nothing can run out. */
export async function keepStock(db: Db, orderId: number): Promise<void> {
  await db.query<NoRow>(
    `update shop.reservations set reason = 'accepted', deadline_at = null where order_id = $1 and reason <> 'accepted'`,
    [orderId],
  )
}

/**
 * Makes an order hold exactly so many pieces, whatever it held before; says which are short, and the caller then rolls back. Its own
 * reservations are safe, because the caller holds the order.
 */
export async function holdStock(db: Db, demand: readonly StockDemand[], hold: StockHold): Promise<string[]> {
  const wanted = [demand.map(({ variantId }) => Number(variantId)), demand.map(({ pieces }) => pieces)]
  const { rows } = await db.query<Narrow<HoldStock, { variantId: string }>>(
    `with wanted as materialized (
       select coalesce(w.variant_id, r.variant_id) as variant_id, coalesce(w.pieces, 0) - coalesce(r.pieces, 0) as more
         from unnest($1::bigint[], $2::integer[]) as w (variant_id, pieces)
         full join (select variant_id, pieces from shop.reservations where order_id = $3) r on r.variant_id = w.variant_id
     ), locked as materialized (
       select s.variant_id from shop.stock s join wanted w on w.variant_id = s.variant_id order by s.variant_id for no key update of s
     ), moved as (
       update shop.stock s set reserved = s.reserved + w.more, updated_at = now()
         from wanted w join locked l on l.variant_id = w.variant_id
        where s.variant_id = w.variant_id and (w.more <= 0 or s.on_hand - s.reserved >= w.more)
       returning s.variant_id
     )
     select w.variant_id::text as "variantId" from wanted w where not exists (select from moved m where m.variant_id = w.variant_id)`,
    [...wanted, hold.orderId],
  )
  if (rows.length > 0) return rows.map(({ variantId }) => variantId)
  await db.query<NoRow>('delete from shop.reservations where order_id = $1 and not (variant_id = any ($2::bigint[]))', [
    hold.orderId,
    wanted[0],
  ])
  await db.query<NoRow>(
    `insert into shop.reservations (order_id, variant_id, pieces, reason, deadline_at)
     select $3, w.variant_id, w.pieces, $4, $5 from unnest($1::bigint[], $2::integer[]) as w (variant_id, pieces)
     on conflict (order_id, variant_id) do update set pieces = excluded.pieces, reason = excluded.reason, deadline_at = excluded.deadline_at`,
    [...wanted, hold.orderId, hold.reason, hold.deadlineAt],
  )
  return []
}
