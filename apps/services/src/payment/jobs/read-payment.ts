import type { JobContext } from '#app/jobs/job'
import { GATEWAY } from '#app/payment/apply-report'
import { selectUnreadRings, updateNotificationRead } from '#app/payment/gateway.sql'
import { readBack } from '#app/payment/read-back'

/** What a notification asked for: the gateway says what is true. A gateway that is silent is asked again by the queue. */
export async function readPayment(context: JobContext, { gatewayId }: { gatewayId: string }): Promise<void> {
  const { deps, now, log } = context
  const rings = await selectUnreadRings(deps.pool, GATEWAY, gatewayId)
  // Asked already on behalf of a later ring.
  if (rings === null) return
  const outcome = await readBack(context, gatewayId)
  if (outcome === 'unavailable') throw new Error('The gateway does not say what became of a payment.')
  if (outcome === 'unknown_payment' || outcome === 'not_found') log.warn({ gatewayId, outcome }, 'payment.not_ours')
  await updateNotificationRead(deps.pool, GATEWAY, gatewayId, { rings, outcome, now })
}
