import type { OrderLineRow, OrderRow } from '#app/order/order.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { InsertReplacementCart, SelectCaseOfReplacement, SelectOriginalRows } from '#app/store/rows'

/** What was agreed then, in columns of the table: where it goes and how, the terms of that day. */
export async function selectOriginalRows(db: Db, orderId: number): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const { rows } = await db.query<Narrow<SelectOriginalRows, { order: OrderRow; lines: OrderLineRow[] }>>(
    `select '{}'::jsonb || to_jsonb(o) as order, (select jsonb_agg(to_jsonb(l) - 'order_id' order by l.position) from shop.order_lines l where l.order_id = o.id) as lines
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return onlyRow(rows)
}

/** Every order has a cart; this one was filled by nobody and nobody opens it. */
export async function insertReplacementCart(
  db: Db,
  { storefrontId, now }: { storefrontId: number; now: Date },
): Promise<number> {
  const { rows } = await db.query<InsertReplacementCart>(
    `insert into shop.carts (storefront_id, token_hash, created_at, changed_at, expires_at)
     values ($1, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())), $2, $2, $2) returning id`,
    [storefrontId, now],
  )
  return onlyRow(rows).id
}

export async function updateReplacement(db: Db, caseId: number, orderId: number): Promise<void> {
  await db.query<NoRow>('update shop.cases set replacement_order_id = $2 where id = $1', [caseId, orderId])
}

/** The case an order was sent for; null of an order that was bought. */
export async function selectCaseOfReplacement(db: Db, orderId: number): Promise<number | null> {
  const { rows } = await db.query<SelectCaseOfReplacement>(
    'select id from shop.cases where replacement_order_id = $1',
    [orderId],
  )
  return rows[0]?.id ?? null
}
