import type { OrderEvent, OrderState } from '@shop/domain/order/order-state'
import type { PaymentState } from '@shop/domain/payment/payment-state'
import type { CycleState } from '@shop/domain/plan/cycle-machine'
import type { PlanState } from '@shop/domain/plan/plan-machine'
import type { ShipmentState } from '@shop/domain/shipment/shipment-state'

export const ORDER_STATES: Record<OrderState, string> = {
  awaiting_payment: 'čeká na platbu',
  awaiting_approval: 'ke schválení',
  accepted: 'přijatá',
  expired: 'propadlá',
  on_hold: 'pozastavená',
  packing: 'balí se',
  partly_shipped: 'částečně odeslaná',
  shipped: 'odeslaná',
  ready_for_pickup: 'k vyzvednutí',
  delivered: 'doručená',
  not_collected: 'nevyzvednutá',
  cancelled: 'zrušená',
  closed: 'uzavřená',
}

export const PAYMENT_STATES: Record<PaymentState, string> = {
  created: 'vytvořená',
  unknown: 'nejistá',
  method_chosen: 'zvolená metoda',
  authorized: 'autorizovaná',
  awaiting_transfer: 'čeká na převod',
  partly_paid: 'zaplaceno částečně',
  awaiting_cod: 'na dobírku',
  cod_collected: 'dobírka vybraná',
  invoice_issued: 'na fakturu',
  paid: 'zaplaceno',
  cancelled: 'zrušená',
  expired: 'vypršela',
  refund_requested: 'vrací se',
  refund_failed: 'vrácení selhalo',
  partly_refunded: 'částečně vráceno',
  refunded: 'vráceno',
  charged_back: 'chargeback',
  overdue: 'po splatnosti',
}

export const PARCEL_STATES: Record<ShipmentState, string> = {
  planned: 'naplánovaná',
  packed: 'zabalená',
  labelled: 'se štítkem',
  in_transit: 'na cestě',
  problem: 'potíž při doručení',
  ready_for_pickup: 'k vyzvednutí',
  delivered: 'doručená',
  returning: 'vrací se',
  returned: 'vrácená',
  cancelled: 'zrušená',
}

export const ORDER_EVENTS: Record<OrderEvent | 'placed', string> = {
  placed: 'Zadána',
  approve: 'Schválena',
  reject: 'Neschválena',
  approval_deadline_passed: 'Nikdo ji včas neschválil',
  paid: 'Platba dorazila',
  payment_failed: 'Platba se nepovedla',
  pay_on_delivery: 'Zaplatí se při převzetí',
  await_difference: 'Čeká na doplatek za změnu',
  change_withdrawn: 'Změna vzata zpět',
  change_lapsed: 'Doplatek nepřišel, platí původní obsah',
  payment_reminder_due: 'Připomenuta platba',
  payment_deadline_passed: 'Platba nedorazila včas',
  late_payment_accepted: 'Pozdní platba přijata',
  late_payment_declined: 'Pozdní platba vrácena',
  hold: 'Pozastavena',
  release_hold: 'Uvolněna',
  start_packing: 'Začalo balení',
  return_to_queue: 'Vrácena do fronty',
  ship_part: 'Část odeslána',
  ship_all: 'Odeslána',
  ready_for_pickup: 'Čeká na vyzvednutí',
  pickup_reminder_due: 'Připomenuto vyzvednutí',
  delivered: 'Doručena',
  delivery_presumed: 'Považujeme za doručenou',
  parcel_returned: 'Zásilka se vrátila',
  resend: 'Posílá se znovu',
  voucher_issued: 'Poukaz vydán',
  voucher_returned: 'Poukaz vrácen, peníze jdou zpět',
  cancel: 'Zrušena',
  close: 'Uzavřena',
}

export const PAYMENT_KINDS: Record<string, string> = {
  online: 'kartou',
  transfer: 'převodem',
  cod: 'na dobírku',
  invoice: 'na fakturu',
}

/** What an attempt brought money by. */
export const PAYMENT_SOURCES: Record<string, string> = { ...PAYMENT_KINDS, voucher: 'poukazem' }

export const PLAN_STATES: Record<PlanState, string> = {
  active: 'aktivní',
  waiting_for_goods: 'čeká na zboží',
  paused: 'pozastavený',
  ended: 'ukončený',
}

export const CYCLE_STATES: Record<CycleState, string> = {
  planned: 'naplánován',
  announced: 'oznámen',
  locked: 'uzamčen',
  ordered: 'objednán',
  payment_failed: 'nezaplacen',
  delivered: 'doručen',
  skipped: 'přeskočen',
  cancelled: 'zrušen',
}
