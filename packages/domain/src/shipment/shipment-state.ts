export const SHIPMENT_STATES = [
  'planned',
  'packed',
  'labelled',
  'in_transit',
  'problem',
  'ready_for_pickup',
  'delivered',
  'returning',
  'returned',
  'cancelled',
] as const

export type ShipmentState = (typeof SHIPMENT_STATES)[number]

export type ShipmentEvent =
  | 'pack'
  | 'unpack'
  | 'label_created'
  | 'label_refused'
  | 'hand_over'
  | 'cancel'
  | 'carrier_scanned'
  | 'carrier_problem'
  | 'carrier_ready'
  | 'carrier_delivered'
  | 'carrier_returning'
  | 'carrier_returned'
  | 'carrier_cancelled'
  | 'carrier_unknown'

export type ShipmentEffect =
  | 'release_batches'
  | 'cancel_label'
  | 'open_staff_task'
  | 'mail_delivery_problem'
  | 'check_returned_goods'
  | 'print_label'
