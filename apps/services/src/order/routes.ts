import { orderEndpoints as endpoints } from '@shop/contract/order-endpoints'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#app/deps'
import { bind } from '#app/http/bind'
import type { Context } from '#app/http/context'
import { enforceLimits, type Limit } from '#app/http/limits'
import { placeOrder } from '#app/order/place-order'
import { readOrder } from '#app/order/read-order'

// Whoever orders more often fills the stock room with orders that will never be paid.
const PLACING: Limit = { action: 'place-order', per: 'customer', max: 30, windowSeconds: 10 * 60 }

/** An order needs a cart of its own, and guests are already limited in how many they begin. */
async function limitOrders(context: Context): Promise<void> {
  if (context.actor.kind === 'customer') await enforceLimits(context, [PLACING])
}

export function addOrderRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.placeOrder, placeOrder, { before: limitOrders })
  bind(app, deps, endpoints.order, readOrder)
}
