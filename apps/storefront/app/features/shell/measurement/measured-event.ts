/** Goods in an event, as the page knew them; money is whole haléře. */
export interface Piece {
  variantId: number
  quantity: number
  /** Of one piece; null where the page shows none. */
  price: number | null
  index?: number
}

/** One event on its way: what goods are called is looked up only when it is really sent. */
export interface MeasuredEvent {
  event: string
  /** Whether prices hold the tax. */
  basis: 'gross' | 'net'
  pieces: Piece[]
  fields: Record<string, string | number | null>
  /** Told at most once in this browser's tab. */
  once?: string
  /** Told at most once ever, which only the services can know. */
  isPurchase?: boolean
  /** Of an offer, which is told as commerce also without goods. */
  isOffer?: boolean
  /** Sums what is in it; lists of goods have no sum. */
  hasValue: boolean
}
