import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { InsertWonCoupon, SelectCustomerByEmail, SelectOfferedFood, TakeWaitingCredits } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface NewCoupon {
  code: string
  kind: 'percent' | 'free-shipping'
  name: string
  percent: number | null
  /** Haléře; a discount in per cent is never without one. */
  maximum: number | null
  minimumGoods: number
  validDays: number
  now: Date
}

/** For one order of whoever won it. */
export async function insertWonCoupon(db: Db, coupon: NewCoupon): Promise<{ id: number; validTo: string }> {
  const { rows } = await db.query<InsertWonCoupon>(
    `insert into shop.coupons (storefront_id, code, name, kind, percent, maximum, shipping_codes, minimum_goods, limit_total,
                               customer_groups, excludes, valid_from, valid_to)
     select $1, $2, $3, $4, $5, $6, case when $4 = 'free-shipping' then array(select code from shop.shipping_methods) end, $7, 1,
            '{maloobchod}', '{on_sale,bundle,regular_delivery}', t.today, t.today + $8::int
       from (select ($9::timestamptz at time zone 'Europe/Prague')::date as today) t
     returning id::int as id, to_char(valid_to, 'YYYY-MM-DD') as "validTo"`,
    [
      STOREFRONT_ID,
      coupon.code,
      coupon.name,
      coupon.kind,
      coupon.percent,
      coupon.maximum,
      coupon.minimumGoods,
      coupon.validDays,
      coupon.now,
    ],
  )
  return onlyRow(rows)
}

export async function selectCustomerByEmail(db: Db, email: string): Promise<number | null> {
  const { rows } = await db.query<SelectCustomerByEmail>(
    'select id::int as id from shop.customers where storefront_id = $1 and email = $2',
    [STOREFRONT_ID, email],
  )
  return rows[0]?.id ?? null
}

interface OfferedFood {
  name: string
  slug: string
  kcalPer100g: number
  /** Haléře for a kilogram of the largest pack. */
  pricePerKilogram: number
}

/** The food the ration is counted with. */
export async function selectOfferedFood(db: Db, slug: string): Promise<OfferedFood | null> {
  const { rows } = await db.query<Narrow<SelectOfferedFood, { pricePerKilogram: number }>>(
    `select p.name, p.slug, p.energy_kcal_per_100g::float8 as "kcalPer100g",
            (o.price * 1000.0 / v.net_weight_g)::float8 as "pricePerKilogram"
       from shop.products p
       join shop.variants v on v.product_id = p.id and v.net_weight_g > 0
       join shop.variant_offers o on o.variant_id = v.id and o.is_public
      where p.storefront_id = $1 and p.slug = $2 and p.energy_kcal_per_100g is not null
      order by v.net_weight_g desc limit 1`,
    [STOREFRONT_ID, slug],
  )
  return rows[0] ?? null
}

/** Entries whose credits wait for an account; taken once, the task about them is done. */
export async function takeWaitingCredits(db: Db, email: string, now: Date): Promise<number[]> {
  const { rows } = await db.query<TakeWaitingCredits>(
    `update shop.staff_tasks k set closed_at = $2, closed_by = 'account', note = '', updated_at = $2
       from internal.fair_entries e
      where k.kind = 'fair_credits' and k.closed_at is null and k.subject = 'fair_entry:' || e.id and e.email = $1
     returning e.id::int as id`,
    [email, now],
  )
  return rows.map(({ id }) => id)
}
