import { type Machine, to } from '../state-machine.ts'
import { ORDER_STATES, type OrderEffect, type OrderEvent, type OrderState } from './order-state.ts'

const RELEASE = ['release_stock', 'release_coupon', 'return_credits', 'return_voucher'] as const
const SHIP = ['issue_stock', 'issue_invoice', 'mail_shipped'] as const
const DELIVER = ['schedule_credits', 'mail_delivered'] as const
const RETURN = ['open_staff_task', 'flag_cod_risk', 'mail_returning'] as const
const CANCEL = [...RELEASE, 'cancel_open_payments', 'start_refund', 'credit_invoice', 'mail_cancelled'] as const
const TAKE_CHANGE_BACK = [
  'cancel_open_payments',
  'renew_promise',
  'mail_change_ended',
  'restore_lines',
  'keep_stock',
] as const

/** Everything after acceptance: money that arrives then belongs to cash on delivery or an invoice. */
const ACCEPTED_OR_LATER: readonly OrderState[] = [
  'accepted',
  'on_hold',
  'packing',
  'partly_shipped',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'not_collected',
  'closed',
]

export const ORDER_MACHINE: Machine<OrderState, OrderEvent, OrderEffect> = {
  states: ORDER_STATES,
  events: {
    approve: {
      kind: 'command',
      moves: {
        awaiting_approval: to('accepted', 'mail_approval_decision', 'keep_details', 'keep_stock', 'begin_payment'),
      },
    },
    reject: { kind: 'command', moves: { awaiting_approval: to('cancelled', ...RELEASE, 'mail_approval_decision') } },
    approval_deadline_passed: {
      kind: 'timer',
      moves: { awaiting_approval: to('cancelled', ...RELEASE, 'mail_approval_decision') },
    },
    paid: {
      kind: 'report',
      moves: {
        awaiting_payment: to(
          'accepted',
          'renew_promise',
          'mail_payment_received',
          'keep_details',
          'confirm_change',
          'keep_stock',
          'issue_voucher',
        ),
        awaiting_approval: to('awaiting_approval', 'open_staff_task'),
        expired: to('expired', 'resolve_late_payment'),
        cancelled: to('cancelled', 'start_refund', 'open_staff_task'),
      },
      settled: ACCEPTED_OR_LATER,
    },
    // An older attempt may fail after a newer one was paid.
    payment_failed: {
      kind: 'report',
      moves: { awaiting_payment: to('awaiting_payment', 'mail_payment_failed') },
      settled: ORDER_STATES,
    },
    // The customer would rather pay at the door: the goods need not wait for the money any more.
    pay_on_delivery: {
      kind: 'command',
      moves: { awaiting_payment: to('accepted', 'mail_order_changed', 'keep_details', 'confirm_change', 'keep_stock') },
    },
    // More is wanted than was paid for: the order waits for the difference, and meanwhile nobody packs it.
    await_difference: { kind: 'command', moves: { accepted: to('awaiting_payment') } },
    change_withdrawn: { kind: 'command', moves: { awaiting_payment: to('accepted', ...TAKE_CHANGE_BACK) } },
    change_lapsed: { kind: 'timer', moves: { awaiting_payment: to('accepted', ...TAKE_CHANGE_BACK) } },
    payment_reminder_due: {
      kind: 'timer',
      moves: { awaiting_payment: to('awaiting_payment', 'mail_payment_reminder') },
    },
    payment_deadline_passed: {
      kind: 'timer',
      moves: { awaiting_payment: to('expired', ...RELEASE, 'cancel_open_payments', 'mail_expired') },
    },
    late_payment_accepted: {
      kind: 'command',
      moves: {
        expired: to(
          'accepted',
          'reserve_stock',
          'redeem_coupon',
          'spend_credits',
          'spend_voucher',
          'mail_late_payment',
          'keep_details',
          'issue_voucher',
        ),
      },
    },
    late_payment_declined: {
      kind: 'command',
      moves: { expired: to('expired', 'start_refund', 'mail_late_payment') },
    },
    hold: { kind: 'command', moves: { accepted: to('on_hold', 'open_staff_task', 'mail_hold') } },
    release_hold: { kind: 'command', moves: { on_hold: to('accepted') } },
    start_packing: {
      kind: 'command',
      moves: { accepted: to('packing', 'reserve_batches', 'push_packing') },
    },
    return_to_queue: { kind: 'command', moves: { packing: to('accepted', 'release_batches') } },
    ship_part: {
      kind: 'command',
      moves: { packing: to('partly_shipped', ...SHIP), partly_shipped: to('partly_shipped', ...SHIP) },
      settled: ['shipped', 'ready_for_pickup', 'delivered', 'not_collected', 'cancelled', 'closed'],
    },
    ship_all: {
      kind: 'command',
      moves: { packing: to('shipped', ...SHIP), partly_shipped: to('shipped', ...SHIP) },
      // Parcels that come back are told of more than once: that they left is old news, and the cash must still hear the rest.
      settled: ['ready_for_pickup', 'delivered', 'not_collected', 'cancelled', 'closed'],
    },
    ready_for_pickup: {
      kind: 'report',
      moves: {
        partly_shipped: to('partly_shipped', 'mail_ready_for_pickup'),
        shipped: to('ready_for_pickup', 'mail_ready_for_pickup'),
      },
      settled: ['delivered', 'not_collected', 'cancelled', 'closed'],
    },
    pickup_reminder_due: {
      kind: 'timer',
      moves: { ready_for_pickup: to('ready_for_pickup', 'mail_pickup_reminder') },
    },
    delivered: {
      kind: 'report',
      moves: {
        shipped: to('delivered', ...DELIVER),
        ready_for_pickup: to('delivered', ...DELIVER),
        not_collected: to('not_collected', 'open_staff_task'),
        cancelled: to('cancelled', 'open_staff_task'),
      },
      settled: ['closed'],
    },
    delivery_presumed: {
      kind: 'timer',
      moves: { shipped: to('delivered', ...DELIVER), ready_for_pickup: to('delivered', ...DELIVER) },
    },
    parcel_returned: {
      kind: 'report',
      moves: {
        partly_shipped: to('partly_shipped', 'open_staff_task'),
        shipped: to('not_collected', ...RETURN),
        ready_for_pickup: to('not_collected', ...RETURN),
        delivered: to('delivered', 'open_staff_task'),
        closed: to('closed', 'open_staff_task'),
      },
      settled: ['cancelled'],
    },
    resend: { kind: 'command', moves: { not_collected: to('shipped', 'mail_resolution') } },
    // Nothing is packed: what was sold is the voucher itself.
    voucher_issued: { kind: 'command', moves: { accepted: to('delivered') } },
    voucher_returned: {
      kind: 'command',
      moves: {
        delivered: to('cancelled', 'take_voucher_back', 'cancel_open_payments', 'start_refund', 'mail_cancelled'),
      },
    },
    cancel: {
      kind: 'command',
      moves: {
        awaiting_payment: to('cancelled', ...CANCEL),
        accepted: to('cancelled', ...CANCEL),
        on_hold: to('cancelled', ...CANCEL),
        not_collected: to(
          'cancelled',
          'restock',
          'release_coupon',
          'return_credits',
          'cancel_open_payments',
          'start_refund',
          'credit_invoice',
          'mail_resolution',
        ),
      },
    },
    close: { kind: 'timer', moves: { delivered: to('closed', 'trim_personal_data') } },
  },
}
