import { performance } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  counter<Label extends string>(name: string, help: string, labels: Label[]): Counter<Label>
  histogram<Label extends string>(name: string, help: string, labels: Label[], buckets: number[]): Histogram<Label>
  /** The value is asked for when somebody reads the metrics. */
  gauge(name: string, help: string, read: () => number): void
}

/** A registry of its own, so that two services in one process, as in tests, do not count for each other. */
export function createMetrics({ processMetrics }: { processMetrics: boolean }): Metrics {
  const registry = new Registry()
  const metrics: Metrics = {
    registry,
    counter: (name, help, labelNames) => new Counter({ name, help, labelNames, registers: [registry] }),
    histogram: (name, help, labelNames, buckets) =>
      new Histogram({ name, help, labelNames, buckets, registers: [registry] }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    },
  }
  if (processMetrics) addProcessMetrics(metrics)
  return metrics
}

/** Read when asked for. The library's own set samples the event loop and every collection all the time. */
function addProcessMetrics({ gauge }: Metrics): void {
  gauge('process_cpu_seconds', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_resident_memory_bytes', 'Memory held.', () => process.memoryUsage.rss())
  gauge('process_heap_bytes', 'Heap used.', () => process.memoryUsage().heapUsed)
  gauge(
    'process_event_loop_utilization',
    'Share of time not idle.',
    () => performance.eventLoopUtilization().utilization,
  )
  gauge('process_uptime_seconds', 'Time since start.', () => process.uptime())
}
