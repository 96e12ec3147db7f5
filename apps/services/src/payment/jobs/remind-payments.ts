import { eachItem } from '#app/jobs/each-item'
import type { JobContext } from '#app/jobs/job'
import { changeOrder } from '#app/order/change-order'
import { selectUnremindedTransfers } from '#app/payment/reminders.sql'
import { loadPaymentSettings } from '#app/rules/payment-settings'
import { inTransaction } from '#app/store/database'

const DAY_MS = 24 * 60 * 60_000

/** A transfer that has not come is reminded of once. */
export async function remindPayments(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const { reminderDays } = await loadPaymentSettings(deps.pool)
  const due = await selectUnremindedTransfers(deps.pool, new Date(now.getTime() - reminderDays * DAY_MS), now)
  const batch = { name: 'remind-payments', items: due, keyOf: Number, orderOf: Number }
  const outcome = await eachItem(context, batch, async (orderId) => {
    await inTransaction(deps.pool, (db) => changeOrder({ ...context, db }, orderId, 'payment_reminder_due'))
  })
  if (due.length > 0) log.info(outcome, 'payment.reminded')
}
