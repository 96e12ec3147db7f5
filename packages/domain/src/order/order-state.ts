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
  | 'cancel'
  | 'close'

/** What the command must do in the same transaction, by name. Mails go to the outbox, so each leaves once. */
export type OrderEffect =
  | 'reserve_stock'
  | 'release_stock'
  | 'issue_stock'
  | 'restock'
  | 'redeem_coupon'
  | 'release_coupon'
  | 'spend_credits'
  | 'return_credits'
  | 'schedule_credits'
  | 'cancel_open_payments'
  | 'start_refund'
  | 'resolve_late_payment'
  | 'lock_customer_edits'
  | 'unlock_customer_edits'
  | 'reserve_batches'
  | 'release_batches'
  | 'record_batches'
  | 'issue_invoice'
  | 'credit_invoice'
  | 'start_withdrawal_clock'
  | 'flag_cod_risk'
  | 'open_staff_task'
  | 'trim_personal_data'
  | 'ask_for_review'
  | 'push_packing'
  | 'mail_approval_decision'
  | 'mail_payment_received'
  | 'mail_payment_failed'
  | 'mail_order_changed'
  | 'mail_payment_reminder'
  | 'mail_expired'
  | 'mail_late_payment'
  | 'mail_hold'
  | 'mail_shipped'
  | 'mail_ready_for_pickup'
  | 'mail_pickup_reminder'
  | 'mail_delivered'
  | 'mail_returning'
  | 'mail_resolution'
  | 'mail_cancelled'
