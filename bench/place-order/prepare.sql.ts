import { createHash } from 'node:crypto'
import type { PaymentState } from '@shop/domain/payment/payment-state'
import type pg from 'pg'

export interface PreparedCart {
  cartId: number
  token: string
  email: string
  lines: CartModel['lines']
}

/** A cart of two lines in checkout, as the steps of the shop leave it; `details` is one that the shop has stored itself. */
export interface CartModel {
  details: Record<string, unknown>
  shippingMethodId: number
  paymentMethodId: number
  lines: { variantId: number; pieces: number; seenPrice: number }[]
}

let made = 0

/** Many carts ready for the button, written as one statement each kind; making them over HTTP would be the slowest part. */
export async function insertCarts(client: pg.ClientBase, models: CartModel[], count: number): Promise<PreparedCart[]> {
  const carts = Array.from({ length: count }, () => {
    made += 1
    const token = `bench${String(made).padStart(17, '0')}`
    const lines = models[made % models.length]?.lines ?? []
    return { token, hash: createHash('sha256').update(token).digest('hex'), email: `kupec${made}@priklad.cz`, lines }
  })
  const [model] = models
  if (!model) throw new Error('There is no cart to repeat.')
  // Triggers would insist that a cart is born active; these are born one step later.
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  const { rows } = await client.query<{ id: string; hash: string }>(
    `insert into shop.carts (storefront_id, token_hash, state, details, shipping_method_id, payment_method_id, created_at, changed_at, expires_at)
     select 1, decode(c.hash, 'hex'), 'in_checkout', $2::jsonb || jsonb_build_object('email', c.email), $3, $4, now(), now(),
            now() + interval '30 days'
       from jsonb_to_recordset($1::jsonb) as c (hash text, email text)
     returning id, encode(token_hash, 'hex') as hash`,
    [JSON.stringify(carts), JSON.stringify(model.details), model.shippingMethodId, model.paymentMethodId],
  )
  const ids = new Map(rows.map(({ id, hash }) => [hash, Number(id)]))
  await client.query(
    `insert into shop.cart_lines (cart_id, variant_id, pieces, seen_price, position)
     select (c.cart ->> 'id')::bigint, l."variantId", l.pieces, l."seenPrice", l.position
       from jsonb_array_elements($1::jsonb) c (cart),
            rows from (jsonb_to_recordset(c.cart -> 'lines') as ("variantId" bigint, pieces integer, "seenPrice" bigint))
              with ordinality l ("variantId", pieces, "seenPrice", position)`,
    [JSON.stringify(carts.map(({ hash, lines }) => ({ id: ids.get(hash), lines })))],
  )
  await client.query('commit')
  return carts.map(({ token, hash, email, lines }) => ({ token, email, lines, cartId: ids.get(hash) ?? 0 }))
}

/** What a real checkout has left behind, to be repeated. */
export async function selectCartModel(client: pg.ClientBase, cartId: number): Promise<CartModel> {
  const { rows } = await client.query(
    `select c.details, c.shipping_method_id::int as "shippingMethodId", c.payment_method_id::int as "paymentMethodId",
            (select jsonb_agg(jsonb_build_object('variantId', l.variant_id, 'pieces', l.pieces, 'seenPrice', l.seen_price)
               order by l.position) from shop.cart_lines l where l.cart_id = c.id) as lines
       from shop.carts c where c.id = $1`,
    [cartId],
  )
  return rows[0]
}

/** An order as it was stored, with its lines: what the bare run writes again under other numbers. */
export async function selectOrderModel(
  client: pg.ClientBase,
  orderId: number,
): Promise<{ order: object; lines: object[]; mail: object; paymentState: PaymentState | null }> {
  const { rows } = await client.query(
    `select to_jsonb(o) - 'id' - 'version' - 'updated_at' as "order",
            (select jsonb_agg(to_jsonb(l) - 'order_id' order by l.position) from shop.order_lines l where l.order_id = o.id) as lines,
            (select m.data from internal.mails m where m.object = 'order:' || o.id) as mail,
            (select p.state from shop.payments p where p.order_id = o.id) as "paymentState"
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return rows[0]
}
