import { orderEndpoints as endpoints } from '@shop/contract/endpoints/order-endpoints'
import { ticketEndpoints } from '@shop/contract/inbox/thread'
import type { FastifyInstance } from 'fastify'
import { limitNewCarts } from '#app/cart/new-cart-limit'
import { bind } from '#app/http/bind'
import type { Context } from '#app/http/context'
import type { Deps } from '#app/http/deps'
import { enforceLimits, type Limit } from '#app/http/limits'
import { requestOrderLinks } from '#app/order/links/request-order-links'
import { orderAgain } from '#app/order/order-again'
import { placeOrder } from '#app/order/place-order'
import { orderThreads } from '#app/order/read-order-threads'
import { openReorder } from '#app/order/reorder/open-reorder'

// Whoever orders more often fills the stock room with orders that will never be paid.
const PLACING: Limit = { action: 'place-order', per: 'customer', max: 30, windowSeconds: 10 * 60 }

const OPENING: Limit = { action: 'open-reorder', per: 'customer', max: 120, windowSeconds: 10 * 60 }

// Mails cost our good name with the mailboxes.
const ASKING: Limit = { action: 'ask-order-links', per: 'network', max: 20, windowSeconds: 10 * 60 }

/** An order needs a cart of its own, and guests are already limited in how many they begin. */
async function limitOrders(context: Context): Promise<void> {
  if (context.actor.kind === 'customer') await enforceLimits(context, [PLACING])
}

export function addOrderRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, deps, endpoints.placeOrder, placeOrder, { before: limitOrders })
  bind(app, deps, endpoints.orderAgain, orderAgain, { before: limitNewCarts })
  bind(app, deps, ticketEndpoints.orderThreads, orderThreads)
  bind(app, deps, endpoints.requestOrderLinks, requestOrderLinks, { limits: [ASKING] })
  bind(app, deps, endpoints.openReorder, openReorder, { limits: [OPENING] })
}
