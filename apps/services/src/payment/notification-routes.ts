import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '#app/http/deps'
import { limitNetwork, limitSubject } from '#app/http/limits'
import { GATEWAY } from '#app/payment/apply-report'
import { insertNotification, selectRinger } from '#app/payment/gateway.sql'
import { inTransaction } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

const Ring = z.object({ id: z.string().regex(/^\d{1,20}$/) }).loose()

// A payment changes a few times in its life. Refused rings come again, and the poller asks anyway.
const ringing = { action: 'ring', max: 100, windowSeconds: 10 * 60 }
// Numbers we do not know, while one of ours is missing: the gateway has a handful of addresses and few such payments.
const strange = { action: 'strange-ring', max: 30, windowSeconds: 10 * 60 }
/** No page of the gateway stays open longer. */
const UNANSWERED_MS = 7 * 86_400_000

/**
 * GoPay rings with a number and nothing else, without a signature. The ring is stored together with the job that asks back;
 * only then it is answered 200. Anything else makes the gateway ring again.
 */
export function addNotificationRoutes(app: FastifyInstance, deps: Deps): void {
  const { pool, clock, log } = deps
  app.get('/notifications/gopay', async (request, reply) => {
    const ring = Ring.safeParse(request.query)
    // Ringing again would not make it a number: it is taken note of and let go.
    if (!ring.success) {
      log.warn({ requestId: request.id }, 'payment.strange_notification')
      return reply.status(200).send({})
    }
    const { id: gatewayId } = ring.data
    const now = clock.now()
    if (!(await isExpected(deps, gatewayId, request.ip, now))) return reply.status(200).send({})
    await inTransaction(pool, async (tx) => {
      await insertNotification(tx, GATEWAY, gatewayId, now)
      // Without a key: a job that is replaced while it runs may not try again, and would lie in the queue as given up.
      await enqueue(tx, 'read-payment', { requestId: request.id, gatewayId }, { queue: `${GATEWAY}:${gatewayId}` })
    })
    return reply.status(200).send({})
  })
}

/** Anybody can ring: only what may be ours costs a row, a job and a question to the gateway. */
async function isExpected(deps: Deps, gatewayId: string, ip: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - UNANSWERED_MS)
  const { isKnown, isOneUnanswered } = await selectRinger(deps.pool, GATEWAY, gatewayId, since)
  if (isKnown) await limitSubject(deps, ringing, gatewayId, now)
  else if (isOneUnanswered) await limitNetwork(deps, strange, ip, now)
  return isKnown || isOneUnanswered
}
