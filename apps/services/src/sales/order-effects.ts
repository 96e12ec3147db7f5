import type { StaffTaskKind } from '@shop/contract/staff/staff-tasks'
import type { OrderEvent } from '@shop/domain/order/order-state'
import { creditWholeInvoice } from '#app/document/issue-credit-note'
import type { CommandContext } from '#app/http/context'
import { redeemAgain, reserveAgain, spendAgain, spendVoucherAgain } from '#app/order/accept-late'
import type { OrderEffects } from '#app/order/change-order'
import { pushOrder } from '#app/order/emails/push-order'
import { queueChanged } from '#app/order/emails/queue-changed'
import { keepDetailsOfOrders } from '#app/order/kept-details.sql'
import type { LockedOrder } from '#app/order/order.sql'
import { returnOrderCredits } from '#app/order/order-credits'
import { selectPayableOrder } from '#app/order/payable-order.sql'
import { releaseRedemption } from '#app/order/redemptions.sql'
import { renewPromise } from '#app/order/renew-promise'
import { updateCashUncollected } from '#app/order/uncollected.sql'
import { beginOfflinePayment } from '#app/payment/begin-offline-payment'
import { queueCancellation, queueDecision, queueExpired } from '#app/payment/emails/queue-ended'
import { queueLatePayment, queuePaid, queuePaymentFailed, queuePaymentReminder } from '#app/payment/emails/queue-money'
import { loadShopRules } from '#app/rules/shop-rules'
import { queueHold, queueResolution } from '#app/sales/emails/queue-resolution'
import { confirmChange, restoreLines } from '#app/sales/lines/end-change'
import { queueChangeEnded } from '#app/sales/lines/queue-lines-changed'
import { queueDelivered, scheduleCredits } from '#app/sales/order-delivered'
import { cancelOpenPayments, resolveLatePayment, returnVoucher, startRefund } from '#app/sales/order-money'
import {
  dropParcels,
  invoiceOrder,
  issueParcels,
  mailPickupReminder,
  mailReady,
  mailReturning,
  mailShipped,
  reserveParcels,
  restockParcels,
} from '#app/sales/order-parcels'
import { issueBoughtVoucher, takeVoucherBack } from '#app/sales/voucher/issue-bought'
import { queueVoucherEnded } from '#app/sales/voucher/queue-voucher-mails'
import { deleteLabels } from '#app/shipment/parcels.sql'
import { keepStock, releaseStock } from '#app/stock/stock.sql'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'
import { selectVoucherOrder } from '#app/voucher/voucher-orders.sql'

/** What the machine of orders asks for, by name. In which order it is done, the machine's own list says. */
export const orderEffects: OrderEffects = {
  redeem_coupon: redeemAgain,
  release_coupon: ({ db, now }, { id }) => releaseRedemption(db, id, now),
  spend_credits: spendAgain,
  return_credits: giveCreditsBack,
  spend_voucher: spendVoucherAgain,
  return_voucher: returnVoucher,
  take_voucher_back: takeVoucherBack,
  issue_voucher: issueBoughtVoucher,
  cancel_open_payments: cancelOpenPayments,
  start_refund: startRefund,
  resolve_late_payment: resolveLatePayment,
  open_staff_task: openTask,
  flag_cod_risk: openCodTask,
  push_packing: (context, order) => pushOrder(context, order, 'packing'),
  schedule_credits: scheduleCredits,
  trim_personal_data: ({ db }, { id }) => deleteLabels(db, id),
  renew_promise: (context, { id }) => renewPromise(context, id),
  mail_payment_received: unlessVoucher(queuePaid),
  mail_payment_failed: queuePaymentFailed,
  mail_payment_reminder: queuePaymentReminder,
  mail_late_payment: queueLatePayment,
  mail_order_changed: (context, order) => queueChanged(context, order, { change: 'způsob platby', times: 'to cash' }),
  mail_expired: orVoucherEnded(queueExpired),
  mail_cancelled: orVoucherEnded(queueCancellation),
  mail_approval_decision: queueDecision,
  mail_hold: queueHold,
  mail_resolution: queueResolution,
  mail_ready_for_pickup: mailReady,
  mail_pickup_reminder: mailPickupReminder,
  mail_delivered: queueDelivered,
  mail_returning: mailReturning,
  mail_shipped: mailShipped,
  mail_change_ended: queueChangeEnded,
  confirm_change: confirmChange,
  restore_lines: restoreLines,
  keep_details: ({ db, now }, { id }) => keepDetailsOfOrders(db, [id], now),
  reserve_stock: reserveAgain,
  keep_stock: ({ db }, { id }) => keepStock(db, id),
  release_stock: async ({ db }, { id }) => {
    await releaseStock(db, id)
  },
  issue_stock: issueParcels,
  restock: restockParcels,
  reserve_batches: reserveParcels,
  release_batches: dropParcels,
  begin_payment: async (context, { id }) => {
    await beginOfflinePayment(context, id)
  },
  issue_invoice: invoiceOrder,
  credit_invoice: (context, { id }) => creditWholeInvoice(context, id, 'Objednávka je zrušená.'),
}

/** Who bought a voucher is told of the money with the voucher. */
function unlessVoucher(queue: (context: CommandContext, order: LockedOrder) => Promise<void>) {
  return async (context: CommandContext, order: LockedOrder) => {
    if ((await selectVoucherOrder(context.db, order.id)) === null) await queue(context, order)
  }
}

/** An order of a voucher has nothing that could be ordered again by one press. */
function orVoucherEnded(queue: (context: CommandContext, order: LockedOrder) => Promise<void>) {
  return async (context: CommandContext, order: LockedOrder, _today: string, event: OrderEvent) => {
    const bought = await selectVoucherOrder(context.db, order.id)
    await (bought ? queueVoucherEnded(context, order, bought, event) : queue(context, order))
  }
}

async function giveCreditsBack(context: CommandContext, { id, customerId }: LockedOrder, today: string): Promise<void> {
  const { db, now } = context
  if (customerId === null) return
  const { returnedCreditsDays } = await loadShopRules(context)
  await returnOrderCredits(db, { customerId, orderId: id, credits: null, minimumDays: returnedCreditsDays, now, today })
}

/** Whoever left a parcel that was to be paid at the door may do so again: it counts when they choose how to pay. */
async function openCodTask({ db, now }: CommandContext, { id }: LockedOrder): Promise<void> {
  const order = await selectPayableOrder(db, id)
  if (order?.paymentKind !== 'cod') return
  await updateCashUncollected(db, id, now)
  await openStaffTask(db, { kind: 'cod_not_collected', subject: `order:${id}`, orderId: id, now })
}

/** What a person has to look at, by the event that asks for it. */
export const TASK_OF: Partial<Record<OrderEvent, StaffTaskKind>> = {
  paid: 'order_paid',
  hold: 'order_hold',
  delivered: 'order_delivered',
  parcel_returned: 'order_parcel_returned',
}

async function openTask(
  { db, now }: CommandContext,
  { id, state }: LockedOrder,
  _today: string,
  event: OrderEvent,
): Promise<void> {
  const kind = TASK_OF[event]
  if (!kind) throw new Error(`Nobody knows the task that ${event} opens.`)
  await openStaffTask(db, { kind, subject: `order:${id}`, orderId: id, details: { state }, now })
}
