import type { Db } from '#app/store/database'

/** A parcel of the order is with its carrier, and with it what the carrier was told to collect. */
export async function hasParcelLeft(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (
       select from shop.parcels where order_id = $1 and handed_over_at is not null and state <> 'cancelled' and replaced_by is null
     ) as "hasLeft"`,
    [orderId],
  )
  return rows[0].hasLeft
}
