import type { CouponChoices, CouponDraft } from '@shop/contract/promotion/staff-coupon'
import type { LocalDate } from '@shop/domain/calendar/local-date'
import { WON_CODE } from '#app/fair/won-code'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type {
  InsertCoupon,
  LockCoupon,
  RecountUses,
  SelectCodeOwner,
  SelectCoupon,
  SelectCoupons,
  SelectOverlaps,
  SelectPromotionChoices,
  UpdateCoupon,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const DRAFT = `jsonb_build_object('code', c.code, 'name', c.name, 'description', c.description, 'minimumGoods', c.minimum_goods,
  'firstOrderOnly', c.first_order_only, 'limitPerCustomer', c.limit_per_customer, 'limitTotal', c.limit_total,
  'customerGroups', c.customer_groups, 'categories', c.categories, 'excludes', c.excludes, 'validFrom', c.valid_from, 'validTo', c.valid_to,
  'isAutomatic', c.is_automatic, 'products', c.products, 'brands', c.brands,
  'benefit', jsonb_build_object('kind', c.kind) || case c.kind
    when 'percent' then jsonb_build_object('percent', c.percent, 'maximum', c.maximum)
    when 'fixed' then jsonb_build_object('amount', c.amount)
    when 'free-shipping' then jsonb_build_object('methodCodes', c.shipping_codes)
    when 'gift' then jsonb_build_object('variantId', c.gift_variant_id, 'pieces', c.gift_pieces)
    when 'buy-x-get-y' then jsonb_build_object('buy', c.buy_pieces, 'get', c.get_pieces)
    else jsonb_build_object('multiplier', c.multiplier) end) as draft`

const SHOWN = 100

export type ListedCoupon = Narrow<SelectCoupons, { draft: CouponDraft; isDraft: boolean }>

/** What stands of their uses; an order that was cancelled costs nothing. */
const LISTED = `select c.id, c.version, c.is_draft as "isDraft", c.ended_at as "endedAt", ${DRAFT},
            (select count(*)::int from shop.coupon_redemptions r where r.coupon_id = c.id and r.released_at is null) as redemptions,
            coalesce(spent.cost, 0)::float8 as cost, coalesce(spent.paid, 0)::float8 as paid
       from shop.coupons c
       left join lateral (
         select sum((select sum(l.coupon_discount) from shop.order_lines l where l.order_id = o.id)) as cost, sum(o.goods_paid) as paid
           from shop.orders o where o.coupon_id = c.id and o.state not in ('cancelled', 'expired')
       ) spent on true`

/** A fair wins hundreds of codes in a day, and whoever recommends us has one. They would push out everything that people made, so they come only when looked for. */
export async function selectCoupons(db: Db, find: string): Promise<ListedCoupon[]> {
  const { rows } = await db.query<ListedCoupon>(
    `${LISTED}
      where c.storefront_id = $1
        and case when $2 = '' then (c.limit_total is distinct from 1 or not starts_with(c.code, $3))
                   and not exists (select from shop.referral_codes k where k.coupon_id = c.id)
                 else c.code ilike $2 || '%' or c.name ilike '%' || $2 || '%' end
      order by c.id desc limit ${SHOWN}`,
    [STOREFRONT_ID, find.replaceAll(/[\\%_]/g, '\\$&'), WON_CODE],
  )
  return rows
}

export async function selectCoupon(db: Db, id: number): Promise<ListedCoupon | null> {
  const { rows } = await db.query<Narrow<SelectCoupon, ListedCoupon>>(
    `${LISTED}
      where c.storefront_id = $1 and c.id = $2`,
    [STOREFRONT_ID, id],
  )
  return rows[0] ?? null
}

export async function selectPromotionChoices(db: Db): Promise<CouponChoices> {
  const { rows } = await db.query<Narrow<SelectPromotionChoices, CouponChoices>>(
    `select (select coalesce(jsonb_agg(jsonb_build_object('code', g.code, 'name', g.name) order by g.id), '[]')
               from shop.customer_groups g where g.storefront_id = $1 and g.coupons_allowed) as groups,
            (select coalesce(jsonb_agg(jsonb_build_object('code', k.slug, 'name', k.name) order by k.name), '[]')
               from shop.categories k where k.storefront_id = $1) as categories,
            (select coalesce(jsonb_agg(jsonb_build_object('code', m.code, 'name', m.name) order by m.position), '[]')
               from shop.shipping_methods m where m.storefront_id = $1 and m.is_active) as shipping,
            (select coalesce(jsonb_agg(jsonb_build_object('code', b.slug, 'name', b.name) order by b.name), '[]')
               from shop.brands b where b.storefront_id = $1) as brands`,
    [STOREFRONT_ID],
  )
  return onlyRow(rows)
}

type LockedCoupon = Narrow<LockCoupon, { draft: CouponDraft; isDraft: boolean }>

export async function lockCoupon(db: Db, id: number): Promise<LockedCoupon | null> {
  const { rows } = await db.query<LockedCoupon>(
    `select c.id, c.version, c.is_draft as "isDraft", c.ended_at as "endedAt", c.redeemed, ${DRAFT}
       from shop.coupons c where c.id = $1 and c.storefront_id = $2 for update`,
    [id, STOREFRONT_ID],
  )
  return rows[0] ?? null
}

export async function selectCodeOwner(db: Db, code: string): Promise<number | null> {
  const { rows } = await db.query<SelectCodeOwner>(
    'select id from shop.coupons where storefront_id = $1 and code = $2',
    [STOREFRONT_ID, code],
  )
  return rows[0]?.id ?? null
}

const COLUMNS = `code, name, description, kind, percent, maximum, amount, shipping_codes, gift_variant_id, gift_pieces, buy_pieces,
  get_pieces, multiplier, minimum_goods, first_order_only, limit_per_customer, limit_total, customer_groups, categories, excludes,
  valid_from, valid_to, is_draft, is_automatic, products, brands`

function toValues(draft: CouponDraft, isDraft: boolean): unknown[] {
  const { benefit: b } = draft
  return [
    ...[draft.code, draft.name, draft.description, b.kind],
    ...(b.kind === 'percent' ? [b.percent, b.maximum] : [null, null]),
    b.kind === 'fixed' ? b.amount : null,
    b.kind === 'free-shipping' ? b.methodCodes : null,
    ...(b.kind === 'gift' ? [b.variantId, b.pieces] : [null, null]),
    ...(b.kind === 'buy-x-get-y' ? [b.buy, b.get] : [null, null]),
    b.kind === 'credit-multiplier' ? b.multiplier : null,
    ...[draft.minimumGoods, draft.firstOrderOnly, draft.limitPerCustomer, draft.limitTotal],
    ...[draft.customerGroups, draft.categories, draft.excludes, draft.validFrom, draft.validTo, isDraft],
    ...[draft.isAutomatic, draft.products, draft.brands],
  ]
}

const PLACES = Array.from({ length: 26 }, (_, index) => `$${index + 2}`).join(', ')

/** Null when somebody was faster with the same code. */
export async function insertCoupon(db: Db, draft: CouponDraft, isDraft: boolean): Promise<InsertCoupon | null> {
  const { rows } = await db.query<InsertCoupon>(
    `insert into shop.coupons (storefront_id, ${COLUMNS}) values ($1, ${PLACES})
     on conflict (storefront_id, code) do nothing returning id, version`,
    [STOREFRONT_ID, ...toValues(draft, isDraft)],
  )
  return rows[0] ?? null
}

export async function updateCoupon(db: Db, id: number, draft: CouponDraft, isDraft: boolean): Promise<number> {
  const { rows } = await db.query<UpdateCoupon>(
    `update shop.coupons set (${COLUMNS}) = (${PLACES}) where id = $1 returning version`,
    [id, ...toValues(draft, isDraft)],
  )
  return onlyRow(rows).version
}

/** Uses are counted only while there is a limit: one that is set later begins with those there are. The caller holds the coupon. */
export async function recountUses(db: Db, id: number): Promise<number> {
  const { rows } = await db.query<RecountUses>(
    `update shop.coupons c set redeemed =
       (select count(*) from shop.coupon_redemptions r where r.coupon_id = c.id and r.released_at is null)
      where c.id = $1 and c.limit_total is null returning c.redeemed`,
    [id],
  )
  return rows[0]?.redeemed ?? 0
}

export async function updateCouponEnded(db: Db, id: number, now: Date): Promise<number> {
  const { rows } = await db.query<UpdateCoupon>(
    'update shop.coupons set ended_at = $2 where id = $1 returning version',
    [id, now],
  )
  return onlyRow(rows).version
}

/** Others that run on the same days for the same people and goods. */
export async function selectOverlaps(db: Db, draft: CouponDraft, today: LocalDate): Promise<SelectOverlaps[]> {
  const { rows } = await db.query<SelectOverlaps>(
    `select c.code, c.name, to_char(c.valid_to, 'YYYY-MM-DD') as "validTo" from shop.coupons c
      where c.storefront_id = $1 and c.code <> $2 and not c.is_draft and c.ended_at is null and c.limit_total is distinct from 1
        and c.valid_from <= $4::date and c.valid_to >= greatest($3::date, $7::date) and c.customer_groups && $5::text[]
        and (c.categories is null or $6::text[] is null or c.categories && $6::text[])
      order by c.valid_to desc limit 6`,
    [STOREFRONT_ID, draft.code, draft.validFrom, draft.validTo, draft.customerGroups, draft.categories, today],
  )
  return rows
}
