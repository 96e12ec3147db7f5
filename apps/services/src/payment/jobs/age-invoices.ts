import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { lockPayment } from '#app/payment/payments.sql'
import { selectUnpaidInvoices, type UnpaidInvoice } from '#app/payment/reminders.sql'
import { loadPaymentSettings } from '#app/rules/payment-settings'
import { inTransaction } from '#app/store/database'

/** Invoices past their day: overdue at once, reminded of on the days the shop has set. */
export async function ageInvoices(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const { overdueDays } = await loadPaymentSettings(deps.pool)
  const unpaid = await selectUnpaidInvoices(deps.pool, toPragueTime(now).date, now)
  const due = unpaid.filter(({ daysOver, reminders }) => {
    const next = overdueDays[reminders]
    return next !== undefined && daysOver >= next
  })
  const batch = {
    name: 'age-invoices',
    items: due,
    keyOf: ({ id }: UnpaidInvoice) => id,
    orderOf: ({ orderId }: UnpaidInvoice) => orderId,
  }
  const outcome = await eachItem(context, batch, (invoice) => remind(context, invoice))
  if (due.length > 0) log.info(outcome, 'payment.invoices_aged')
}

async function remind(context: JobContext, { id, orderId, state }: UnpaidInvoice): Promise<void> {
  await inTransaction(context.deps.pool, async (db) => {
    const order = await lockPayableOrder(db, orderId)
    if (!order) return
    const event = state === 'invoice_issued' ? 'due_date_passed' : 'overdue_reminder_due'
    await changePayment({ ...context, db }, order, await lockPayment(db, id), event)
  })
}
