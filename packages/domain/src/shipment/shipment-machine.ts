import { type Machine, to } from '../state-machine.ts'
import { SHIPMENT_STATES, type ShipmentEffect, type ShipmentEvent, type ShipmentState } from './shipment-state.ts'

/**
 * Carriers repeat themselves and speak out of order; a parcel only ever moves forward. The order is not told by one parcel but
 * by all of them together; see `order/events-of-shipments.ts`.
 */
export const SHIPMENT_MACHINE: Machine<ShipmentState, ShipmentEvent, ShipmentEffect> = {
  states: SHIPMENT_STATES,
  events: {
    pack: { kind: 'command', moves: { planned: to('packed') }, settled: ['labelled'] },
    unpack: {
      kind: 'command',
      moves: {
        // Its label may be under way: the carrier is told that nobody comes.
        packed: to('planned', 'cancel_label', 'release_batches'),
        labelled: to('planned', 'cancel_label', 'release_batches'),
      },
    },
    label_created: {
      kind: 'report',
      moves: {
        packed: to('labelled', 'print_label'),
        planned: to('planned', 'cancel_label'),
        cancelled: to('cancelled', 'cancel_label'),
      },
      settled: ['in_transit', 'problem', 'ready_for_pickup', 'delivered', 'returning', 'returned'],
    },
    label_refused: { kind: 'report', moves: { packed: to('packed', 'open_staff_task') } },
    hand_over: {
      kind: 'command',
      moves: { labelled: to('in_transit') },
      settled: ['problem', 'ready_for_pickup', 'delivered', 'returning', 'returned'],
    },
    cancel: {
      kind: 'command',
      moves: {
        planned: to('cancelled'),
        packed: to('cancelled', 'cancel_label', 'release_batches'),
        labelled: to('cancelled', 'cancel_label', 'release_batches'),
      },
    },
    carrier_scanned: {
      kind: 'report',
      moves: {
        labelled: to('in_transit'),
        problem: to('in_transit'),
        cancelled: to('cancelled', 'open_staff_task'),
      },
      settled: ['ready_for_pickup', 'delivered', 'returning', 'returned'],
    },
    carrier_problem: {
      kind: 'report',
      moves: {
        labelled: to('problem', 'open_staff_task', 'mail_delivery_problem'),
        in_transit: to('problem', 'open_staff_task', 'mail_delivery_problem'),
      },
      settled: ['ready_for_pickup', 'delivered', 'returning', 'returned'],
    },
    carrier_ready: {
      kind: 'report',
      moves: {
        labelled: to('ready_for_pickup'),
        in_transit: to('ready_for_pickup'),
        problem: to('ready_for_pickup'),
      },
      settled: ['delivered', 'returning', 'returned'],
    },
    carrier_delivered: {
      kind: 'report',
      moves: {
        labelled: to('delivered'),
        in_transit: to('delivered'),
        problem: to('delivered'),
        ready_for_pickup: to('delivered'),
        returning: to('delivered', 'open_staff_task'),
        cancelled: to('cancelled', 'open_staff_task'),
      },
    },
    carrier_returning: {
      kind: 'report',
      moves: {
        labelled: to('returning'),
        in_transit: to('returning'),
        problem: to('returning'),
        ready_for_pickup: to('returning'),
        cancelled: to('returning', 'open_staff_task'),
      },
      settled: ['returned'],
    },
    carrier_returned: {
      kind: 'report',
      moves: {
        in_transit: to('returned', 'check_returned_goods'),
        problem: to('returned', 'check_returned_goods'),
        ready_for_pickup: to('returned', 'check_returned_goods'),
        returning: to('returned', 'check_returned_goods'),
        cancelled: to('returned', 'check_returned_goods'),
      },
    },
    carrier_cancelled: {
      kind: 'report',
      moves: {
        labelled: to('packed', 'open_staff_task'),
        in_transit: to('in_transit', 'open_staff_task'),
      },
      settled: ['planned', 'packed', 'cancelled', 'returning', 'returned'],
    },
    // The carrier says nothing we could act on; the raw code is kept by whoever stored the report.
    carrier_unknown: { kind: 'report', moves: {}, settled: SHIPMENT_STATES },
  },
}
