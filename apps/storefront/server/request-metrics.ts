import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createMetrics } from '@shop/runtime/metrics'
import { createRequestMetrics } from '@shop/runtime/request-metrics'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const HEALTH = new Set(['/live', '/ready'])

interface MeasuredPages {
  /** Measures every request on its way to the pages. */
  measure(listener: RequestListener): RequestListener
  /** Serves what was measured, on a port of its own: visitors have no business with it. */
  createOpsServer(): Server
}

export function measurePages(): MeasuredPages {
  const metrics = createMetrics({ processMetrics: true })
  const countRequest = createRequestMetrics({ metrics, labels: ['kind', 'route'], buckets: BUCKETS })
  let running = 0
  metrics.gauge('http_requests_running', 'Requests being answered.', () => running)
  return {
    measure: (listener) => (request, response) => {
      const kind = kindOf(request)
      if (kind === null) return listener(request, response)
      const started = performance.now()
      running += 1
      response.once('close', () => {
        running -= 1
        const status = response.writableFinished ? response.statusCode : 'left'
        countRequest({ kind, route: routeOf(response) }, status, (performance.now() - started) / 1000)
      })
      listener(request, response)
    },
    createOpsServer: () =>
      createServer(async (request, response) => {
        if (request.url !== '/metrics') return void response.writeHead(404).end()
        const text = await metrics.registry.metrics()
        response.writeHead(200, { 'Content-Type': metrics.registry.contentType }).end(text)
      }),
  }
}

/** Few of them: an address that somebody made up must not become a time series. Null for who only asks for health. */
function kindOf({ url = '/', method }: IncomingMessage): 'asset' | 'data' | 'api' | 'form' | 'page' | null {
  const path = url.split('?', 1)[0] ?? '/'
  if (HEALTH.has(path)) return null
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/api/')) return 'api'
  if (method !== 'GET' && method !== 'HEAD') return 'form'
  return path.endsWith('.data') ? 'data' : 'page'
}

/** The pattern of the page, which the router has noted; files and what never came to it have none. */
function routeOf(response: ServerResponse): string {
  const { route = '(none)' } = (response as { locals?: { route?: string } }).locals ?? {}
  return route
}
