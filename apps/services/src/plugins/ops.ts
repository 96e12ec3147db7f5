import { createRequestMetrics, toMethodLabel } from '@shop/runtime/request-metrics'
import { isStopping } from '@shop/runtime/shutdown'
import { runInSpan } from '@shop/runtime/tracing'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '#app/http/deps'
import { RequestError } from '#app/http/request-error'
import { routeOf, spanOf } from '#app/plugins/trace'
import { isReady } from '#app/store/is-ready'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Health, headers, one figure and one log line per request. */
export function addOps(app: FastifyInstance, { pool, metrics }: Deps): void {
  const countRequest = createRequestMetrics({ metrics, labels: ['method', 'route'], buckets: BUCKETS })
  let stopping = false

  app.addHook('onRequest', async (_request, reply) => {
    // Answers are about one person; nobody on the way may keep them.
    reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    if (route === '/live') return
    const { method, log } = request
    const { statusCode: status, elapsedTime } = reply
    countRequest({ method: toMethodLabel(method), route }, status, elapsedTime / 1000)
    runInSpan(spanOf(request), () =>
      log.info({ method, route, status, ms: Math.round(elapsedTime) }, 'request.answered'),
    )
  })
  app.addHook('preClose', async () => {
    stopping = true
  })

  app.get('/live', async () => ({ ok: true }))
  app.get('/ready', async () => {
    if (stopping || isStopping() || !(await isReady(pool))) throw new RequestError('unavailable')
    return { ok: true }
  })
}
