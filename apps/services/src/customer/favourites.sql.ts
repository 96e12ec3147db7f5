import type { Db, NoRow } from '#app/store/database'
import type { SelectFavourites } from '#app/store/rows'

/** Newest first. */
export async function selectFavourites(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await db.query<SelectFavourites>(
    'select product_id as "productId" from shop.favourites where customer_id = $1 order by added_at desc, product_id',
    [customerId],
  )
  return rows.map(({ productId }) => productId)
}

/** What the shop does not have is passed over: a guest's list may be years old. */
export async function insertFavourites(
  db: Db,
  customerId: number,
  productIds: readonly number[],
  now: Date,
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.favourites (customer_id, product_id, added_at)
     select $1, p.id, $3 from shop.products p where p.id = any ($2) on conflict do nothing`,
    [customerId, productIds, now],
  )
}

export async function deleteFavourites(db: Db, customerId: number, productIds: readonly number[]): Promise<void> {
  await db.query<NoRow>('delete from shop.favourites where customer_id = $1 and product_id = any ($2)', [
    customerId,
    productIds,
  ])
}
