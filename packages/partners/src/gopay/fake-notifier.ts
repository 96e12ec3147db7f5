import { createDeliveries } from '../fake/deliveries.ts'

export const NOTIFICATION_MODES = ['prompt', 'lost', 'twice', 'scattered', 'held'] as const
type NotificationMode = (typeof NOTIFICATION_MODES)[number]

type Delivery = { readonly paymentId: number; readonly attempt: number; readonly status: number | null }

type NotifierOptions = {
  readonly mode: () => NotificationMode
  readonly retryDelaysMs: readonly number[]
  /** How far apart `scattered` may throw notifications that were sent together. */
  readonly scatterMs: number
}

export interface Notifier {
  /** Every attempt, also those that reached nobody. */
  readonly deliveries: readonly Delivery[]
  notify(url: string, paymentId: number): void
  /** Lets go of what `held` keeps, one after another. */
  release(order: 'sent' | 'reversed'): Promise<void>
  settled(): Promise<void>
  forget(): void
}

const ATTEMPTS = 20
const TIMEOUT_MS = 10_000

export function createNotifier({ mode, retryDelaysMs, scatterMs }: NotifierOptions): Notifier {
  const log: Delivery[] = []
  const held: { url: string; paymentId: number }[] = []
  const deliveries = createDeliveries({ attempts: ATTEMPTS, retryDelaysMs })

  function send(url: string, paymentId: number, waitMs = 0): void {
    deliveries.send(async (attempt, signal) => {
      const status = await ring(url, paymentId, signal)
      log.push({ paymentId, attempt, status })
      return status === 200
    }, waitMs)
  }

  return {
    deliveries: log,
    notify(url, paymentId) {
      const how = mode()
      if (how === 'lost') return
      if (how === 'held') return void held.push({ url, paymentId })
      send(url, paymentId, how === 'scattered' ? Math.random() * scatterMs : 0)
      if (how === 'twice') send(url, paymentId)
    },
    async release(order) {
      const batch = held.splice(0)
      if (order === 'reversed') batch.reverse()
      for (const { url, paymentId } of batch) {
        send(url, paymentId)
        await deliveries.settled()
      }
    },
    settled: deliveries.settled,
    forget() {
      deliveries.forget()
      held.length = 0
      log.length = 0
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
