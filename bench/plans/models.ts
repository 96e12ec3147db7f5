import { BUTTON, details } from '@shop/stack/checkout'
import type { PlanShop } from './shop.ts'

const PURCHASES = 20

/** Plans begun through the API, one for each purchase of `place-order`: a small bag and two cans. Their first parcels have come. */
export async function beginModels(shop: PlanShop): Promise<void> {
  const { rows } = await shop.pool.query<{ count: number }>('select count(*)::int as count from shop.plans')
  if ((rows[0]?.count ?? 0) > 0) return
  const bags = await variantsLike(shop, 'CN-GR-%-02K')
  const cans = await variantsLike(shop, 'CN-KO-%-400')
  for (const [index, bag] of bags.slice(0, PURCHASES).entries()) {
    await beginModel(shop, index, [
      [bag, 1],
      [cans[index % cans.length] ?? 0, 2],
    ])
  }
}

async function variantsLike({ pool }: PlanShop, sku: string): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'select id::int from shop.variants where sku like $1 order by sku',
    [sku],
  )
  return rows.map(({ id }) => id)
}

async function beginModel(shop: PlanShop, index: number, goods: [number, number][]): Promise<void> {
  const send = openVisitor(shop, index)
  for (const [variantId, pieces] of goods) await send('POST', '/cart/lines', { variantId, pieces, regularWeeks: 4 })
  await send('PUT', '/checkout/details', details(`vzor${index}@priklad.cz`))
  await send('PUT', '/checkout/shipping', { shippingCode: 'ppl', pickupPointId: null })
  await send('PUT', '/checkout/payment', { paymentCode: 'dobirka' })
  const recap = await send('GET', '/checkout')
  const { id: cartId, payable } = recap.cart
  const order = { cartId, confirmation: recap.confirmation, payable, buttonText: BUTTON }
  const { orderId, accessToken } = await send('POST', '/orders', order)
  await send('POST', `/orders/${accessToken}/plan`, {})
  await deliver(shop, orderId)
}

// biome-ignore lint/suspicious/noExplicitAny: what the API answers is the matter of its tests.
type Send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => Promise<any>

function openVisitor({ app }: PlanShop, index: number): Send {
  const cookies = new Map<string, string>()
  return async (method, url, payload) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'x-forwarded-for': `10.1.0.${index + 1}`, ...(cookie ? { cookie } : {}) }
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    for (const { name, value } of answer.cookies) cookies.set(name, encodeURIComponent(value))
    if (answer.statusCode >= 300) throw new Error(`${url} was answered ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
}

/** Only that it has come: how is not the question here. */
async function deliver({ pool, clock }: PlanShop, orderId: number): Promise<void> {
  await pool.query(
    'update shop.stock s set reserved = s.reserved - r.pieces from shop.reservations r where r.order_id = $1 and r.variant_id = s.variant_id',
    [orderId],
  )
  await pool.query('delete from shop.reservations where order_id = $1', [orderId])
  for (const [from, to] of [
    ['accepted', 'packing'],
    ['packing', 'shipped'],
    ['shipped', 'delivered'],
  ]) {
    await pool.query('update shop.orders set state = $2 where id = $1', [orderId, to])
    await pool.query(
      `insert into shop.order_events (order_id, at, event, from_state, to_state, actor_kind) values ($1, $2, $3, $4, $3, 'system')`,
      [orderId, clock.now(), to, from],
    )
  }
}
