import type { CheckoutDetails } from '@shop/contract/checkout'
import type { CartLine } from '@shop/domain/cart/cart'
import { lineId } from '@shop/domain/cart/cart'
import { type CartState, OPEN_CART_STATES } from '@shop/domain/cart/cart-machine'
import type { MergedLine, MergeUndo } from '@shop/domain/cart/merge-carts'
import type { PriceChange } from '@shop/domain/cart/order-again'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectBadge, SelectCart, SelectCartLines, UpdateCart } from '#app/store/rows'

/** What a cart is for: shopping, or repeating one order on its own page. A guest has only the first. */
export type CartPurpose = 'shopping' | 'reorder'

/** Whose cart it is: an account's by its session, a guest's by the cookie. */
export type CartOwner = { customerId: number; purpose?: CartPurpose } | { tokenHash: Buffer }

/** Goods that did not come over stand nowhere else, so their name is kept with the report. */
export type StoredMergedLine = MergedLine & { name?: string | null; price?: PriceChange | null }

export interface StoredMerge {
  report: readonly StoredMergedLine[]
  undo: MergeUndo
  /** The guest's cart that came over; null for a prepared basket and for an order, which are only copied. */
  otherCartId: number | null
  from?: 'cart' | 'basket' | 'order'
}

export type CartRow = Narrow<
  SelectCart,
  { details: CheckoutDetails | null; merge: StoredMerge | null; purpose: CartPurpose }
>

const CART = `id, customer_id as "customerId", state, version, coupon_code as "couponCode", credits_wanted as "creditsWanted",
  credits_all as "creditsAll", details, shipping_method_id as "shippingMethodId", payment_method_id as "paymentMethodId",
  pickup_point_id as "pickupPointId", merge, merged_at as "mergedAt", is_kept_apart as "isKeptApart", token_hash as "tokenHash",
  purpose, reorder_of_id as "reorderOfId", voucher_id as "voucherId"`
// Spelled out as in the index that keeps them apart, which a parameter could not use.
const IS_OPEN = `state in (${OPEN_CART_STATES.map((state) => `'${state}'`).join(', ')})`

// Spelled out as well: which of the two carts of an account it is.
const WHOSE = {
  shopping: `customer_id = $1 and purpose = 'shopping'`,
  reorder: `customer_id = $1 and purpose = 'reorder'`,
  guest: 'token_hash = $1',
}
type Whose = keyof typeof WHOSE

/** One statement for each kind of owner, ready before anybody asks. */
function perOwner(name: string, text: (whose: string) => string) {
  const prepared = (kind: Whose) => ({ name: `${name}-${kind}`, text: text(WHOSE[kind]) })
  return { shopping: prepared('shopping'), reorder: prepared('reorder'), guest: prepared('guest') }
}

function ownedBy(owner: CartOwner): { whose: Whose; value: number | Buffer } {
  return 'customerId' in owner
    ? { whose: owner.purpose ?? 'shopping', value: owner.customerId }
    : { whose: 'guest', value: owner.tokenHash }
}

const OPEN_CART = perOwner('cart-open', (whose) => `select ${CART} from shop.carts where ${whose} and ${IS_OPEN}`)

export async function selectOpenCart(db: Db, owner: CartOwner): Promise<CartRow | null> {
  const { whose, value } = ownedBy(owner)
  const { rows } = await db.query<CartRow>({
    ...OPEN_CART[whose],
    values: [value],
  })
  return rows[0] ?? null
}

const LOCK_OPEN_CART = perOwner(
  'cart-lock',
  (whose) => `select ${CART} from shop.carts where ${whose} and ${IS_OPEN} for update`,
)

/** The lock alone: what is in the cart must be read by a statement of its own, after the lock is held. */
export async function lockOpenCart(db: Db, owner: CartOwner): Promise<CartRow | null> {
  const { whose, value } = ownedBy(owner)
  const { rows } = await db.query<CartRow>({
    ...LOCK_OPEN_CART[whose],
    values: [value],
  })
  return rows[0] ?? null
}

const LOCK_OWN_CART = perOwner(
  'cart-own',
  (whose) => `select ${CART} from shop.carts where id = $2 and ${whose} for update`,
)

/** By its number, in any state, but only for its owner. */
export async function lockOwnCart(db: Db, owner: CartOwner, id: number): Promise<CartRow | null> {
  const { whose, value } = ownedBy(owner)
  const { rows } = await db.query<CartRow>({
    ...LOCK_OWN_CART[whose],
    values: [value, id],
  })
  return rows[0] ?? null
}

export async function lockCartById(db: Db, id: number): Promise<CartRow | null> {
  const { rows } = await db.query<CartRow>(`select ${CART} from shop.carts where id = $1 for update`, [id])
  return rows[0] ?? null
}

interface NewCart {
  storefrontId: number
  owner: CartOwner
  now: Date
  expiresAt: Date
}

const INSERT_CART = `insert into shop.carts (storefront_id, customer_id, token_hash, created_at, changed_at, expires_at)
  values ($1, $2, $3, $4, $4, $5) returning ${CART}`

export async function insertCart(db: Db, { storefrontId, owner, now, expiresAt }: NewCart): Promise<CartRow> {
  const [customerId, tokenHash] = 'customerId' in owner ? [owner.customerId, null] : [null, owner.tokenHash]
  const { rows } = await db.query<CartRow>({
    name: 'cart-insert',
    text: INSERT_CART,
    values: [storefrontId, customerId, tokenHash, now, expiresAt],
  })
  return onlyRow(rows)
}

