import type { JobContext } from '#app/jobs/job'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { changePayment } from '#app/payment/change-payment'
import { retryCheckAt } from '#app/payment/check-times'
import { type DueCheck, selectDueChecks, updateCheckAt } from '#app/payment/gateway.sql'
import { lockPayment, selectPaymentById } from '#app/payment/payments.sql'
import { readBack } from '#app/payment/read-back'
import { inTransaction } from '#app/store/database'
import { openStaffTask } from '#app/tasks/staff-tasks.sql'

const AT_ONCE = 200

/** Notifications get lost: whatever the gateway has not finished with is asked about by ourselves. */
export async function pollPayments(context: JobContext): Promise<void> {
  const { deps, now, log } = context
  const due = await selectDueChecks(deps.pool, now, AT_ONCE)
  let silent = 0
  for (const check of due) {
    const outcome = await lookAt(context, check)
    if (outcome === 'unavailable') silent += 1
  }
  if (due.length > 0) log.info({ due: due.length, silent }, 'payment.polled')
}

/** One that cannot be dealt with waits for a person and lets the others pass. */
async function lookAt(context: JobContext, check: DueCheck): Promise<string> {
  const { deps, now, log } = context
  try {
    return check.gatewayId === null ? await endUnanswered(context, check) : await ask(context, check)
  } catch (error) {
    log.error({ err: error, paymentId: check.id }, 'payment.poll_failed')
    await inTransaction(deps.pool, async (db) => {
      const subject = `payment:${check.id}`
      await openStaffTask(db, { kind: 'payment_not_read', subject, orderId: check.orderId, now })
      await updateCheckAt(db, check.id, retryCheckAt(check.checks, now), check.checks + 1)
    })
    return 'failed'
  }
}

async function ask(context: JobContext, { id, gatewayId, checks }: DueCheck): Promise<string> {
  const outcome = await readBack(context, gatewayId ?? '')
  // Applying a report plans the next question; one without effect must not be asked every minute.
  if (outcome === 'unavailable' || outcome === 'not_found') {
    const { now } = context
    await updateCheckAt(context.deps.pool, id, retryCheckAt(checks, now), checks)
  }
  return outcome
}

/** Whoever asked the gateway to open this attempt has died before the answer. */
async function endUnanswered(context: JobContext, { id }: DueCheck): Promise<string> {
  await inTransaction(context.deps.pool, async (db) => {
    const found = await selectPaymentById(db, id)
    const order = found && (await lockPayableOrder(db, found.orderId))
    const payment = await lockPayment(db, id)
    if (order && payment.gatewayId === null)
      await changePayment({ ...context, db }, order, payment, 'creation_unanswered')
    await updateCheckAt(db, id, null, payment.checks + 1)
  })
  return 'ended'
}
