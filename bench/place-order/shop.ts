import { randomUUID } from 'node:crypto'
import { type Buyer, inParallel, newBuyer } from '@shop/stack/buyer'
import { fillCart, type ReadyOrder, readOrder } from '@shop/stack/checkout'
import { type ServicesOnly, startServicesOnly } from '@shop/stack/services-only'
import type pg from 'pg'
import { type Bare, openBare } from './bare.ts'
import { growOrders } from './grow-orders.sql.ts'
import { type CartModel, insertCarts, type PreparedCart, selectCartModel, selectOrderModel } from './prepare.sql.ts'

const CONNECTIONS = Number(process.env.BENCH_POOL ?? 10)
/** So many different purchases, of a small bag and two cans each. */
const PURCHASES = 20

export interface BenchShop {
  url: string
  services: ServicesOnly
  variantId: number
  /** Carts ready for the button, each with what its buyer has confirmed. */
  readyOrders(count: number): Promise<{ buyer: Buyer; order: ReadyOrder }[]>
  readyCarts(count: number): Promise<PreparedCart[]>
  bare: Bare
  stop(): Promise<void>
}

/** A shop of its own, empty or with years of orders, that writes as durably as production. */
export async function openBenchShop(orders: number, tell: (line: string) => void): Promise<BenchShop> {
  const services = await startServicesOnly({ durable: true, env: { DATABASE_POOL: String(CONNECTIONS) } })
  try {
    const { carts, orderId, variantId } = await placeModel(services)
    const model = await withClient(services, (client) => selectOrderModel(client, orderId))
    if (orders > 0) await withClient(services, (client) => growOrders(client, orderId, orders, tell))
    const bare = openBare(services.databaseUrl, model, CONNECTIONS)
    const readyCarts = (count: number) => prepare(services, carts, count)
    return {
      url: services.url,
      services,
      variantId,
      readyCarts,
      readyOrders: async (count) => confirmAll(services, await readyCarts(count)),
      bare,
      async stop() {
        await bare.stop()
        await services.stop()
      },
    }
  } catch (error) {
    await services.stop()
    throw error
  }
}

/** Real purchases over HTTP up to the button, the first also placed; everything else is made after them. */
async function placeModel(services: ServicesOnly): Promise<{ carts: CartModel[]; orderId: number; variantId: number }> {
  await services.pool.query('update shop.stock set on_hand = 1000000000')
  const bags = await variantsLike(services, 'CN-GR-%-02K')
  const cans = await variantsLike(services, 'CN-KO-%-400')
  const carts: CartModel[] = []
  let orderId = 0
  for (const [index, bag] of bags.slice(0, PURCHASES).entries()) {
    const buyer = newBuyer(services.url)
    await buyer.send('POST', '/cart/lines', { variantId: cans[index % cans.length], pieces: 2 })
    const order = await fillCart(buyer, { variantId: bag, email: `vzor${index}@priklad.cz` })
    carts.push(await withClient(services, (client) => selectCartModel(client, order.cartId)))
    if (index > 0) continue
    const placed = await buyer.send('POST', '/orders', order)
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
    orderId = placed.body.orderId
  }
  return { carts, orderId, variantId: bags[0] ?? 0 }
}

async function variantsLike({ pool }: ServicesOnly, sku: string): Promise<number[]> {
  const { rows } = await pool.query('select id from shop.variants where sku like $1 order by sku', [sku])
  return rows.map(({ id }) => Number(id))
}

async function withClient<Value>(
  { pool }: ServicesOnly,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

function prepare(services: ServicesOnly, models: CartModel[], count: number): Promise<PreparedCart[]> {
  return withClient(services, (client) => insertCarts(client, models, count))
}

async function confirmAll(services: ServicesOnly, carts: PreparedCart[]) {
  return inParallel(carts, 8, async ({ token }) => {
    const buyer = newBuyer(services.url, new Map([['cenich.cart', token]]))
    return { buyer, order: await readOrder(buyer) }
  })
}

/** The time a placement took, as its buyer saw it; with a key, as the page server sends it. */
export async function place({ buyer, order }: { buyer: Buyer; order: ReadyOrder }): Promise<number> {
  const { status, body, ms } = await buyer.send('POST', '/orders', order, { 'idempotency-key': randomUUID() })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return ms
}
