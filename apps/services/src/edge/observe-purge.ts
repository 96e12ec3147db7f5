import type { Metrics } from '@shop/runtime/metrics'
import type { DuePurge } from '#app/edge/edge-purges.sql'
import type { Deps } from '#app/http/deps'

const BUCKETS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 60, 600]

type Seconds = ReturnType<typeof observer>
const observers = new WeakMap<Metrics, Seconds>()

/** How long it took from the change of a row until the edge had answered; of a failure, how old it is already. */
export function observePurge(
  { metrics }: Pick<Deps, 'metrics'>,
  edge: string,
  { due, isDone }: { due: readonly DuePurge[]; isDone: boolean },
): void {
  const seconds = observers.get(metrics) ?? observer(metrics)
  observers.set(metrics, seconds)
  const oldest = Math.min(...due.map(({ notedAt }) => notedAt.getTime()))
  seconds.observe({ edge, outcome: isDone ? 'done' : 'failed' }, Math.max(0, Date.now() - oldest) / 1000)
}

function observer(metrics: Metrics) {
  return metrics.histogram(
    'edge_purge_seconds',
    'From a change to the answer of an edge.',
    ['edge', 'outcome'],
    BUCKETS,
  )
}
