import { readPacketaPush } from '@shop/partners/packeta/packeta-push'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#app/http/deps'
import { insertCarrierMessage } from '#app/shipment/parcels.sql'
import { inTransaction } from '#app/store/database'
import { enqueue } from '#app/store/jobs'

const CARRIER_CODE = 'packeta'

/** Packeta signs what it pushes. It is stored with the job that asks back, and only then answered. */
export function addCarrierNotifications(app: FastifyInstance, { pool, clock, config, log }: Deps): void {
  const key = config.PACKETA_WEBHOOK_KEY
  if (!key) return
  app.register(async (scope) => {
    // The signature is over the bytes, so they must not be parsed before it is checked.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/notifications/packeta', async (request, reply) => {
      const { 'x-webhook-timestamp': timestamp = '', 'x-webhook-signature': signature = '' } = request.headers
      // Without a body nothing was parsed, and nothing can have been signed.
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const message = { timestamp: String(timestamp), signature: String(signature), body }
      const push = readPacketaPush(key, message, clock.now())
      if (push === null) return reply.status(401).send({})
      if (!push.ok) {
        log.warn({ requestId: request.id }, 'parcel.strange_notification')
        return reply.status(200).send({})
      }
      const { eventId, packetId: shipmentId } = push.value
      await inTransaction(pool, async (tx) => {
        await insertCarrierMessage(tx, { carrierCode: CARRIER_CODE, eventId, shipmentId, now: clock.now() })
        const job = { requestId: request.id, carrierCode: CARRIER_CODE, shipmentId }
        await enqueue(tx, 'track-pushed', job, { jobKey: `packeta:${shipmentId}`, queue: `packeta:${shipmentId}` })
      })
      return reply.status(200).send({})
    })
  })
}
