import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { InsertAgreedList, SelectAgreedOwner, SelectBreakList } from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

interface AgreedOwner {
  customerId: number
  /** As the group of the customer buys. */
  includesVat: boolean
}

export async function selectAgreedOwner(db: Db, email: string): Promise<AgreedOwner | null> {
  const { rows } = await db.query<Narrow<SelectAgreedOwner, AgreedOwner>>(
    `select k.id as "customerId", coalesce(l.includes_vat, true) as "includesVat"
       from shop.customers k
       left join shop.customer_groups g on g.id = k.customer_group_id
       left join shop.price_lists l on l.id = g.price_list_id
      where k.storefront_id = $1 and k.email = lower($2)`,
    [STOREFRONT_ID, email],
  )
  return rows[0] ?? null
}

/** Named by a number, so that a list of lists says nobody's name; one with VAT, one without. Two who open it at once get the same one. */
export async function insertAgreedList(db: Db, { customerId, includesVat }: AgreedOwner): Promise<string> {
  const code = `zakaznik-${customerId}${includesVat ? '' : '-bez-dph'}`
  await db.query<NoRow>(
    `insert into shop.price_lists (storefront_id, code, name, includes_vat)
     values ($1, $2, 'Dohodnuté ceny, zákazník ' || $3::bigint, $4) on conflict do nothing`,
    [STOREFRONT_ID, code, customerId, includesVat],
  )
  const { rows } = await db.query<InsertAgreedList>(
    `with made as (
       insert into internal.customer_price_lists (customer_id, price_list_id)
       select $3, l.id from shop.price_lists l where l.storefront_id = $1 and l.code = $2 on conflict do nothing
     ) select code from shop.price_lists where storefront_id = $1 and code = $2`,
    [STOREFRONT_ID, code, customerId],
  )
  return onlyRow(rows).code
}

export async function insertBreakList(db: Db, parentId: number, fromPieces: number): Promise<string> {
  await db.query<NoRow>(
    `insert into shop.price_lists (storefront_id, code, name, includes_vat, parent_id, from_pieces)
     select l.storefront_id, l.code || '-od-' || $2::int, l.name || ', od ' || $2::int || ' ks', l.includes_vat, l.id, $2
       from shop.price_lists l where l.id = $1 on conflict do nothing`,
    [parentId, fromPieces],
  )
  const { rows } = await db.query<SelectBreakList>(
    'select code from shop.price_lists where parent_id = $1 and from_pieces = $2',
    [parentId, fromPieces],
  )
  return onlyRow(rows).code
}
