import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('reports counters, histograms and gauges in the text format', async () => {
  const metrics = createMetrics({ processMetrics: false })
  metrics.counter('orders_total', 'Orders.', ['state']).inc({ state: 'paid' }, 2)
  metrics.histogram('seconds', 'Time.', ['route'], [0.1, 1]).observe({ route: 'a' }, 0.5)
  metrics.gauge('queue', 'Waiting.', () => 7)
  const text = await metrics.registry.metrics()
  expect(text).toContain('orders_total{state="paid"} 2')
  expect(text).toContain('seconds_bucket{le="1",route="a"} 1')
  expect(text).toContain('queue 7')
})

test('two registries do not see each other', async () => {
  const first = createMetrics({ processMetrics: false })
  const second = createMetrics({ processMetrics: false })
  first.counter('seen_total', 'Seen.', []).inc()
  second.counter('seen_total', 'Seen.', [])
  expect(await second.registry.metrics()).toContain('seen_total 0')
})

test('tells how the process is when asked to', async () => {
  const text = await createMetrics({ processMetrics: true }).registry.metrics()
  expect(text).toMatch(/process_resident_memory_bytes [1-9]\d+/)
  expect(text).toMatch(/process_event_loop_utilization \d/)
})
