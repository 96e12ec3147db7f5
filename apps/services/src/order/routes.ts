import { orderEndpoints as endpoints } from '@shop/contract/order-endpoints'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#app/deps'
import { bind } from '#app/http/bind'
import type { Limit } from '#app/http/limits'
import { placeOrder } from '#app/order/place-order'
import { readOrder } from '#app/order/read-order'

// Nobody buys more often from one network; whoever does fills stock rooms with orders that will never be paid.
const placing: Limit = { action: 'place-order', per: 'network', max: 120, windowSeconds: 10 * 60 }

export function addOrderRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.placeOrder, placeOrder, { limits: [placing] })
  bind(app, deps, endpoints.order, readOrder)
}
