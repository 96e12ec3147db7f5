import { erased, goesWith, keep, kept, leftOut, NAMELESS, type PersonalRules, soon } from './personal-rule.ts'

const WITH_ORDER = { deletion: kept('orders'), retention: keep('4 years after delivery', 'orders') } as const
const BOOKED = {
  deletion: kept('invoices'),
  retention: keep('10 years after the end of the year', 'documents'),
} as const

/** Orders, money and parcels: what the law and possible claims keep, and until when. */
export const ORDER_RULES: PersonalRules = {
  'shop.orders': {
    columns: ['customer_id', 'email', 'phone', 'billing', 'delivery', 'note'],
    harmless: ['pickup_point', 'parcels', 'vat', 'price_trace', 'consents'],
    export: 'orders',
    ...WITH_ORDER,
  },
  'shop.order_lines': {
    columns: ['order_id'],
    export: 'orders',
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'shop.order_events': { columns: ['order_id', 'details', 'actor_id'], export: 'orders', ...WITH_ORDER },
  'shop.plans': {
    columns: ['customer_id', 'email', 'details'],
    export: 'plans',
    deletion: erased('plans'),
    retention: keep('12 months after its end', 'plans'),
  },
  'shop.plan_lines': {
    columns: ['plan_id'],
    export: 'plans',
    deletion: NAMELESS,
    retention: goesWith('shop.plans'),
  },
  'shop.plan_cycles': {
    columns: ['plan_id', 'order_id'],
    export: 'plans',
    deletion: NAMELESS,
    retention: goesWith('shop.plans'),
  },
  'shop.plan_cycle_lines': {
    columns: ['cycle_id'],
    harmless: ['announced'],
    export: 'plans',
    deletion: NAMELESS,
    retention: goesWith('shop.plans'),
  },
  'shop.plan_mandates': {
    columns: ['plan_id', 'order_id', 'card_number', 'gateway_parent_id'],
    export: 'plans',
    deletion: kept('consents'),
    retention: keep('the card 12 months after the end of the leave', 'mandates'),
  },
  'shop.plan_events': {
    columns: ['plan_id', 'actor_id', 'details'],
    export: 'plans',
    deletion: NAMELESS,
    retention: goesWith('shop.plans'),
  },
  'shop.staff_tasks': {
    columns: ['order_id', 'details', 'note'],
    export: 'orders',
    deletion: kept('orders'),
    retention: keep('with the order; others 4 years after closing', 'closedTasks'),
  },
  'internal.credit_debts': {
    columns: ['order_id'],
    export: 'orders',
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'shop.reservations': {
    columns: ['order_id'],
    export: leftOut('pieces of open orders'),
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'shop.coupon_redemptions': {
    columns: ['customer_id', 'email', 'order_id'],
    export: 'coupon_redemptions',
    ...WITH_ORDER,
  },
  'shop.parcels': {
    columns: ['order_id', 'tracking_number', 'tracking_url', 'carrier_shipment_id'],
    export: 'parcels',
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'shop.parcel_lines': {
    columns: ['parcel_id'],
    export: leftOut('batches of the goods of the order'),
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'shop.parcel_events': { columns: ['parcel_id', 'words', 'actor_id'], export: 'parcels', ...WITH_ORDER },
  'shop.printed_tags': {
    columns: ['parcel_id'],
    export: leftOut('codes printed on parcels, they lead to goods only'),
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'internal.parcel_announcements': {
    columns: ['parcel_id', 'reference', 'taken_id'],
    export: leftOut('numbers of shipments, already in parcels'),
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'internal.parcel_labels': {
    columns: ['parcel_id', 'pdf'],
    export: leftOut('a picture of the address, gone when the order is closed'),
    deletion: kept('orders'),
    retention: goesWith('shop.orders'),
  },
  'internal.packings': {
    columns: ['order_id', 'user_id'],
    export: leftOut('who of staff packed it'),
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'internal.parcel_scans': {
    columns: ['parcel_id', 'user_id', 'raw'],
    harmless: ['details'],
    export: leftOut('codes of the goods of the order'),
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'internal.print_jobs': {
    columns: ['parcel_id', 'asked_by'],
    export: leftOut('when a label was printed'),
    deletion: NAMELESS,
    retention: goesWith('shop.orders'),
  },
  'internal.carrier_inbox': {
    columns: ['shipment_id'],
    export: leftOut('numbers of shipments, already in parcels'),
    deletion: soon('carrierInbox'),
    retention: keep('90 days', 'carrierInbox'),
  },
  'shop.documents': {
    columns: ['order_id', 'customer'],
    harmless: ['supplier', 'recap'],
    export: 'documents',
    ...BOOKED,
  },
  'shop.document_lines': {
    columns: ['document_id'],
    export: 'documents',
    deletion: NAMELESS,
    retention: goesWith('shop.documents'),
  },
  'internal.document_files': { columns: ['document_id', 'bytes', 'sha256'], export: 'documents', ...BOOKED },
  'shop.payments': {
    columns: ['order_id', 'gateway_id', 'gateway_url', 'instrument'],
    export: 'payments',
    deletion: NAMELESS,
    retention: goesWith('shop.documents'),
  },
  'shop.payment_events': {
    columns: ['payment_id', 'details', 'actor_id'],
    export: 'payments',
    deletion: NAMELESS,
    retention: goesWith('shop.documents'),
  },
  'shop.refunds': {
    columns: ['order_id', 'account', 'reason', 'corrections', 'actor_id'],
    export: 'refunds',
    deletion: kept('invoices'),
    retention: keep('10 years after the end of the year', 'refundAccounts'),
  },
  'shop.bank_movements': {
    columns: ['counter_account', 'counter_name', 'message', 'match_details'],
    export: 'payments',
    deletion: kept('invoices'),
    retention: keep('10 years after the end of the year', 'bankMovements'),
  },
  'internal.bank_pages': {
    columns: ['body'],
    export: leftOut('the bank’s own copy of movements, already in payments'),
    deletion: soon('bankPages'),
    retention: keep('90 days', 'bankPages'),
  },
  'internal.payment_inbox': {
    columns: ['gateway_id'],
    export: leftOut('numbers of payments, already in payments'),
    deletion: soon('rings'),
    retention: keep('90 days after it was read', 'rings'),
  },
  'internal.measured_orders': {
    columns: ['order_id', 'consent_key', 'client_id'],
    export: 'measurement',
    deletion: erased('measuredOrders'),
    retention: keep('1 year', 'measuredBy'),
  },
  'internal.measured_refunds': {
    columns: ['refund_id'],
    export: leftOut('whether a refund was told'),
    deletion: NAMELESS,
    retention: goesWith('shop.refunds'),
  },
}
