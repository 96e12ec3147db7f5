export const ORDER_STATES = [
  'awaiting_payment',
  'awaiting_approval',
  'accepted',
  'expired',
  'on_hold',
  'packing',
  'partly_shipped',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'not_collected',
  'cancelled',
  'closed',
] as const

export type OrderState = (typeof ORDER_STATES)[number]

export type OrderEvent =
  | 'approve'
  | 'reject'
  | 'approval_deadline_passed'
  | 'paid'
  | 'payment_failed'
  | 'pay_on_delivery'
  | 'await_difference'
  | 'change_withdrawn'
  | 'change_lapsed'
  | 'payment_reminder_due'
  | 'payment_deadline_passed'
  | 'late_payment_accepted'
  | 'late_payment_declined'
  | 'hold'
  | 'release_hold'
  | 'start_packing'
  | 'return_to_queue'
  | 'ship_part'
  | 'ship_all'
  | 'ready_for_pickup'
  | 'pickup_reminder_due'
  | 'delivered'
  | 'delivery_presumed'
  | 'parcel_returned'
  | 'resend'
  | 'voucher_issued'
  | 'voucher_returned'
  | 'cancel'
  | 'close'

/**
 * What the command must do in the same transaction, by name, in the order in which it is done: coupon and credits before stock,
 * as in placement, so nobody waits in a circle. Numbers of documents come last, because everybody waits for them. Mails go to
 * the outbox, so each leaves once.
 */
export const ORDER_EFFECTS = [
  'redeem_coupon',
  'release_coupon',
  'spend_credits',
  'return_credits',
  'spend_voucher',
  'return_voucher',
  'take_voucher_back',
  'cancel_open_payments',
  'start_refund',
  'resolve_late_payment',
  'open_staff_task',
  'flag_cod_risk',
  'push_packing',
  'schedule_credits',
  'trim_personal_data',
  'renew_promise',
  'mail_payment_received',
  'mail_payment_failed',
  'mail_payment_reminder',
  'mail_late_payment',
  'mail_order_changed',
  'mail_change_ended',
  'mail_expired',
  'mail_cancelled',
  'mail_approval_decision',
  'mail_hold',
  'mail_resolution',
  'mail_ready_for_pickup',
  'mail_pickup_reminder',
  'mail_delivered',
  'mail_returning',
  'mail_shipped',
  'keep_details',
  'confirm_change',
  'restore_lines',
  'reserve_stock',
  'keep_stock',
  'release_stock',
  'issue_stock',
  'restock',
  'reserve_batches',
  'release_batches',
  'begin_payment',
  'issue_invoice',
  'credit_invoice',
  'issue_voucher',
] as const

export type OrderEffect = (typeof ORDER_EFFECTS)[number]
