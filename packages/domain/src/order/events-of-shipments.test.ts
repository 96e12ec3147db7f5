import { expect, test } from 'vitest'
import type { ShipmentState } from '../shipment/shipment-state.ts'
import { transition } from '../state-machine.ts'
import { orderEventsOf } from './events-of-shipments.ts'
import { ORDER_MACHINE } from './order-machine.ts'
import type { OrderState } from './order-state.ts'

test.each([
  ['nothing left yet', ['packed', 'labelled'], []],
  ['one of two left', ['in_transit', 'packed'], ['ship_part']],
  ['both left', ['in_transit', 'problem'], ['ship_all']],
  ['one waits at the point', ['ready_for_pickup', 'in_transit'], ['ship_all', 'ready_for_pickup']],
  ['one delivered, one on its way', ['delivered', 'in_transit'], ['ship_all']],
  ['all delivered', ['delivered', 'delivered'], ['ship_all', 'delivered']],
  ['one comes back', ['delivered', 'returning'], ['ship_all', 'parcel_returned']],
  ['a cancelled parcel does not count', ['delivered', 'cancelled'], ['ship_all', 'delivered']],
  ['no parcel', [], []],
] as const)('%s', (_, shipments, expected) => {
  expect(orderEventsOf(shipments)).toEqual(expected)
})

test('an order whose hand-over nobody recorded still ends delivered', () => {
  const shipments: ShipmentState[] = ['delivered', 'delivered']
  const end = orderEventsOf(shipments).reduce<OrderState>((state, event) => {
    const step = transition(ORDER_MACHINE, state, event)
    return step.ok ? step.value.to : state
  }, 'packing')
  expect(end).toBe('delivered')
})
