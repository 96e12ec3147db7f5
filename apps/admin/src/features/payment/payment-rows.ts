import type { OrderState } from '@shop/domain/order/order-state'

/** A row of `shop.staff_movements`. */
export interface MovementRow {
  id: number
  booked_on: string
  /** In the smallest unit of its currency. */
  amount: number
  currency: string
  variable_symbol: string | null
  message: string | null
  counter_account: string | null
  reason: string | null
  days_waiting: number
}

/** An order the money may be for, with the reason why. */
export interface MovementOrder {
  order_id: number
  number: string
  customer_name: string
  state: OrderState
  payable: number
  due: number
  why: string
}

/** A row of `shop.staff_refunds`. */
export interface RefundRow {
  id: number
  order_id: number
  order_number: string
  customer_name: string
  amount: number
  way: 'gateway' | 'transfer' | 'voucher'
  state: 'requested' | 'sent' | 'failed'
  reason: string
  until: string
  send_to: string | null
  /** The refused one it goes instead of. */
  replaces_id: number | null
}

/** A row of `shop.staff_cash`. */
export interface CashRow {
  id: number
  order_id: number
  order_number: string
  amount: number
  carrier: string | null
  delivered_at: string | null
  days_held: number | null
}

/** A row of `shop.staff_receivables`. */
export interface ReceivableRow {
  id: number
  order_id: number
  order_number: string
  customer_name: string
  document_number: string | null
  due_on: string
  days_overdue: number
  amount: number
  received: number
  due: number
}

/** A row of `shop.documents`, without its buyer. */
export interface DocumentRow {
  id: number
  order_id: number
  kind: 'invoice' | 'credit_note'
  number: string
  issued_on: string
  tax_point_on: string
  due_on: string
  base: number
  tax: number
  gross: number
  payable: number
}

interface Share {
  count: number
  amount: number
}

/** What `shop.staff_money` answers: how much waits behind each tab. */
export interface MoneySums {
  movements: Share
  refunds: Share
  cash: (Share & { carrier: string; age: string })[]
  receivables: (Share & { age: string })[]
}
