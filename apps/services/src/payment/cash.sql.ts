import { type Db, onlyRow } from '#app/store/database'
import type { HasParcelLeft, WasCashAsked } from '#app/store/rows'

/** A parcel of the order is with its carrier, and with it what the carrier was told to collect. */
export async function hasParcelLeft(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query<HasParcelLeft>(
    `select exists (
       select from shop.parcels where order_id = $1 and handed_over_at is not null and state <> 'cancelled' and replaced_by is null
     ) as "hasLeft"`,
    [orderId],
  )
  return onlyRow(rows).hasLeft
}

/** Some parcel of the order, of whatever end, was told to collect. */
export async function wasCashAsked(db: Db, orderId: number): Promise<boolean> {
  const { rows } = await db.query<WasCashAsked>(
    `select exists (select from shop.parcels where order_id = $1 and cod_amount > 0) as "wasAsked"`,
    [orderId],
  )
  return onlyRow(rows).wasAsked
}
