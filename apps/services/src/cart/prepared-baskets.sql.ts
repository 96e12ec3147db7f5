import { type CartLine, lineId } from '@shop/domain/cart/cart'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockBasket, SelectBasket, SelectBasketLines, SelectBasketPartner, SelectFirstName } from '#app/store/rows'

export interface BasketRow {
  id: number
  kind: 'shared' | 'staff' | 'calculator' | 'breeder' | 'group'
  title: string
  note: string
  preparedBy: string
  expiresAt: Date
  usesLeft: number | null
  /** Whose recommendation it is. */
  referralCodeId: number | null
}

const BASKET = `id, kind, title, note, prepared_by as "preparedBy", expires_at as "expiresAt", uses_left as "usesLeft", referral_code_id as "referralCodeId"`

interface NewBasket extends Omit<BasketRow, 'id'> {
  storefrontId: number
  tokenHash: Buffer
  customerId: number | null
  lines: readonly CartLine[]
  now: Date
}

export async function insertBasket(db: Db, basket: NewBasket): Promise<void> {
  const lines = basket.lines.map(({ variantId, pieces, regularWeeks, seenPrice }, index) => ({
    position: index + 1,
    variant_id: Number(variantId),
    pieces,
    regular_weeks: regularWeeks ?? 0,
    seen_price: seenPrice,
  }))
  await db.query<NoRow>(
    `with basket as (
       insert into shop.prepared_baskets
         (storefront_id, token_hash, kind, customer_id, title, note, prepared_by, expires_at, uses_left, created_at, referral_code_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12) returning id
     )
     insert into shop.prepared_basket_lines (prepared_basket_id, position, variant_id, pieces, regular_weeks, seen_price)
     select basket.id, l.position, l.variant_id, l.pieces, l.regular_weeks, l.seen_price
       from basket, jsonb_to_recordset($11::jsonb)
         as l (position integer, variant_id bigint, pieces integer, regular_weeks integer, seen_price bigint)`,
    [
      basket.storefrontId,
      basket.tokenHash,
      basket.kind,
      basket.customerId,
      basket.title,
      basket.note,
      basket.preparedBy,
      basket.expiresAt,
      basket.usesLeft,
      basket.now,
      JSON.stringify(lines),
      basket.referralCodeId,
    ],
  )
}

/** One whose address stays is made anew. */
export async function deleteBasket(db: Db, tokenHash: Buffer): Promise<void> {
  await db.query<NoRow>('delete from shop.prepared_baskets where token_hash = $1', [tokenHash])
}

export async function selectBasket(db: Db, tokenHash: Buffer): Promise<BasketRow | null> {
  const { rows } = await db.query<SelectBasket>(`select ${BASKET} from shop.prepared_baskets where token_hash = $1`, [
    tokenHash,
  ])
  return rows[0] ?? null
}

/** Locked, so that the last use is used once. */
export async function lockBasket(db: Db, tokenHash: Buffer): Promise<BasketRow | null> {
  const { rows } = await db.query<LockBasket>(
    `select ${BASKET} from shop.prepared_baskets where token_hash = $1 for update`,
    [tokenHash],
  )
  return rows[0] ?? null
}

export async function updateBasketUses(db: Db, id: number, usesLeft: number | null): Promise<void> {
  await db.query<NoRow>('update shop.prepared_baskets set uses_left = $2 where id = $1', [id, usesLeft])
}

export async function selectBasketLines(db: Db, id: number): Promise<CartLine[]> {
  const { rows } = await db.query<SelectBasketLines>(
    `select variant_id::text as "variantId", pieces, nullif(regular_weeks, 0) as "regularWeeks", seen_price as "seenPrice"
       from shop.prepared_basket_lines where prepared_basket_id = $1 order by position`,
    [id],
  )
  return rows.map((row) => ({ ...row, id: lineId(row.variantId, row.regularWeeks) }))
}

export async function selectFirstName(db: Db, customerId: number): Promise<string> {
  const { rows } = await db.query<SelectFirstName>(
    'select first_name as "firstName" from shop.customers where id = $1',
    [customerId],
  )
  return rows[0]?.firstName ?? ''
}

interface BasketPartner {
  name: string
  code: string
  percent: number
  credits: number
  customerId: number
}

/** Of a trainer who still is one, as the printed address says it. */
export async function selectBasketPartner(db: Db, codeId: number): Promise<BasketPartner | null> {
  const { rows } = await db.query<Narrow<SelectBasketPartner, BasketPartner>>(
    `select coalesce((select a.subject from shop.applications a where a.customer_id = w.id and a.kind = 'trainer' and a.state = 'approved'
              order by a.id desc limit 1), '') as name,
            c.code, c.percent::float8 as percent, (credits.value #>> '{}')::integer as credits, w.id as "customerId"
       from shop.referral_codes k
       join shop.coupons c on c.id = k.coupon_id and c.ended_at is null
       join shop.customers w on w.id = k.customer_id and w.email is not null
       join shop.referral_programmes g on g.storefront_id = k.storefront_id and g.code = k.programme
       join shop.settings credits on credits.storefront_id = g.storefront_id and credits.key = g.credits_key
      where k.id = $1 and internal.referral_programme(w.id) = 'trainer'`,
    [codeId],
  )
  return rows[0] ?? null
}
