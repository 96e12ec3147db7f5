import { query } from './shop-database.sql.ts'

/** So many haléře off, whenever the tests run. */
export async function offerFixedCoupon(code: string, amount: number): Promise<void> {
  await query(
    `insert into shop.coupons (storefront_id, code, name, kind, amount, minimum_goods, customer_groups, valid_from, valid_to)
     values (1, $1, $1, 'fixed', $2, 0, '{maloobchod}', current_date - 1, current_date + 1)`,
    [code, amount],
  )
}
