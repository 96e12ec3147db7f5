import type { CardView } from '#app/goods/to-card-view.server.ts'

export interface OfferReview {
  id: number
  rating: number
  title: string
  text: string
  author: string
  dog: string | null
  isSample: boolean
}

/** The one thing a page sells: its price, what is really in it and what its buyers say. */
export interface LandingOffer {
  heading: string
  text: string
  card: CardView
  parts: CardView[]
  reviews: OfferReview[]
}
