import { endpoint } from './endpoint.ts'
import { OrderAccess, OrderView, PlacedOrder, PlaceOrder } from './order.ts'

export const orderEndpoints = {
  placeOrder: endpoint({
    method: 'POST',
    path: '/orders',
    summary: 'Places the order, once: a double click, a second tab and a retry all get the same order.',
    access: 'anyone',
    body: PlaceOrder,
    reply: PlacedOrder,
    status: 201,
    refusals: [
      'cart_gone',
      'checkout_incomplete',
      'cart_changed',
      'cart_not_orderable',
      'coupon_refused',
      'credits_refused',
      'out_of_stock',
      'pickup_point_refused',
    ],
  }),
  order: endpoint({
    method: 'GET',
    path: '/orders/:token',
    summary: 'An order by its signed link.',
    access: 'anyone',
    params: OrderAccess,
    reply: OrderView,
    refusals: [],
  }),
} as const