/** Everything of the row that commands change; the state goes along and the database refuses a wrong one. */
export async function updateCart(db: Db, cart: CartRow, now: Date, expiresAt: Date): Promise<number> {
  const { rows } = await db.query<UpdateCart>({
    name: 'cart-update',
    text: `update shop.carts
              set state = $2, coupon_code = $3, credits_wanted = $4, credits_all = $5, details = $6, shipping_method_id = $7,
                  payment_method_id = $8, pickup_point_id = $9, merge = $10, merged_at = $11, is_kept_apart = $12,
                  changed_at = $13, expires_at = $14, voucher_id = $15
            where id = $1 returning version`,
    values: [
      cart.id,
      cart.state,
      cart.couponCode,
      cart.creditsWanted,
      cart.creditsAll,
      cart.details,
      cart.shippingMethodId,
      cart.paymentMethodId,
      cart.pickupPointId,
      cart.merge,
      cart.mergedAt,
      cart.isKeptApart,
      now,
      expiresAt,
      cart.voucherId,
    ],
  })
  return onlyRow(rows).version
}

export async function updateCartMerged(db: Db, id: number, intoId: number, now: Date): Promise<void> {
  await db.query<NoRow>(`update shop.carts set state = 'merged', merged_into_id = $2, changed_at = $3 where id = $1`, [
    id,
    intoId,
    now,
  ])
}

/** The guest's cart becomes the account's: from now on it goes with the session. */
export async function updateCartOwner(db: Db, id: number, customerId: number, expiresAt: Date): Promise<void> {
  await db.query<NoRow>('update shop.carts set customer_id = $2, token_hash = null, expires_at = $3 where id = $1', [
    id,
    customerId,
    expiresAt,
  ])
}

interface CartLines {
  readonly lines: readonly CartLine[]
  readonly saved: readonly CartLine[]
}

export async function selectCartLines(db: Db, cartId: number): Promise<CartLines> {
  const { rows } = await db.query<SelectCartLines>({
    name: 'cart-lines',
    text: `select variant_id as "variantId", regular_weeks as weeks, is_saved as "isSaved", pieces, seen_price as "seenPrice"
             from shop.cart_lines where cart_id = $1 order by position`,
    values: [cartId],
  })
  const toLine = (row: { variantId: number; weeks: number; pieces: number; seenPrice: number }): CartLine => {
    const variantId = String(row.variantId)
    const regularWeeks = row.weeks === 0 ? null : row.weeks
    return {
      id: lineId(variantId, regularWeeks),
      variantId,
      pieces: row.pieces,
      regularWeeks,
      seenPrice: row.seenPrice,
    }
  }
  return {
    lines: rows.filter(({ isSaved }) => !isSaved).map(toLine),
    saved: rows.filter(({ isSaved }) => isSaved).map(toLine),
  }
}

/** Brings the table in step with the cart; lines that stay as they are are not written. */
export async function replaceCartLines(db: Db, cartId: number, { lines, saved }: CartLines): Promise<void> {
  const wanted = [
    ...lines.map((line, index) => toLineRow(line, index, false)),
    ...saved.map((line, index) => toLineRow(line, index, true)),
  ]
  await db.query<NoRow>({
    name: 'cart-lines-replace',
    text: `with wanted as materialized (
             select * from jsonb_to_recordset($2::jsonb)
               as w (variant_id bigint, regular_weeks integer, is_saved boolean, pieces integer, seen_price bigint, position integer)
           ), gone as (
             delete from shop.cart_lines l
              where l.cart_id = $1
                and (l.variant_id, l.regular_weeks, l.is_saved) not in (select variant_id, regular_weeks, is_saved from wanted)
           )
           insert into shop.cart_lines as l (cart_id, variant_id, regular_weeks, is_saved, pieces, seen_price, position)
           select $1, variant_id, regular_weeks, is_saved, pieces, seen_price, position from wanted
           on conflict (cart_id, is_saved, variant_id, regular_weeks) do update
              set pieces = excluded.pieces, seen_price = excluded.seen_price, position = excluded.position
            where (l.pieces, l.seen_price, l.position) is distinct from (excluded.pieces, excluded.seen_price, excluded.position)`,
    values: [cartId, JSON.stringify(wanted)],
  })
}

function toLineRow(line: CartLine, index: number, isSaved: boolean) {
  return {
    variant_id: Number(line.variantId),
    regular_weeks: line.regularWeeks ?? 0,
    is_saved: isSaved,
    pieces: line.pieces,
    seen_price: line.seenPrice,
    position: index + 1,
  }
}

const BADGE = perOwner(
  'cart-badge',
  (whose) => `select c.version, coalesce(sum(l.pieces) filter (where not l.is_saved), 0)::int as pieces
        from shop.carts c left join shop.cart_lines l on l.cart_id = c.id
       where ${whose} and ${IS_OPEN} group by c.id`,
)

export async function selectBadge(db: Db, owner: CartOwner): Promise<{ pieces: number; version: number } | null> {
  const { whose, value } = ownedBy(owner)
  const { rows } = await db.query<SelectBadge>({
    ...BADGE[whose],
    values: [value],
  })
  return rows[0] ?? null
}

export async function updateCartToken(db: Db, id: number, tokenHash: Buffer): Promise<void> {
  await db.query<NoRow>('update shop.carts set token_hash = $2, merged_into_id = null where id = $1', [id, tokenHash])
}

export async function updateCartState(db: Db, id: number, state: CartState): Promise<void> {
  await db.query<NoRow>('update shop.carts set state = $2 where id = $1', [id, state])
}
