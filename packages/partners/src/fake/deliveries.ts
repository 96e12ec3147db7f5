import { setTimeout as delay } from 'node:timers/promises'

export interface Deliveries {
  /** Rings until it is heard, at most as many times as allowed. */
  send(ring: (attempt: number, signal: AbortSignal) => Promise<boolean>, waitMs?: number): void
  /** Resolves when nothing is on its way and nothing waits for another attempt. */
  settled(): Promise<void>
  /** Breaks off whatever is on its way. */
  forget(): void
}

/** What a partner sends to us, with its patience: it repeats what we did not take. */
export function createDeliveries(options: {
  readonly attempts: number
  /** Waits between attempts; the last one repeats. */
  readonly retryDelaysMs: readonly number[]
}): Deliveries {
  const underWay = new Set<Promise<void>>()
  let ending = new AbortController()

  async function deliver(
    ring: (attempt: number, signal: AbortSignal) => Promise<boolean>,
    waitMs: number,
    signal: AbortSignal,
  ): Promise<void> {
    const { attempts, retryDelaysMs } = options
    if (waitMs > 0) await delay(waitMs, undefined, { signal })
    for (let attempt = 1; attempt <= attempts; attempt++) {
      if (await ring(attempt, signal)) return
      const pauseMs = retryDelaysMs[Math.min(attempt, retryDelaysMs.length) - 1] ?? 0
      if (attempt < attempts) await delay(pauseMs, undefined, { signal })
    }
  }

  return {
    send(ring, waitMs = 0) {
      const { signal } = ending
      const work = deliver(ring, waitMs, signal)
        .catch((error) => {
          if (!signal.aborted) throw error
        })
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    forget() {
      ending.abort()
      ending = new AbortController()
    },
  }
}
