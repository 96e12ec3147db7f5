import { createMetrics, type Metrics } from '@shop/runtime/metrics'
import { createRequestMetrics, toMethodLabel } from '@shop/runtime/request-metrics'
import type { Pool } from 'pg'

interface CountedRequest {
  method: string
  /** The table or function, once it is known to exist: a name that somebody made up must not become a time series. */
  route: string | undefined
  kind: 'function' | 'table'
  status: number
  seconds: number
}

export interface DataMetrics extends Metrics {
  countRequest(request: CountedRequest): void
  countLoad(outcome: 'ok' | 'failed'): void
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export function createDataMetrics(pool: Pool, processMetrics: boolean): DataMetrics {
  const metrics = createMetrics({ processMetrics })
  const countRequest = createRequestMetrics({
    metrics,
    labels: ['method', 'kind', 'route'],
    buckets: BUCKETS,
    prefix: 'data',
  })
  const loads = metrics.counter('data_schema_cache_loads_total', 'Loads of the schema cache.', ['outcome'])
  metrics.gauge('data_pool_connections', 'Open database connections.', () => pool.totalCount)
  metrics.gauge('data_pool_idle', 'Database connections nobody uses.', () => pool.idleCount)
  metrics.gauge('data_pool_waiting', 'Requests waiting for a connection.', () => pool.waitingCount)
  return {
    ...metrics,
    countRequest: ({ method, route = '(none)', kind, status, seconds }) =>
      countRequest({ method: toMethodLabel(method), kind, route }, status, seconds),
    countLoad: (outcome) => loads.inc({ outcome }),
  }
}
