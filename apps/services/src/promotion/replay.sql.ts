import { AGREED } from '#app/cart/buyer.sql'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectGift, SelectPriceMoments, SelectReplayed } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export interface ReplayedRow {
  /** Of the order, or of the cart that did not become one. */
  id: string
  wasOrdered: boolean
  at: Date
  group: string | null
  buyer: string
  customerId: number | null
  /** Before this one. */
  ordersBefore: number
  creditsSpent: number
  couponCode: string | null
  shippingMethodId: number | null
  paymentMethodId: number | null
  /** Of today, as all rules but the prices of lists are. */
  agreedPrices: Record<string, number>
  lines: { variantId: number; pieces: number; weeks: number | null }[]
}

// A set was bought as so many sets, though its parts are what is written.
const BOUGHT = `select jsonb_agg(jsonb_build_object('variantId', b.variant_id, 'pieces', b.pieces, 'weeks', b.weeks) order by b.variant_id, b.weeks)
  from (
    select coalesce(l.bundle_variant_id, l.variant_id) as variant_id, l.regular_weeks as weeks,
           case when l.bundle_variant_id is null then sum(l.pieces) else min(l.pieces / greatest(c.quantity, 1)) end::int as pieces
      from shop.order_lines l
      left join shop.bundle_components c on c.bundle_variant_id = l.bundle_variant_id and c.component_variant_id = l.variant_id
     where l.order_id = o.id and l.kind = 'goods'
     group by l.bundle_variant_id, coalesce(l.bundle_variant_id, l.variant_id), l.regular_weeks) b
 where b.pieces > 0`

const WAITING = `select jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'pieces', l.pieces, 'weeks', nullif(l.regular_weeks, 0)) order by l.position)
  from shop.cart_lines l where l.cart_id = c.id and not l.is_saved`

const BOUGHT_GOODS = `array(select coalesce(l.bundle_variant_id, l.variant_id) from shop.order_lines l where l.order_id = o.id and l.kind = 'goods')`
const WAITING_GOODS = 'array(select l.variant_id from shop.cart_lines l where l.cart_id = c.id and not l.is_saved)'

/** Orders that stand and carts that wait, the newest first; only those that can be among them are taken apart. Who somebody is stays in the database: a buyer is a hash. */
export async function selectReplayed(db: Db, since: Date, limit: number, now: Date): Promise<ReplayedRow[]> {
  const { rows } = await db.query<Narrow<SelectReplayed, ReplayedRow>>(
    `select * from (
       select o.number as id, true as "wasOrdered", o.placed_at as at, o.customer_group as "group", o.customer_id as "customerId",
              md5(coalesce('c' || o.customer_id, o.email)) as buyer,
              (select count(*)::int from (select from shop.orders e where e.placed_at < o.placed_at and e.state not in ('cancelled', 'expired') and e.shipping_kind <> 'email'
                 and (e.email = o.email or e.customer_id = o.customer_id) limit 2) e) as "ordersBefore",
              o.credits_spent as "creditsSpent", o.coupon_code as "couponCode", o.shipping_method_id as "shippingMethodId",
              o.payment_method_id as "paymentMethodId", ${AGREED('o.customer_id', 'o.customer_group', '$4', BOUGHT_GOODS)} as "agreedPrices", (${BOUGHT}) as lines
         from (select * from shop.orders n where n.storefront_id = $1 and n.placed_at >= $2 and n.state not in ('cancelled', 'expired')
                order by n.placed_at desc limit $3) o
       union all
       select 'k' || c.id, false, c.changed_at, g.code, c.customer_id, md5(coalesce('c' || c.customer_id, c.details ->> 'email', 'k' || c.id)),
              (select count(*)::int from (select from shop.orders e where e.state not in ('cancelled', 'expired') and e.shipping_kind <> 'email'
                 and (e.email = c.details ->> 'email' or e.customer_id = c.customer_id) limit 2) e),
              0, null, c.shipping_method_id, c.payment_method_id, ${AGREED('c.customer_id', 'g.code', '$4', WAITING_GOODS)}, (${WAITING})
         from (select * from shop.carts n where n.storefront_id = $1 and n.changed_at >= $2 and n.state in ('active', 'in_checkout', 'abandoned')
                  and exists (select from shop.cart_lines w where w.cart_id = n.id and not w.is_saved)
                order by n.changed_at desc limit $3) c left join shop.customers k on k.id = c.customer_id left join shop.customer_groups g on g.id = k.customer_group_id
     ) r where r.lines is not null order by r.at desc limit $3`,
    [STOREFRONT_ID, since, limit, now],
  )
  return rows
}

/** When prices have changed meanwhile: between two of them goods cost the same. */
export async function selectPriceMoments(
  db: Db,
  variantIds: readonly number[],
  since: Date,
  until: Date,
): Promise<Date[]> {
  const { rows } = await db.query<SelectPriceMoments>(
    `select distinct valid_from as at from shop.prices where variant_id = any ($1) and valid_from > $2 and valid_from <= $3 order by 1`,
    [variantIds, since, until],
  )
  return rows.map(({ at }) => at)
}

export async function selectGift(db: Db, variantId: number): Promise<boolean> {
  const { rows } = await db.query<SelectGift>(
    'select count(*)::int as count from shop.variants where id = $1 and storefront_id = $2',
    [variantId, STOREFRONT_ID],
  )
  return onlyRow(rows).count === 1
}
