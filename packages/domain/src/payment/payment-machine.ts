import { type EventRule, type Machine, type Move, to } from '../state-machine.ts'
import { PAYMENT_STATES, type PaymentEffect, type PaymentEvent, type PaymentState } from './payment-state.ts'

type PaymentMoves = EventRule<PaymentState, PaymentEffect>['moves']

/** Money was received once; what the gateway says about earlier stages is old news. */
const AFTER_PAID: readonly PaymentState[] = [
  'paid',
  'refund_requested',
  'refund_failed',
  'partly_refunded',
  'refunded',
  'charged_back',
]
const ENDED: readonly PaymentState[] = ['cancelled', 'expired']
const AWAITING_TRANSFER: readonly PaymentState[] = ['awaiting_transfer', 'partly_paid', 'invoice_issued', 'overdue']

/** The order may be with the customer by then, with its credits waiting for this very money. */
const SETTLE = to<PaymentState, PaymentEffect>('paid', 'settle_order', 'release_credits')
/** Money that comes after the end is still money: taken, and shown to a person. */
const SETTLE_LATE = to<PaymentState, PaymentEffect>('paid', 'settle_order', 'release_credits', 'alert_late_money')

const GATEWAY_EVENTS = {
  creation_unanswered: {
    kind: 'report',
    // Nobody has its number yet. A notification that names the attempt brings it, or the deadline ends the attempt.
    moves: { created: to('unknown') },
    settled: ['method_chosen', 'authorized', ...AFTER_PAID, ...ENDED],
  },
  gateway_created: {
    kind: 'report',
    moves: { unknown: to('created') },
    settled: ['method_chosen', 'authorized', ...AFTER_PAID, ...ENDED],
  },
  gateway_method_chosen: {
    kind: 'report',
    moves: fromEach(to('method_chosen'), ['created', 'unknown']),
    settled: ['authorized', ...AFTER_PAID, ...ENDED],
  },
  gateway_authorized: {
    kind: 'report',
    moves: {
      ...fromEach(to('authorized', 'capture'), ['created', 'unknown', 'method_chosen']),
      cancelled: to('cancelled', 'void_authorization'),
      expired: to('expired', 'void_authorization'),
    },
    settled: AFTER_PAID,
  },
  gateway_paid: {
    kind: 'report',
    moves: {
      ...fromEach(SETTLE, ['created', 'unknown', 'method_chosen', 'authorized']),
      cancelled: SETTLE_LATE,
      expired: SETTLE_LATE,
    },
    settled: AFTER_PAID,
  },
  gateway_cancelled: {
    kind: 'report',
    moves: fromEach(to('cancelled', 'tell_order_failed'), ['created', 'unknown', 'method_chosen', 'authorized']),
    settled: ['expired'],
  },
  gateway_timed_out: {
    kind: 'report',
    moves: fromEach(to('expired', 'tell_order_failed'), ['created', 'unknown', 'method_chosen', 'authorized']),
    settled: ['cancelled'],
  },
} satisfies Partial<Record<PaymentEvent, EventRule<PaymentState, PaymentEffect>>>

