import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  SelectAside,
  SelectNextParcel,
  SelectOrderByNumber,
  SelectOwnPackings,
  SelectPacking,
  SelectQueue,
} from '#app/store/rows'

export type AsideReason = 'missing_piece' | 'damaged' | 'batches_short' | 'money_returned' | 'other'

/** How long the queue does not offer again what was put aside; its picking sheet opens it any time. */
const ASIDE_HOURS = 4

interface Candidate {
  orderId: number
  customerId: number | null
}

/**
 * What is to be packed next: the nearest collection first, then carrier by carrier, then the same goods one after another. More
 * than one, because others look at the same moment.
 */
export async function selectQueue(db: Db, now: Date, limit: number): Promise<Candidate[]> {
  const { rows } = await db.query<SelectQueue>(
    `select o.id as "orderId", o.customer_id as "customerId" from shop.orders o
       join shop.shipping_methods m on m.id = o.shipping_method_id
      where o.state = 'accepted' and not internal.awaits_group(o.id) and not internal.is_withdrawn_from(o.id) and not exists (select from internal.packings p
              where p.order_id = o.id and p.aside_reason is not null and p.ended_at > $1::timestamptz - make_interval(hours => ${ASIDE_HOURS}))
      order by o.dispatch_on, m.cut_off, m.carrier,
            (select min(s.shelf) from shop.order_lines l join shop.stock s on s.variant_id = l.variant_id where l.order_id = o.id),
            o.placed_at, o.id
      limit $2`,
    [now, limit],
  )
  return rows
}

/** Holds the customer and then the order, as everybody does, but waits for neither: a colleague may have taken it just now. */
export async function takeOrder(db: Db, { orderId, customerId }: Candidate): Promise<boolean> {
  if (customerId !== null) {
    const { rowCount } = await db.query<NoRow>('select from shop.customers where id = $1 for update skip locked', [
      customerId,
    ])
    if (rowCount === 0) return false
  }
  const { rowCount } = await db.query<NoRow>(
    `select from shop.orders where id = $1 and state = 'accepted' for update skip locked`,
    [orderId],
  )
  return rowCount === 1
}

export async function selectOrderByNumber(db: Db, number: string): Promise<number | null> {
  const { rows } = await db.query<SelectOrderByNumber>('select id from shop.orders where number = $1', [number])
  return rows[0]?.id ?? null
}

/** The first box of the order that is not closed yet. */
export async function selectNextParcel(db: Db, orderId: number): Promise<number | null> {
  const { rows } = await db.query<SelectNextParcel>(
    `select id from shop.parcels where order_id = $1 and state = 'planned' order by number limit 1`,
    [orderId],
  )
  return rows[0]?.id ?? null
}

interface Packing {
  userId: string | null
  bench: string
}

export async function selectPacking(db: Db, orderId: number): Promise<Packing | null> {
  const { rows } = await db.query<SelectPacking>(
    `select p.user_id as "userId", b.name as bench from internal.packings p join internal.benches b on b.id = p.bench_id
      where p.order_id = $1 and p.ended_at is null`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Orders this packer has open, the oldest first, each with its first open box. */
export async function selectOwnPackings(
  db: Db,
  userId: string,
): Promise<{ orderId: number; parcelId: number | null }[]> {
  const { rows } = await db.query<Narrow<SelectOwnPackings, { parcelId: number | null }>>(
    `select p.order_id as "orderId",
            (select a.id from shop.parcels a join shop.orders o on o.id = a.order_id
              where a.order_id = p.order_id and a.state = 'planned' and o.state in ('packing', 'partly_shipped') order by a.number limit 1) as "parcelId"
       from internal.packings p where p.user_id = $1 and p.ended_at is null order by p.id`,
    [userId],
  )
  return rows
}

interface NewPacking {
  orderId: number
  benchId: number
  userId: string
  now: Date
}

/** Whoever held the order before is done with it: the caller holds the order and has looked whether somebody does. */
export async function insertPacking(db: Db, { orderId, benchId, userId, now }: NewPacking): Promise<void> {
  await endPacking(db, orderId, now)
  await db.query<NoRow>(
    'insert into internal.packings (order_id, bench_id, user_id, began_at) values ($1, $2, $3, $4)',
    [orderId, benchId, userId, now],
  )
}

export async function endPacking(
  db: Db,
  orderId: number,
  now: Date,
  asideReason: AsideReason | null = null,
): Promise<void> {
  await db.query<NoRow>(
    'update internal.packings set ended_at = $2, aside_reason = $3 where order_id = $1 and ended_at is null',
    [orderId, now, asideReason],
  )
}

interface AsideOrder {
  orderNumber: string
  reason: string
  parcelId: number | null
}

/** What waits for somebody else: put aside today, or refused by its carrier. */
export async function selectAside(db: Db, now: Date): Promise<AsideOrder[]> {
  const { rows } = await db.query<SelectAside>(
    `select distinct on (o.id) o.number as "orderNumber", p.aside_reason as reason, null::bigint as "parcelId", p.ended_at as at
       from internal.packings p join shop.orders o on o.id = p.order_id
      where p.aside_reason is not null and p.ended_at > $1::timestamptz - make_interval(hours => 24) and o.state = 'accepted'
      order by o.id, p.ended_at desc
      limit 50`,
    [now],
  )
  return rows.map(({ orderNumber, reason, parcelId }) => ({ orderNumber, reason: reason ?? 'other', parcelId }))
}
