import { type CartRow, lockOpenCart } from '#app/cart/cart.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type {
  InsertReorder,
  SelectLastPaid,
  SelectOldOrder,
  SelectRepeated,
  SelectSwaps,
  SelectWrittenFor,
} from '#app/store/rows'

/** The order to be repeated, with what its amounts were made of. */
export interface OldOrder {
  orderId: number
  number: string
  placedAt: Date
  payable: number
  volume: number
  coupon: number
  credits: number
  shipping: number
  payment: number
  /** Goods whose price of that day was one of a sale. */
  onSale: string[]
}

/** Null for an order of somebody else. */
export async function selectOldOrder(db: Db, orderId: number, customerId: number): Promise<OldOrder | null> {
  const { rows } = await db.query<Narrow<SelectOldOrder, OldOrder>>(
    `select o.id as "orderId", o.number, o.placed_at as "placedAt", o.payable,
            coalesce(sum(l.volume_discount), 0)::bigint as volume, coalesce(sum(l.coupon_discount), 0)::bigint as coupon,
            coalesce(sum(l.credits_discount), 0)::bigint as credits,
            coalesce(sum(l.amount) filter (where l.kind = 'shipping'), 0)::bigint as shipping,
            coalesce(sum(l.amount) filter (where l.kind = 'payment'), 0)::bigint as payment,
            coalesce(jsonb_agg(coalesce(l.bundle_variant_id, l.variant_id)::text) filter (where l.kind = 'goods' and exists (
              select from shop.prices p join shop.price_lists pl on pl.id = p.price_list_id
               where (pl.is_public or pl.id = (select g.price_list_id from shop.customer_groups g
                        where g.storefront_id = o.storefront_id and g.code = o.customer_group))
                 and p.variant_id = coalesce(l.bundle_variant_id, l.variant_id) and p.kind = 'sale' and p.valid_from <= o.placed_at
                 and not exists (select from shop.prices n where n.variant_id = p.variant_id and n.price_list_id = p.price_list_id
                                  and (n.valid_from, n.id) > (p.valid_from, p.id) and n.valid_from <= o.placed_at))), '[]') as "onSale"
       from shop.orders o left join shop.order_lines l on l.order_id = o.id
      where o.id = $1 and o.customer_id = $2 group by o.id`,
    [orderId, customerId],
  )
  return rows[0] ?? null
}

/** Where the last order that was kept went, how it was paid and who took it. */
export interface LastPaid {
  email: string
  phone: string
  billing: unknown
  delivery: unknown
  shippingMethodId: number
  pickupPointId: number | null
  pickupPointName: string | null
  paymentMethodId: number
  paymentName: string
}

const PAID = `o.email, o.phone, o.billing, o.delivery, o.shipping_method_id as "shippingMethodId",
  o.pickup_point_id as "pickupPointId", coalesce(nullif(o.pickup_point ->> 'place', ''), o.pickup_point ->> 'name') as "pickupPointName",
  o.payment_method_id as "paymentMethodId", m.name as "paymentName"`

/** Of all orders, not only of the one repeated: people move, and the newest address is the right one. */
export async function selectLastPaid(db: Db, customerId: number): Promise<LastPaid | null> {
  const { rows } = await db.query<SelectLastPaid>(
    `select ${PAID}
       from shop.orders o join shop.payment_methods m on m.id = o.payment_method_id
      where o.customer_id = $1 and o.trimmed_at is null
        and o.state not in ('awaiting_payment', 'awaiting_approval', 'expired', 'cancelled')
      order by o.placed_at desc, o.id desc limit 1`,
    [customerId],
  )
  return rows[0] ?? null
}

/** What was typed and chosen for one order, with its note. */
export async function selectWrittenFor(db: Db, orderId: number): Promise<(LastPaid & { note: string }) | null> {
  const { rows } = await db.query<SelectWrittenFor>(
    `select ${PAID}, o.note
       from shop.orders o join shop.payment_methods m on m.id = o.payment_method_id where o.id = $1 and o.trimmed_at is null`,
    [orderId],
  )
  return rows[0] ?? null
}

interface Repeated {
  orderId: number
  number: string
  placedAt: Date
}

/** The newest order that already repeats this one since a moment, and still stands. */
export async function selectRepeated(db: Db, reorderOfId: number, since: Date): Promise<Repeated | null> {
  const { rows } = await db.query<SelectRepeated>(
    `select o.id as "orderId", o.number, o.placed_at as "placedAt"
       from shop.carts c join shop.orders o on o.cart_id = c.id
      where c.reorder_of_id = $1 and c.state = 'ordered' and o.placed_at >= $2 and o.state not in ('cancelled', 'expired')
      order by o.placed_at desc limit 1`,
    [reorderOfId, since],
  )
  return rows[0] ?? null
}

interface NewReorder {
  storefrontId: number
  customerId: number
  orderId: number
  now: Date
  expiresAt: Date
}

export async function insertReorder(db: Db, reorder: NewReorder): Promise<CartRow> {
  const { storefrontId, customerId, orderId, now, expiresAt } = reorder
  const { rows } = await db.query<InsertReorder>(
    `insert into shop.carts (storefront_id, customer_id, purpose, reorder_of_id, created_at, changed_at, expires_at)
     values ($1, $2, 'reorder', $3, $4, $4, $5) returning id`,
    [storefrontId, customerId, orderId, now, expiresAt],
  )
  const { id } = onlyRow(rows)
  const made = await lockOpenCart(db, { customerId, purpose: 'reorder' })
  if (made?.id !== id) throw new Error(`Cart ${id} was made and is not there.`)
  return made
}

/** The same cart for another order: what was chosen for the one before says nothing about this one. */
export async function updateReorderOf(db: Db, cartId: number, orderId: number): Promise<void> {
  await db.query<NoRow>('update shop.carts set reorder_of_id = $2 where id = $1', [cartId, orderId])
}

interface Swap {
  forId: number
  variantId: number
}

/** What may come in the place of goods: another size of the same, nearest in weight, then what staff named as an alternative. */
export async function selectSwaps(db: Db, variantIds: readonly number[], storefrontId: number): Promise<Swap[]> {
  if (variantIds.length === 0) return []
  const { rows } = await db.query<SelectSwaps>(
    `with asked as (select id, product_id, net_weight_g from shop.variants where id = any ($1)),
     swaps as (
       select a.id as for_id, v.id as variant_id, 0 as rank, abs(coalesce(v.net_weight_g, 0) - coalesce(a.net_weight_g, 0)) as far
         from asked a
         join shop.variants v on v.product_id = a.product_id and v.id <> a.id and v.status <> 'discontinued' and v.short_of is null
         join shop.stock s on s.variant_id = v.id and s.on_hand > s.reserved
       union all
       select a.id, c.variant_id, 1, r.position
         from asked a
         join shop.product_relations r on r.product_id = a.product_id and r.type in ('related', 'upsell')
         join shop.product_cards c on c.product_id = r.related_product_id
        where c.storefront_id = $2 and c.in_stock and c.status <> 'discontinued'
     )
     select for_id as "forId", variant_id as "variantId" from swaps order by for_id, rank, far, variant_id`,
    [variantIds, storefrontId],
  )
  return rows
}
