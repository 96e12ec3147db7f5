import { measureRefund as toMeasured } from '@shop/domain/marketing/measured-refund'
import type { JobContext } from '#app/jobs/job'
import {
  claimRefund,
  type RefundToTell,
  releaseRefund,
  selectRefundToTell,
} from '#app/measurement/measured-refunds.sql'

/** Causes after which nobody can have heard it; any other silence may hide a message that arrived. */
const NOT_HEARD = ['unreachable', 'busy', 'server_error']

/**
 * Tells a refund to the measurement. The receiver knows no key that would make a second message harmless, so it is marked as
 * told before it leaves: after a crash in between it stays untold.
 */
export async function measureRefund({ deps, now, log }: JobContext, { refundId }: { refundId: number }): Promise<void> {
  const { measurement, pool } = deps
  if (!measurement) return
  const refund = await selectRefundToTell(pool, refundId, now)
  if (!refund || !(await claimRefund(pool, refundId, now))) return
  const answer = await measurement.refund(toEvent(refund))
  if (answer.ok) return
  log.warn({ refundId, answer: answer.code, details: answer.details }, 'measurement.refund_not_taken')
  if (answer.code !== 'unavailable' || !NOT_HEARD.includes(answer.details.cause)) return
  await releaseRefund(pool, refundId)
  throw new Error('The measurement did not hear of a refund.')
}

function toEvent({ clientId, number, settledAt, ...refund }: RefundToTell) {
  return { clientId, transactionId: number, at: settledAt, ...toMeasured(refund.lines, refund) }
}
