import type { CommandContext } from '#app/http/context'
import type { Refund } from '#app/payment/refunds.sql'
import { enqueue } from '#app/store/jobs'

/** Money that came by mistake was never told as a purchase, so nothing is taken back of one. */
export async function queueMeasuredRefund({ db, deps, requestId }: CommandContext, { id, purpose }: Refund) {
  const { ANALYTICS_MEASUREMENT_ID: measurementId, ANALYTICS_API_SECRET: secret } = deps.config
  if (!measurementId || !secret || purpose === 'overpayment') return
  await enqueue(db, 'measure-refund', { refundId: id, requestId })
}
