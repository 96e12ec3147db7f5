import type { Db, NoRow } from '#app/store/database'
import type { OpenDueProducts } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Null publishes now, by the clock of the database, which policies and cards go by. */
export async function updatePublished(db: Db, productId: number, at: string | null): Promise<void> {
  await db.query<NoRow>(
    `update shop.products
        set status = case when $2::timestamptz is null then 'active' else 'scheduled' end,
            published_at = coalesce($2::timestamptz, least(published_at, now()), now()), successor_id = null
      where id = $1`,
    [productId, at],
  )
}

export async function updateEnded(
  db: Db,
  productId: number,
  status: string,
  successorId: number | null,
): Promise<void> {
  await db.query<NoRow>('update shop.products set status = $2, successor_id = $3 where id = $1', [
    productId,
    status,
    successorId,
  ])
}

/** Only what is on sale can follow; and not what is itself followed by the one that ends. */
export async function isSuccessor(db: Db, productId: number, successorId: number): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.products where storefront_id = $1 and id = $3 and id <> $2 and status in ('active', 'sell_out')
        and successor_id is distinct from $2`,
    [STOREFRONT_ID, productId, successorId],
  )
  return rowCount === 1
}

export async function openDueProducts(db: Db): Promise<number[]> {
  const { rows } = await db.query<OpenDueProducts>(
    `update shop.products set status = 'active', published_at = least(published_at, now())
      where status = 'scheduled' and published_at <= internal.shop_now() returning id`,
  )
  return rows.map(({ id }) => id)
}
