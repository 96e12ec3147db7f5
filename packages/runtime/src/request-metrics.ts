import type { Metrics } from './metrics.ts'

interface RequestMetricsOptions<Label extends string> {
  metrics: Metrics
  /** What a request is told apart by, beside its status. Each has few values: patterns, never addresses. */
  labels: Label[]
  buckets: number[]
  /** The data service has counted under names of its own since before there were others. */
  prefix?: 'http' | 'data'
}

type CountRequest<Label extends string> = (
  labels: Record<Label, string>,
  status: number | 'left',
  seconds: number,
) => void

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'])

/** Rate and errors by the exact status, time by its class: a time takes a dozen series, a count takes one. */
export function createRequestMetrics<Label extends string>({
  metrics,
  labels,
  buckets,
  prefix = 'http',
}: RequestMetricsOptions<Label>): CountRequest<Label> {
  const names = [...labels, 'status' as const]
  const requests = metrics.counter<string>(`${prefix}_requests_total`, 'Requests answered.', names)
  const times = metrics.histogram<string>(`${prefix}_request_seconds`, 'Time to answer.', names, buckets)
  return (values, status, seconds) => {
    requests.inc({ ...values, status: String(status) })
    times.observe({ ...values, status: toStatusClass(status) }, seconds)
  }
}

/** A method that somebody made up must not become a time series. */
export function toMethodLabel(method: string): string {
  return METHODS.has(method) ? method : 'other'
}

/** A visitor who left before the answer is neither a success nor a failure of ours. */
function toStatusClass(status: number | 'left'): string {
  return status === 'left' ? status : `${Math.floor(status / 100)}xx`
}
