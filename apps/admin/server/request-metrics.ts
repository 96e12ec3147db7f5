import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Logger } from '@shop/runtime/logger'
import { createMetrics } from '@shop/runtime/metrics'
import { createRequestMetrics } from '@shop/runtime/request-metrics'

const BUCKETS = [0.001, 0.005, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20]
const HEALTH = new Set(['/live', '/ready'])

interface MeasuredOffice {
  measure(listener: RequestListener): RequestListener
  /** Serves what was measured, on a port of its own: visitors have no business with it. */
  createOpsServer(): Server
}

export function measureOffice(log: Logger): MeasuredOffice {
  const metrics = createMetrics({ processMetrics: true })
  const countRequest = createRequestMetrics({ metrics, labels: ['kind'], buckets: BUCKETS })
  return {
    measure: (listener) => (request, response) => {
      const kind = kindOf(request)
      if (kind === null) return listener(request, response)
      const started = performance.now()
      response.once('close', () => {
        const seconds = (performance.now() - started) / 1000
        const status = response.writableFinished ? response.statusCode : 'left'
        countRequest({ kind }, status, seconds)
        log.info({ method: request.method, kind, status, ms: Math.round(seconds * 1000) }, 'request')
      })
      listener(request, response)
    },
    createOpsServer: () =>
      createServer(async (request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end()
        const text = await metrics.registry.metrics()
        response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text)
      }),
  }
}

/** Few of them: an address that somebody made up must not become a time series. Null for who only asks for health. */
function kindOf({ url = '/' }: IncomingMessage): 'asset' | 'data' | 'services' | 'page' | null {
  const path = url.split('?', 1)[0] ?? '/'
  if (HEALTH.has(path)) return null
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/data/')) return 'data'
  return path.startsWith('/services/') ? 'services' : 'page'
}
