import { createMetrics } from '@shop/runtime/metrics'
import type { Pool } from 'pg'

export interface DataMetrics {
  countRequest(method: string, status: number, kind: string, seconds: number): void
  countLoad(outcome: 'ok' | 'failed'): void
  format(): Promise<string>
  contentType: string
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

export function createDataMetrics(pool: Pool, processMetrics: boolean): DataMetrics {
  const metrics = createMetrics({ processMetrics })
  const labels: ('method' | 'status' | 'kind')[] = ['method', 'status', 'kind']
  const requests = metrics.counter('data_requests_total', 'Requests answered.', labels)
  const durations = metrics.histogram('data_request_seconds', 'Time from request to answer.', labels, BUCKETS)
  const loads = metrics.counter('data_schema_cache_loads_total', 'Loads of the schema cache.', ['outcome'])
  metrics.gauge('data_pool_connections', 'Open database connections.', () => pool.totalCount)
  metrics.gauge('data_pool_idle', 'Database connections nobody uses.', () => pool.idleCount)
  metrics.gauge('data_pool_waiting', 'Requests waiting for a connection.', () => pool.waitingCount)
  return {
    countRequest(method, status, kind, seconds) {
      // A made-up method must not become a new time series.
      const values = { method: METHODS.has(method) ? method : 'other', status: String(status), kind }
      requests.inc(values)
      durations.observe(values, seconds)
    },
    countLoad: (outcome) => loads.inc({ outcome }),
    format: () => metrics.registry.metrics(),
    contentType: metrics.registry.contentType,
  }
}