const OFFLINE_EVENTS = {
  transfer_matched: {
    kind: 'report',
    moves: {
      ...fromEach(SETTLE, AWAITING_TRANSFER),
      cancelled: SETTLE_LATE,
      expired: SETTLE_LATE,
    },
    settled: AFTER_PAID,
  },
  transfer_underpaid: {
    kind: 'report',
    moves: {
      ...fromEach(to('partly_paid', 'ask_for_rest'), ['awaiting_transfer', 'partly_paid']),
      invoice_issued: to('invoice_issued', 'ask_for_rest'),
      overdue: to('overdue', 'ask_for_rest'),
      cancelled: to('cancelled', 'open_staff_task'),
      expired: to('expired', 'open_staff_task'),
    },
  },
  transfer_overpaid: {
    kind: 'report',
    moves: {
      ...fromEach(to('paid', 'settle_order', 'release_credits', 'open_refund_task'), AWAITING_TRANSFER),
      ...fromEach(to('paid', 'settle_order', 'release_credits', 'alert_late_money', 'open_refund_task'), ENDED),
    },
  },
  transfer_surplus: {
    kind: 'report',
    moves: {
      ...(Object.fromEntries(AFTER_PAID.map((state) => [state, to(state, 'open_refund_task')])) as PaymentMoves),
      // The bank took the first money back, so what comes is likely owed: nobody is asked to return it, somebody looks.
      charged_back: to('charged_back', 'open_staff_task'),
    },
  },
  cod_collected: { kind: 'report', moves: { awaiting_cod: to('cod_collected') }, settled: AFTER_PAID },
  cod_remitted: {
    kind: 'report',
    moves: {
      ...fromEach(SETTLE, ['awaiting_cod', 'cod_collected']),
      cancelled: SETTLE_LATE,
    },
    settled: AFTER_PAID,
  },
  cod_refused: { kind: 'report', moves: { awaiting_cod: to('cancelled') }, settled: ENDED },
  // Whether a company may order on invoice is asked of its payments each time: there is no second place to keep in step.
  due_date_passed: { kind: 'timer', moves: { invoice_issued: to('overdue', 'remind_overdue') } },
  overdue_reminder_due: { kind: 'timer', moves: { overdue: to('overdue', 'remind_overdue') } },
} satisfies Partial<Record<PaymentEvent, EventRule<PaymentState, PaymentEffect>>>

const REFUNDABLE: readonly PaymentState[] = ['paid', 'refund_requested', 'refund_failed', 'partly_refunded']

/**
 * Every state in which an attempt may hold money: what came in parts, after the end or over what was asked for is given back
 * like any other. Money on its way back is waited for first; what a bank took back is not ours to return.
 */
const GIVING_BACK_STATES: readonly PaymentState[] = [
  'partly_paid',
  'invoice_issued',
  'overdue',
  'paid',
  'cancelled',
  'expired',
  'refund_failed',
  'partly_refunded',
  'refunded',
]
const RETURNED = ['issue_credit_note', 'settle_credits', 'mail_refunded', 'measure_refund'] as const

export const PAYMENT_MACHINE: Machine<PaymentState, PaymentEvent, PaymentEffect> = {
  states: PAYMENT_STATES,
  events: {
    ...GATEWAY_EVENTS,
    ...OFFLINE_EVENTS,
    replace: {
      kind: 'command',
      // An invoice nobody will pay ends with its order; whatever came for it goes back from there.
      moves: fromEach(to('cancelled'), [
        'created',
        'unknown',
        'method_chosen',
        'awaiting_transfer',
        'awaiting_cod',
        'invoice_issued',
        'overdue',
      ]),
      settled: ENDED,
    },
    // Part of the money is here: nobody but a person may let it lapse.
    deadline_passed: {
      kind: 'timer',
      moves: {
        ...fromEach(to('expired'), ['created', 'unknown', 'method_chosen', 'awaiting_transfer']),
        authorized: to('expired', 'void_authorization'),
        partly_paid: to('partly_paid', 'open_staff_task'),
      },
    },
    request_refund: {
      kind: 'command',
      moves: fromEach(to('refund_requested', 'send_refund', 'mail_refund_started'), GIVING_BACK_STATES),
    },
    // A second part is as new as the first one: which of them it is, the gateway's own id says.
    refund_confirmed_part: { kind: 'report', moves: fromEach(to('partly_refunded', ...RETURNED), REFUNDABLE) },
    // Somebody returned money in the gateway's office while ours is still on its way: that one is waited for on.
    refund_confirmed_also: { kind: 'report', moves: { refund_requested: to('refund_requested', ...RETURNED) } },
    refund_confirmed_full: { kind: 'report', moves: fromEach(to('refunded', ...RETURNED), REFUNDABLE) },
    refund_refused: {
      kind: 'report',
      moves: { refund_requested: to('refund_failed', 'open_staff_task') },
      settled: ['refunded'],
    },
    charged_back: { kind: 'report', moves: fromEach(to('charged_back', 'flag_order', 'open_staff_task'), REFUNDABLE) },
  },
}

function fromEach(move: Move<PaymentState, PaymentEffect>, states: readonly PaymentState[]): PaymentMoves {
  return Object.fromEntries(states.map((state) => [state, move]))
}
