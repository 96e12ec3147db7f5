import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { createMetrics } from '@shop/runtime/metrics'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const HEALTH = new Set(['/live', '/ready'])

interface RequestMetrics {
  /** Measures every request on its way to the pages. */
  measure(listener: RequestListener): RequestListener
  /** Serves what was measured, on a port of its own: visitors have no business with it. */
  createOpsServer(): Server
}

export function createRequestMetrics(): RequestMetrics {
  const metrics = createMetrics({ processMetrics: true })
  const labels: ('kind' | 'status')[] = ['kind', 'status']
  const seconds = metrics.histogram('http_request_seconds', 'Time to answer.', labels, BUCKETS)
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
        // A visitor who left before the answer is neither a success nor a failure of ours.
        const status = response.writableFinished ? String(response.statusCode) : 'left'
        seconds.observe({ kind, status }, (performance.now() - started) / 1000)
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
