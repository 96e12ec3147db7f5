import type { Metrics } from '@shop/runtime/metrics'
import { createCallerFinder } from '@shop/runtime/trusted-proxies'
import type { FastifyInstance } from 'fastify'
import type { Library } from '#app/library'
import { sendMissing } from '#app/replies'

const findCaller = createCallerFinder(['loopback', 'linklocal', 'uniquelocal'])
const REQUEST_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 20]

/** What operators ask: does it live, may it get requests, how does it do. */
export function addOpsRoutes(app: FastifyInstance, { library, metrics }: { library: Library; metrics: Metrics }): void {
  app.get('/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/ready', (_request, reply) => {
    const ready = library.ready()
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: ready ? 'ready' : 'reading originals' })
  })
  app.get('/metrics', async (request, reply) => {
    // Visitors come through the edge, which names them; whoever asks without it stands beside us.
    if (findCaller(request.socket.remoteAddress ?? '', request.headers['x-forwarded-for']) !== null)
      return sendMissing(reply)
    reply.headers({ 'cache-control': 'no-store', 'content-type': metrics.registry.contentType })
    return reply.send(await metrics.registry.metrics())
  })

  const seconds = metrics.histogram('http_request_seconds', 'Time to answer.', ['route', 'status'], REQUEST_BUCKETS)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    seconds.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    request.log.info({ method: request.method, route, url: request.url, status: reply.statusCode, ms }, 'request')
  })
}
