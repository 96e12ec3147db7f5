import type { CartView } from '@shop/contract/cart-view'

/** A page that was shown, with what it was drawn from. */
export interface PageNote {
  kind: 'page'
  /** Of the route. */
  id: string
  path: string
  search: string
  data: unknown
}

export interface CartNote {
  kind: 'cart'
  /** Null when nobody had asked for the cart yet. */
  before: CartView | null
  after: CartView
  /** What the form wished, for when the cart before it was not known. */
  wished: { intent: string; variantId: number; pieces: number }
}

export type Note = PageNote | CartNote

const MOST_WAITING = 50

const waiting: Note[] = []
let take: ((note: Note) => void) | null = null

/** Whatever is worth counting. Who counts comes to the page late and takes over what has waited. */
export function note(one: Note): void {
  if (take) take(one)
  else if (waiting.length < MOST_WAITING) waiting.push(one)
}

/** From now on notes go there; the answer gives the place up. */
export function takeNotes(taker: (note: Note) => void): () => void {
  take = taker
  for (const one of waiting.splice(0)) taker(one)
  return () => {
    take = null
  }
}
