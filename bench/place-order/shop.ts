import { randomUUID } from 'node:crypto'
import { type Buyer, inParallel, newBuyer } from '../../scripts/stack/buyer.ts'
import { fillCart, type ReadyOrder, readOrder } from '../../scripts/stack/checkout.ts'
import { type ServicesOnly, startServicesOnly } from '../../scripts/stack/services-only.ts'
import { type Bare, openBare } from './bare.ts'
import { growOrders } from './grow-orders.sql.ts'
import { type CartModel, insertCarts, type PreparedCart, selectCartModel, selectOrderModel } from './prepare.sql.ts'

const CONNECTIONS = Number(process.env.BENCH_POOL ?? 10)
const SKUS = ['CN-GR-KUR-A-02K', 'CN-KO-KUR-400']

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
    const { cart, orderId, variantId } = await placeModel(services)
    const client = await services.pool.connect()
    const model = await selectOrderModel(client, orderId)
    if (orders > 0) await growOrders(client, orderId, orders, tell)
    client.release()
    const bare = openBare(services.databaseUrl, model, CONNECTIONS)
    const readyCarts = (count: number) => prepare(services, cart, count)
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

/** One real purchase of two things over HTTP; everything else is made after it. */
async function placeModel(services: ServicesOnly): Promise<{ cart: CartModel; orderId: number; variantId: number }> {
  const { rows } = await services.pool.query('select id from shop.variants where sku = any ($1) order by sku', [SKUS])
  await services.pool.query('update shop.stock set on_hand = 1000000000')
  const [first, second] = rows.map(({ id }) => Number(id))
  const buyer = newBuyer(services.url)
  await buyer.send('POST', '/cart/lines', { variantId: second, pieces: 2 })
  const order = await fillCart(buyer, { variantId: first ?? 0, email: 'vzor@priklad.cz' })
  const client = await services.pool.connect()
  const cart = await selectCartModel(client, order.cartId)
  client.release()
  const placed = await buyer.send('POST', '/orders', order)
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
  return { cart, orderId: placed.body.orderId, variantId: first ?? 0 }
}

async function prepare(services: ServicesOnly, model: CartModel, count: number): Promise<PreparedCart[]> {
  const client = await services.pool.connect()
  try {
    return await insertCarts(client, model, count)
  } finally {
    client.release()
  }
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
