import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { createRequestMetrics, toMethodLabel } from './request-metrics.ts'

test('a status counts as it is and takes time by its class', async () => {
  const metrics = createMetrics({ processMetrics: false })
  const count = createRequestMetrics({ metrics, labels: ['route'], buckets: [1] })
  for (const status of [200, 201, 404, 409, 503] as const) count({ route: '/orders' }, status, 0.1)
  count({ route: '/orders' }, 'left', 0.1)
  const text = await metrics.registry.metrics()
  expect(text).toContain('http_requests_total{route="/orders",status="201"} 1')
  expect(text).toContain('http_requests_total{route="/orders",status="left"} 1')
  const classes = [...text.matchAll(/http_request_seconds_count\{route="\/orders",status="(\w+)"\} (\d)/g)]
  expect(classes.map(([, status, requests]) => [status, requests])).toEqual([
    ['2xx', '2'],
    ['4xx', '2'],
    ['5xx', '1'],
    ['left', '1'],
  ])
})

test('a method that somebody made up is one of the others', () => {
  expect(['GET', 'PURGE', 'BREW'].map(toMethodLabel)).toEqual(['GET', 'other', 'other'])
})
