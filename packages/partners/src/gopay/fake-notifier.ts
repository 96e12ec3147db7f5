import { setTimeout as delay } from 'node:timers/promises'

export const NOTIFICATION_MODES = ['prompt', 'lost', 'twice', 'scattered', 'held'] as const
export type NotificationMode = (typeof NOTIFICATION_MODES)[number]

export type Delivery = { readonly paymentId: number; readonly attempt: number; readonly status: number | null }

export type NotifierOptions = {
  readonly mode: () => NotificationMode
  /** Waits between attempts; the last one repeats. */
  readonly retryDelaysMs: readonly number[]
  /** How far apart `scattered` may throw notifications that were sent together. */
  readonly scatterMs: number
}

export interface Notifier {
  /** Every attempt, also those that reached nobody. */
  readonly deliveries: readonly Delivery[]
  notify(url: string, paymentId: number): void
  /** Lets go of what `held` keeps. */
  release(order: 'sent' | 'reversed'): Promise<void>
  /** Resolves when nothing is on its way and nothing waits for another attempt. */
  settled(): Promise<void>
  forget(): void
}

const ATTEMPTS = 20
const TIMEOUT_MS = 10_000

export function createNotifier({ mode, retryDelaysMs, scatterMs }: NotifierOptions): Notifier {
  const deliveries: Delivery[] = []
  const held: { url: string; paymentId: number }[] = []
  const underWay = new Set<Promise<void>>()
  let ending = new AbortController()

  function send(url: string, paymentId: number, waitMs: number): void {
    const { signal } = ending
    const work = deliver(url, paymentId, waitMs, signal)
      // Only the end of the fake breaks a delivery off.
      .catch((error) => {
        if (!signal.aborted) throw error
      })
      .finally(() => underWay.delete(work))
    underWay.add(work)
  }

  async function deliver(url: string, paymentId: number, waitMs: number, signal: AbortSignal): Promise<void> {
    if (waitMs > 0) await delay(waitMs, undefined, { signal })
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const status = await ring(url, paymentId, signal)
      deliveries.push({ paymentId, attempt, status })
      if (status === 200) return
      await delay(retryDelaysMs[Math.min(attempt, retryDelaysMs.length) - 1] ?? 0, undefined, { signal })
    }
  }

  return {
    deliveries,
    notify(url, paymentId) {
      const how = mode()
      if (how === 'lost') return
      if (how === 'held') return void held.push({ url, paymentId })
      send(url, paymentId, how === 'scattered' ? Math.random() * scatterMs : 0)
      if (how === 'twice') send(url, paymentId, 0)
    },
    async release(order) {
      const batch = held.splice(0)
      if (order === 'reversed') batch.reverse()
      for (const { url, paymentId } of batch) {
        send(url, paymentId, 0)
        await this.settled()
      }
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    forget() {
      ending.abort()
      ending = new AbortController()
      held.length = 0
      deliveries.length = 0
    },
  }
}

/** The notification itself: a GET with the id and nothing else. Null when nobody answered. */
async function ring(url: string, paymentId: number, signal: AbortSignal): Promise<number | null> {
  const address = new URL(url)
  address.searchParams.set('id', String(paymentId))
  try {
    const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) })
    await response.body?.cancel()
    return response.status
  } catch {
    return null
  }
}
