import { orderEndpoints as endpoints } from '@shop/contract/order-endpoints'
import type { FastifyInstance } from 'fastify'
import { limitNewCarts } from '#app/cart/new-cart-limit'
import { bind } from '#app/http/bind'
import type { Context } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { enforceLimits, type Limit } from '#app/http/limits'
import { orderAgain } from '#app/order/order-again'
import { placeOrder } from '#app/order/place-order'
import { askBeforeCancel, cancelOrder } from '#app/sales/cancel-order'
import { editOrder } from '#app/sales/edit-order'
import { readOrder } from '#app/sales/read-order'
import { readOrderDetail, readOwnOrder } from '#app/sales/read-order-detail'
import { readTag } from '#app/shipment/read-tag'

// Whoever orders more often fills the stock room with orders that will never be paid.
const PLACING: Limit = { action: 'place-order', per: 'customer', max: 30, windowSeconds: 10 * 60 }

// Codes are too long to guess; this keeps somebody from trying all the same.
const TAGS: Limit[] = [{ action: 'read-tag', per: 'network', max: 120, windowSeconds: 60 }]

/** An order needs a cart of its own, and guests are already limited in how many they begin. */
async function limitOrders(context: Context): Promise<void> {
  if (context.actor.kind === 'customer') await enforceLimits(context, [PLACING])
}

export function addOrderRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.placeOrder, placeOrder, { before: limitOrders })
  bind(app, deps, endpoints.order, readOrder)
  bind(app, deps, endpoints.orderDetail, readOrderDetail)
  bind(app, deps, endpoints.ownOrder, readOwnOrder)
  bind(app, deps, endpoints.cancelOrder, cancelOrder, { before: askBeforeCancel })
  bind(app, deps, endpoints.editOrder, editOrder)
  bind(app, deps, endpoints.orderAgain, orderAgain, { before: limitNewCarts })
  bind(app, deps, endpoints.tag, readTag, { limits: TAGS })
}
