import type { OwnPrice } from '@shop/contract/wholesale/own-prices'
import { createListeners } from '@shop/ui/listeners/create-listeners'
import { useEffect, useSyncExternalStore } from 'react'

const ADDRESS = '/api/ceny'
/** At once; the services take a hundred. */
const BATCH = 60
const NONE: ReadonlyMap<number, OwnPrice> = new Map()

/**
 * Prices of whoever is signed in, beside pages that everybody shares. Kept in this page only, never in the storage of the browser; on the
 * server every request sees none.
 */
let prices = NONE
/** Asked about, whatever the answer was. */
let asked = new Set<number>()
let wanted = new Set<number>()
/** Nobody is signed in: nobody asks again before somebody may be. */
let isGuest = false
/** Counts those who may have signed in or out: an answer for who was here before is thrown away. */
let visitor = 0
let isListening = false
const { subscribe, notify } = createListeners()

/** Undefined as long as it costs what the page says. */
export function useOwnPrice(variantId: number): OwnPrice | undefined {
  // The price of who looks lives outside of React and of the page.
  useEffect(() => want(variantId), [variantId])

  return useSyncExternalStore(
    subscribe,
    () => prices.get(variantId),
    () => undefined,
  )
}

/** The same for many goods that are shown together. */
export function useOwnPrices(variantIds: readonly number[]): ReadonlyMap<number, OwnPrice> {
  const key = variantIds.join('.')
  // The same outside world, asked once for all of them.
  useEffect(() => {
    for (const id of key.split('.')) if (id) want(Number(id))
  }, [key])

  return useSyncExternalStore(
    subscribe,
    () => prices,
    () => NONE,
  )
}

/** Somebody signs in or out here: whoever looks next asks again. */
export function forgetOwnPrices(): void {
  visitor += 1
  isGuest = false
  asked = new Set()
  wanted = new Set()
  if (prices.size === 0) return
  prices = NONE
  notify()
}

function want(id: number): void {
  if (id === 0 || isGuest || asked.has(id)) return
  if (!isListening) watchPage()
  asked.add(id)
  // Hundreds of cards come alive in one go and ask together.
  if (wanted.size === 0) queueMicrotask(() => void ask())
  wanted.add(id)
}

async function ask(): Promise<void> {
  const ids = [...wanted]
  wanted = new Set()
  const who = visitor
  for (let from = 0; from < ids.length && !isGuest && who === visitor; from += BATCH) {
    const answer = await fetchPrices(ids.slice(from, from + BATCH))
    if (who !== visitor) return
    if (answer === null) isGuest = true
    else learn(answer)
  }
}

function learn(answer: readonly OwnPrice[]): void {
  if (answer.length === 0) return
  prices = new Map([...prices, ...answer.map((price) => [price.variantId, price] as const)])
  notify()
}

/** Null for a guest. */
async function fetchPrices(ids: readonly number[]): Promise<OwnPrice[] | null> {
  try {
    const answer = await fetch(`${ADDRESS}?varianty=${ids.join('.')}`)
    return answer.ok ? (await answer.json()).prices : []
  } catch {
    // Nobody can say it now; the page keeps the price of everybody, and the cart counts the right one.
    return []
  }
}

/** A page out of the browser's memory may have been somebody else's. */
function watchPage(): void {
  isListening = true
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    const shown = [...asked]
    forgetOwnPrices()
    for (const id of shown) want(id)
  })
}
