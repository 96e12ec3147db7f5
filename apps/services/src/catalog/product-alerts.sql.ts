import type { ProductAlertView, WatchVariant } from '@shop/contract/endpoints/catalog-endpoints'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type {
  CountOthers,
  LockProductAlert,
  SaveProductAlert,
  SelectProductAlert,
  SelectWatchedPrice,
} from '#app/store/rows'

interface Watched {
  storefrontId: number
  /** Haléře. */
  price: number
}

/** What the customer sees now; null for what is not public or has no public price. */
export async function selectWatchedPrice(db: Db, variantId: number): Promise<Watched | null> {
  const { rows } = await db.query<Narrow<SelectWatchedPrice, Watched>>(
    `select o.storefront_id as "storefrontId", o.price
       from shop.variant_offers o
       join shop.products p on p.id = o.product_id
      where o.variant_id = $1 and o.is_public and p.status in ('active', 'sell_out') and p.published_at <= now()`,
    [variantId],
  )
  return rows[0] ?? null
}

/** Whoever asks again before confirming starts anew, with the price seen now; what is confirmed is left alone. */
export async function saveProductAlert(db: Db, watch: WatchVariant & Watched & { now: Date }): Promise<number> {
  const { storefrontId, variantId, kind, email } = watch
  const wishedPrice = kind === 'price_drop' ? watch.wishedPrice : null
  await db.query<NoRow>(
    `insert into internal.product_alerts as w (storefront_id, variant_id, kind, email, seen_price, created_at, wished_price)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (storefront_id, variant_id, kind, lower(email)) where notified_at is null and cancelled_at is null
     do update set seen_price = excluded.seen_price, created_at = excluded.created_at,
       wished_price = excluded.wished_price where w.confirmed_at is null`,
    [storefrontId, variantId, kind, email, watch.price, watch.now, wishedPrice],
  )
  const { rows } = await db.query<SaveProductAlert>(
    `select id::int as id from internal.product_alerts
      where storefront_id = $1 and variant_id = $2 and kind = $3 and lower(email) = lower($4)
        and notified_at is null and cancelled_at is null`,
    [storefrontId, variantId, kind, email],
  )
  if (!rows[0]) throw new Error('A product alert that was just written is not there.')
  return rows[0].id
}

export interface ProductAlertRow {
  id: number
  storefrontId: number
  kind: WatchVariant['kind']
  state: ProductAlertView['state']
  /** Haléře. */
  wishedPrice: number | null
  email: string
  name: string
  variant: string
  slug: string
  sku: string
}

// An address that nobody confirms in a week is forgotten; the purge comes at night, the link ends on time.
const LINKED = `select w.id::int as id, w.storefront_id::int as "storefrontId", w.kind, w.email,
    w.wished_price::int as "wishedPrice", p.name, v.name as variant,
    p.slug, v.sku,
    case when w.cancelled_at is not null then 'cancelled' when w.notified_at is not null then 'told'
         when w.confirmed_at is not null then 'watching' else 'waiting' end as state
  from internal.product_alerts w
  join shop.variants v on v.id = w.variant_id
  join shop.products p on p.id = v.product_id
 where w.id = $1 and (w.confirmed_at is not null or w.created_at > $2::timestamptz - interval '7 days')`

export async function selectProductAlert(db: Db, id: number, now: Date): Promise<ProductAlertRow | null> {
  return (await db.query<SelectProductAlert>(LINKED, [id, now])).rows[0] ?? null
}

export async function lockProductAlert(db: Db, id: number, now: Date): Promise<ProductAlertRow | null> {
  return (await db.query<LockProductAlert>(`${LINKED} for update of w`, [id, now])).rows[0] ?? null
}

export async function updateConfirmed(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>('update internal.product_alerts set confirmed_at = $2 where id = $1', [id, now])
}

/** The one that is named, or all that still wait for the address when the named one has been told. */
export async function updateCancelled(
  db: Db,
  { id, state, storefrontId, email }: ProductAlertRow,
  now: Date,
): Promise<void> {
  await db.query<NoRow>(
    `update internal.product_alerts set cancelled_at = $2
      where (id = $1 or ($3 and storefront_id = $4 and lower(email) = lower($5)))
        and notified_at is null and cancelled_at is null`,
    [id, now, state === 'told', storefrontId, email],
  )
}

export async function countOthers(db: Db, { id, storefrontId, email }: ProductAlertRow): Promise<number> {
  const { rows } = await db.query<CountOthers>(
    `select count(*)::int as count from internal.product_alerts
      where id <> $1 and storefront_id = $2 and lower(email) = lower($3)
        and confirmed_at is not null and notified_at is null and cancelled_at is null`,
    [id, storefrontId, email],
  )
  return rows[0]?.count ?? 0
}
