import { type Db, onlyRow } from '#app/store/database'
import type { InsertOrderCart } from '#app/store/rows'

/** A cart that nobody owns and nothing lies in: an order has to have come from one. */
export async function insertOrderCart(
  db: Db,
  { storefrontId, now }: { storefrontId: number; now: Date },
): Promise<number> {
  const { rows } = await db.query<InsertOrderCart>(
    `insert into shop.carts (storefront_id, token_hash, created_at, changed_at, expires_at)
     values ($1, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), $2, $2, $2) returning id`,
    [storefrontId, now],
  )
  return onlyRow(rows).id
}
