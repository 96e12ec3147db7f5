import type { OrderState } from '@shop/domain/order/order-state'
import type { PaymentState } from '@shop/domain/payment/payment-state'
import type { ShipmentState } from '@shop/domain/shipment/shipment-state'
import { ORDERS } from '#app/texts/order.ts'

/** A row of `shop.staff_orders`; the warehouse gets neither person nor price. */
export interface OrderRow {
  id: number
  number: string
  version: number
  state: OrderState
  placed_at: string
  payment_kind: string
  shipping_name: string
  carrier: string | null
  delivery_to: string | null
  customer_group: string
  customer_name: string | null
  customer_city: string | null
  payable: number | null
  paid: number | null
  payment_state: PaymentState | null
  parcels: { id: number; number: number; state: ShipmentState; trackingNumber: string | null }[]
  tasks: string[] | null
  remark: string | null
  packed_by: string | null
  plan_id: number | null
}

interface OrderView {
  key: string
  title: string
  /** As the data service understands it. */
  filter: string
}

const OPEN = [
  'awaiting_payment',
  'awaiting_approval',
  'accepted',
  'on_hold',
  'packing',
  'partly_shipped',
  'not_collected',
]
const ON_THE_WAY = ['partly_shipped', 'shipped', 'ready_for_pickup']

/** Saved views of everybody, in the order of their keys. */
export const ORDER_VIEWS: readonly OrderView[] = [
  { key: 'otevrene', title: ORDERS.views.open, filter: `state=in.(${OPEN})` },
  { key: 'k-zabaleni', title: ORDERS.views.toPack, filter: 'state=in.(accepted,packing)' },
  { key: 'stoji', title: ORDERS.views.held, filter: 'state=in.(on_hold,awaiting_approval)' },
  { key: 'ceka-na-platbu', title: ORDERS.views.unpaid, filter: 'state=eq.awaiting_payment' },
  { key: 'na-ceste', title: ORDERS.views.onTheWay, filter: `state=in.(${ON_THE_WAY})` },
  { key: 'dobirky', title: ORDERS.views.cash, filter: `payment_kind=eq.cod&state=in.(${ON_THE_WAY})` },
  { key: 'vse', title: ORDERS.views.all, filter: '' },
  // By the tasks that the queue of today counts, so that both say the same number.
  { key: 'opozdene', title: ORDERS.views.late, filter: 'tasks=cs.{parcel_late}' },
]

/** What of all orders is looked at; it stands in the address, so a view can be sent to a colleague or kept. */
export interface OrderFilter {
  view: OrderView
  payment: string
  carrier: string
}

export function readFilter(search: string): OrderFilter {
  const params = new URLSearchParams(search)
  const view = ORDER_VIEWS.find(({ key }) => key === params.get('pohled')) ?? (ORDER_VIEWS[0] as OrderView)
  return { view, payment: params.get('platba') ?? '', carrier: params.get('dopravce') ?? '' }
}

export function writeFilter({ view, payment, carrier }: OrderFilter): string {
  const params = {
    pohled: view.key,
    ...(payment ? { platba: payment } : {}),
    ...(carrier ? { dopravce: carrier } : {}),
  }
  return new URLSearchParams(params).toString()
}

const PAGE = 50

interface Cursor {
  placedAt: string
  id: number
}

function toConditions({ view, payment, carrier }: OrderFilter): string[] {
  return [
    view.filter,
    payment === '' ? '' : `payment_kind=eq.${encodeURIComponent(payment)}`,
    carrier === '' ? '' : `carrier=eq.${encodeURIComponent(carrier)}`,
  ]
}

/** The next page begins after the last row that is here: however many come meanwhile, none is shown twice or skipped. */
export function toOrdersQuery(filter: OrderFilter, after: Cursor | null): string {
  const at = after && encodeURIComponent(after.placedAt)
  return [
    ...toConditions(filter),
    after ? `placed_at=lte.${at}&or=(placed_at.lt.${at},id.lt.${after.id})` : '',
    'order=placed_at.desc,id.desc',
    `limit=${PAGE}`,
  ]
    .filter(Boolean)
    .join('&')
}

/** Those that came after what is on the screen; only how many. */
export function toNewerQuery(filter: OrderFilter, since: string): string {
  return [...toConditions(filter), `placed_at=gt.${encodeURIComponent(since)}`, 'select=id', `limit=${PAGE}`]
    .filter(Boolean)
    .join('&')
}

export function toCursor(rows: readonly OrderRow[]): Cursor | null {
  const last = rows.at(-1)
  return rows.length < PAGE || !last ? null : { placedAt: last.placed_at, id: last.id }
}
