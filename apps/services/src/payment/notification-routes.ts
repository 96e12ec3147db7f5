import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '#app/deps'
import { GATEWAY } from '#app/payment/apply-report'
import { insertNotification } from '#app/payment/gateway.sql'
import { inTransaction } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

const Ring = z.object({ id: z.string().regex(/^\d{1,20}$/) }).loose()

/**
 * GoPay rings with a number and nothing else, without a signature. The ring is stored together with the job that asks back;
 * only then it is answered 200. Anything else makes the gateway ring again.
 */
export function addNotificationRoutes(app: FastifyInstance, { pool, clock, log }: Deps): void {
  app.get('/notifications/gopay', async (request, reply) => {
    const ring = Ring.safeParse(request.query)
    // Ringing again would not make it a number: it is taken note of and let go.
    if (!ring.success) {
      log.warn({ requestId: request.id }, 'payment.strange_notification')
      return reply.status(200).send({})
    }
    const { id: gatewayId } = ring.data
    const now = clock.now()
    await inTransaction(pool, async (tx) => {
      await insertNotification(tx, GATEWAY, gatewayId, now)
      // Without a key: a job that is replaced while it runs may not try again, and would lie in the queue as given up.
      await enqueue(tx, 'read-payment', { requestId: request.id, gatewayId }, { queue: `${GATEWAY}:${gatewayId}` })
    })
    return reply.status(200).send({})
  })
}
