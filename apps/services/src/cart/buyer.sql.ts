import type { Coupon } from '@shop/domain/cart/coupon'
import type { Db } from '#app/store/database'

export interface BuyerRow {
  group: string | null
  /** Credits that can be spent now. */
  balance: number
  ordersPlaced: number
}

const COUNTS = `state not in ('cancelled', 'expired')`

/** A customer with their group, credits and orders; a guest is known by the e-mail of the checkout, if by anything. */
export async function selectBuyer(
  db: Db,
  { customerId, email, now }: { customerId: number | null; email: string | null; now: Date },
): Promise<BuyerRow | null> {
  if (customerId === null) return email === null ? null : selectGuest(db, email)
  const { rows } = await db.query({
    name: 'buyer',
    text: `select g.code as "group",
                  coalesce((select sum(l.remaining) from shop.credit_lots l
                     where l.customer_id = c.id and l.usable_from <= $2 and (l.expires_at is null or l.expires_at > $2)), 0)::int as balance,
                  (select count(*) from (select from shop.orders o where o.customer_id = c.id and ${COUNTS} limit 2) o)::int as "ordersPlaced"
             from shop.customers c left join shop.customer_groups g on g.id = c.customer_group_id where c.id = $1`,
    values: [customerId, now],
  })
  return rows[0] ?? null
}

async function selectGuest(db: Db, email: string): Promise<BuyerRow> {
  const { rows } = await db.query({
    name: 'buyer-guest',
    text: `select null as "group", 0 as balance,
                  (select count(*) from (select from shop.orders o where o.email = $1 and ${COUNTS} limit 2) o)::int as "ordersPlaced"`,
    values: [email],
  })
  return rows[0]
}

export interface CouponRow {
  id: number
  coupon: Coupon
  giftVariantId: number | null
  usage: { byBuyer: number; total: number }
}

/** With how often this buyer has used it, as the account and as the e-mail. */
export async function selectCoupon(
  db: Db,
  {
    storefrontId,
    code,
    customerId,
    email,
  }: { storefrontId: number; code: string; customerId: number | null; email: string | null },
): Promise<CouponRow | null> {
  const { rows } = await db.query({
    name: 'coupon',
    text: `select to_jsonb(c) as row,
                  (select count(*) from shop.coupon_redemptions r
                    where r.coupon_id = c.id and r.released_at is null and (r.email = $4 or r.customer_id = $3))::int as "byBuyer"
             from shop.coupons c where c.storefront_id = $1 and c.code = $2`,
    values: [storefrontId, code, customerId, email],
  })
  if (rows.length === 0) return null
  const { row, byBuyer } = rows[0]
  return {
    id: row.id,
    coupon: toCoupon(row),
    giftVariantId: row.gift_variant_id,
    usage: { byBuyer, total: row.redeemed },
  }
}

interface StoredCoupon {
  code: string
  kind: Coupon['kind']
  minimum_goods: number
  first_order_only: boolean
  limit_per_customer: number | null
  limit_total: number | null
  customer_groups: string[]
  categories: string[] | null
  excludes: Coupon['excludes']
  valid_from: string
  valid_to: string
  percent: number
  maximum: number | null
  amount: number
  shipping_codes: string[]
  gift_pieces: number
  buy_pieces: number
  get_pieces: number
  multiplier: number
}

function toCoupon(row: StoredCoupon): Coupon {
  const terms = {
    code: row.code,
    minimumGoods: row.minimum_goods,
    firstOrderOnly: row.first_order_only,
    usageLimitPerCustomer: row.limit_per_customer,
    usageLimitTotal: row.limit_total,
    customerGroups: row.customer_groups,
    categories: row.categories,
    excludes: row.excludes,
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }
  switch (row.kind) {
    case 'percent':
      return { ...terms, kind: 'percent', percent: row.percent, maximum: row.maximum }
    case 'fixed':
      return { ...terms, kind: 'fixed', amount: row.amount }
    case 'free-shipping':
      return { ...terms, kind: 'free-shipping', methodCodes: row.shipping_codes }
    case 'gift':
      return { ...terms, kind: 'gift', pieces: row.gift_pieces }
    case 'buy-x-get-y':
      return { ...terms, kind: 'buy-x-get-y', buy: row.buy_pieces, get: row.get_pieces }
    case 'credit-multiplier':
      return { ...terms, kind: 'credit-multiplier', multiplier: row.multiplier }
  }
}
