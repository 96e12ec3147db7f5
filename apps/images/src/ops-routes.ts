import type { Metrics } from '@shop/runtime/metrics'
import { createRequestMetrics } from '@shop/runtime/request-metrics'
import { isStopping } from '@shop/runtime/shutdown'
import { type FastifyInstance, fastify } from 'fastify'
import type { Library } from '#app/library'

const REQUEST_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 5, 20]

/** What operators ask: does it live, may it get requests. */
export function addOpsRoutes(app: FastifyInstance, { library, metrics }: { library: Library; metrics: Metrics }): void {
  app.get('/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/ready', (_request, reply) => {
    const ready = library.ready() && !isStopping()
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return reply.send({ status: ready ? 'ready' : isStopping() ? 'stopping' : 'reading originals' })
  })

  const countRequest = createRequestMetrics({ metrics, labels: ['route'], buckets: REQUEST_BUCKETS })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    countRequest({ route }, reply.statusCode, reply.elapsedTime / 1000)
    request.log.info({ method: request.method, route, url: request.url, status: reply.statusCode, ms }, 'request')
  })
}

/** How it does, on a port of its own: visitors have no business with it. */
export function buildOpsApp(metrics: Metrics): FastifyInstance {
  const app = fastify()
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  return app
}
