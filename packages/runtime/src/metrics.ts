import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

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
  if (processMetrics) collectDefaultMetrics({ register: registry })
  return {
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
}
