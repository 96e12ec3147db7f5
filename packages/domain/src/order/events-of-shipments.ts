import type { ShipmentState } from '../shipment/shipment-state.ts'
import type { OrderEvent } from './order-state.ts'

const MOVED: readonly ShipmentState[] = [
  'in_transit',
  'problem',
  'ready_for_pickup',
  'delivered',
  'returning',
  'returned',
]

/**
 * What the parcels together say to their order, in the order it must hear it. Telling it again is harmless, so this
 * runs after each change of any parcel.
 */
export function orderEventsOf(shipments: readonly ShipmentState[]): OrderEvent[] {
  const live = shipments.filter((state) => state !== 'cancelled')
  const moved = live.filter((state) => MOVED.includes(state))
  if (moved.length === 0) return []
  if (moved.length < live.length) return ['ship_part']

  const isBack = live.some((state) => state === 'returning' || state === 'returned')
  if (isBack) return ['ship_all', 'parcel_returned']
  if (live.every((state) => state === 'delivered')) return ['ship_all', 'delivered']
  return live.includes('ready_for_pickup') ? ['ship_all', 'ready_for_pickup'] : ['ship_all']
}
