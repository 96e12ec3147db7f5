import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { httpLimits, MOST_CONNECTIONS } from '@shop/runtime/http-limits'
import type { Logger } from '@shop/runtime/logger'
import type { Metrics } from '@shop/runtime/metrics'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { toManifest } from '#app/manifest'
import { addOpsRoutes } from '#app/ops-routes'
import { type PictureParts, sendPicture } from '#app/picture-route'
import { sendFault, sendMissing, sendText } from '#app/replies'
import { sendVideo } from '#app/video-route'
import { parseVideoAddress, type Videos } from '#app/videos'

interface AppParts extends PictureParts {
  videos: Videos
  metrics: Metrics
  logger: Logger
}

const FOR_ALL_REPLIES = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' }

export function buildApp(parts: AppParts): FastifyInstance {
  const connections = httpLimits({ requestMs: 10_000 })
  const app: FastifyInstance = fastify({
    loggerInstance: parts.logger as FastifyBaseLogger,
    // One line for a request, written when it is answered, by the hook in ops-routes.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    bodyLimit: 1024,
    ...connections,
    http: connections,
    // An address that the router cannot even decode.
    frameworkErrors: (_error, _request, reply) => sendMissing(reply.headers(FOR_ALL_REPLIES)),
  })
  app.server.maxConnections = MOST_CONNECTIONS
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(FOR_ALL_REPLIES)
    if (request.method === 'GET' || request.method === 'HEAD') return
    return sendText(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed')
  })
  app.setErrorHandler((error, request, reply) => sendFault(error as Error, request, reply))
  app.setNotFoundHandler((_request, reply) => sendMissing(reply))
  endConnectionsOnStop(app)
  addOpsRoutes(app, parts)
  app.get('/manifest.json', async (_request, reply) => {
    await parts.library.refreshWhenDue()
    return reply.header('cache-control', 'no-cache').send(toManifest(parts.library.originals()))
  })
  app.get('/*', (request, reply) => {
    const video = parseVideoAddress(request.raw.url ?? '')
    return video ? sendVideo(parts.videos, video, request, reply) : sendPicture(parts, request, reply)
  })
  return app
}

/** A connection that is busy while we stop would idle after its answer until its keep-alive time runs out, and we with it. */
function endConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close')
  })
}

/** The edge's id when it sends a sane one, so that one request can be followed through all logs. */
function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}
