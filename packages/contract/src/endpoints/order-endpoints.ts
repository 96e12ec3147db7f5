import { CartView } from '../cart-view.ts'
import { endpoint } from '../endpoint.ts'
import { OrderAccess, OrderView, PlacedOrder, PlaceOrder } from '../order.ts'
import { EditOrder, OrderAgain, OrderDetail, OwnOrderParams, TagParams, TagView } from '../order-detail.ts'
import { OpenReorder, ReorderParams, ReorderView } from '../reorder.ts'
import { Nothing } from '../text-fields.ts'

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
      'too_much_unpaid',
      'plan_exists',
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
  orderDetail: endpoint({
    method: 'GET',
    path: '/orders/:token/detail',
    summary: 'The order with its money, timeline, documents and parcels, by its signed link.',
    access: 'anyone',
    params: OrderAccess,
    reply: OrderDetail,
    refusals: [],
  }),
  ownOrder: endpoint({
    method: 'GET',
    path: '/customer/orders/:orderId',
    summary: 'The same for the customer it belongs to; an order of somebody else is not there.',
    access: 'customer',
    params: OwnOrderParams,
    reply: OrderDetail,
    refusals: [],
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/orders/:token/cancellation',
    summary: 'Cancels before packing; goods, coupon and credits are let go and money is returned.',
    access: 'anyone',
    params: OrderAccess,
    body: Nothing,
    reply: OrderDetail,
    refusals: ['order_state'],
  }),
  editOrder: endpoint({
    method: 'PUT',
    path: '/orders/:token/delivery',
    summary: 'Changes phone, note, address or pickup point until the order is packed.',
    access: 'anyone',
    params: OrderAccess,
    body: EditOrder,
    reply: OrderDetail,
    refusals: ['order_state', 'address_not_found', 'zip_mismatch', 'pickup_point_refused'],
  }),
  orderAgain: endpoint({
    method: 'POST',
    path: '/orders/:token/cart',
    summary:
      "Puts the goods of an order into the cart of whoever asks, at today's prices; it can be taken back like any merge.",
    access: 'anyone',
    params: OrderAccess,
    body: OrderAgain,
    reply: CartView,
    refusals: ['version_conflict'],
  }),
  openReorder: endpoint({
    method: 'PUT',
    path: '/customer/reorders/:orderId',
    summary:
      'One order once more in a cart of its own, as it stands or newly made; the cart the customer shops in stays as it is.',
    access: 'customer',
    params: ReorderParams,
    body: OpenReorder,
    reply: ReorderView,
    refusals: [],
  }),
  tag: endpoint({
    method: 'GET',
    path: '/tags/:uid',
    summary: 'What a printed code leads to: the way of a parcel or the passport of a batch.',
    access: 'anyone',
    params: TagParams,
    reply: TagView,
    refusals: [],
  }),
} as const
