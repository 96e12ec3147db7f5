export const PAYMENT_STATES = [
  'created',
  'unknown',
  'method_chosen',
  'authorized',
  'awaiting_transfer',
  'partly_paid',
  'awaiting_cod',
  'cod_collected',
  'invoice_issued',
  'overdue',
  'paid',
  'cancelled',
  'expired',
  'refund_requested',
  'refund_failed',
  'partly_refunded',
  'refunded',
  'charged_back',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

export type PaymentEvent =
  | 'creation_unanswered'
  | 'gateway_created'
  | 'gateway_method_chosen'
  | 'gateway_authorized'
  | 'gateway_paid'
  | 'gateway_cancelled'
  | 'gateway_timed_out'
  | 'replace'
  | 'deadline_passed'
  | 'transfer_matched'
  | 'transfer_underpaid'
  | 'transfer_overpaid'
  | 'transfer_surplus'
  | 'cod_collected'
  | 'cod_remitted'
  | 'cod_refused'
  | 'due_date_passed'
  | 'overdue_reminder_due'
  | 'request_refund'
  | 'refund_confirmed_part'
  | 'refund_confirmed_also'
  | 'refund_confirmed_full'
  | 'refund_refused'
  | 'charged_back'

export type PaymentEffect =
  | 'capture'
  | 'void_authorization'
  | 'settle_order'
  | 'tell_order_failed'
  | 'alert_late_money'
  | 'ask_for_rest'
  | 'open_refund_task'
  | 'open_staff_task'
  | 'release_credits'
  | 'remind_overdue'
  | 'send_refund'
  | 'issue_credit_note'
  | 'settle_credits'
  | 'mail_refund_started'
  | 'mail_refunded'
  | 'measure_refund'
  | 'flag_order'

/** Attempts that may still bring money; an order has at most one of them. */
export const OPEN_PAYMENT_STATES: readonly PaymentState[] = [
  'created',
  'unknown',
  'method_chosen',
  'authorized',
  'awaiting_transfer',
  'partly_paid',
  'awaiting_cod',
  'cod_collected',
  'invoice_issued',
  'overdue',
]
