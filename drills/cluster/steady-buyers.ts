import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Buyer, newBuyer } from '@shop/stack/buyer'
import { fillCart } from '@shop/stack/checkout'

export interface Acknowledged {
  number: string
  cartId: number
  at: number
}

interface Failure {
  at: number
  /** Of HTTP; 0 when there was no answer. */
  status: number
  what: string
}

export interface SteadyBuyers {
  acknowledged: Acknowledged[]
  failures: Failure[]
  /** Resolves when so many orders are acknowledged. */
  reached(count: number): Promise<void>
  stop(): Promise<void>
}

interface Buying {
  servicesUrl: string
  variantId: number
  buyers: number
}

const BETWEEN_ORDERS_MS = 100
const BEFORE_RETRY_MS = 250
const ANSWER_LIMIT_MS = 30_000

/** People who order all the time and press again whatever fails, the button with the same key. */
export function startBuyers({ servicesUrl, variantId, buyers }: Buying): SteadyBuyers {
  const acknowledged: Acknowledged[] = []
  const failures: Failure[] = []
  let isOver = false

  const insist = async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    while (!isOver) {
      try {
        return await work()
      } catch (error) {
        const what = (error as Error).message || String((error as { code?: string }).code)
        failures.push({ at: Date.now(), status: Number(/^\d{3}\b/.exec(what)?.[0] ?? 0), what: what.slice(0, 200) })
        await delay(BEFORE_RETRY_MS)
      }
    }
    return null
  }
  const buyOnce = async (email: string) => {
    const buyer = newHastyBuyer(servicesUrl)
    const key = randomUUID()
    const order = await insist(() => fillCart(buyer, { variantId, email }))
    if (!order) return
    await insist(async () => {
      const { status, body } = await buyer.send('POST', '/orders', order, { 'idempotency-key': key })
      if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`)
      acknowledged.push({ number: body.number ?? body.order?.number, cartId: order.cartId, at: Date.now() })
    })
  }
  const run = randomUUID().slice(0, 8)
  const shopping = Array.from({ length: buyers }, async (_, person) => {
    for (let index = 0; !isOver; index += 1) {
      await buyOnce(`kupec-${run}-${person}-${index}@priklad.cz`)
      await delay(BETWEEN_ORDERS_MS)
    }
  })
  return {
    acknowledged,
    failures,
    async reached(count) {
      while (acknowledged.length < count) await delay(100)
    },
    async stop() {
      isOver = true
      await Promise.all(shopping)
    },
  }
}

/** Whoever waits too long for one answer presses again. */
function newHastyBuyer(servicesUrl: string): Buyer {
  const buyer = newBuyer(servicesUrl)
  return { ...buyer, send: (...request) => inTime(buyer.send(...request)) }
}

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  // What comes late is nobody's.
  work.catch(() => undefined)
  const limit = new AbortController()
  const late = delay(ANSWER_LIMIT_MS, undefined, { signal: limit.signal }).then(() => {
    throw new Error(`no answer in ${ANSWER_LIMIT_MS / 1000} s`)
  })
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    limit.abort()
  }
}
