import type { CartView } from '@shop/contract/cart-view'

/** A page that was shown, with what it was drawn from. */
export interface PageSeen {
  kind: 'page'
  /** Of the route. */
  id: string
  path: string
  search: string
  data: unknown
}

export interface CartChanged {
  kind: 'cart'
  /** Null when nobody had asked for the cart yet. */
  before: CartView | null
  after: CartView
  /** What the form wished, for when the cart before it was not known. */
  wished: { intent: string; variantId: number; pieces: number }
}

export type ShopEvent = PageSeen | CartChanged

const MOST_WAITING = 50

const waiting: ShopEvent[] = []
let take: ((event: ShopEvent) => void) | null = null

/** Whatever is worth counting. Who counts comes to the page late and takes over what has waited. */
export function queueEvent(one: ShopEvent): void {
  if (take) take(one)
  else if (waiting.length < MOST_WAITING) waiting.push(one)
}

/** From now on events go there; the answer gives the place up. */
export function consumeEvents(taker: (event: ShopEvent) => void): () => void {
  take = taker
  for (const one of waiting.splice(0)) taker(one)
  return () => {
    take = null
  }
}
