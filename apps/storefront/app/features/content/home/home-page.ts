import type { RatingSummary } from '@shop/domain/catalog/rating'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { RationAnswer, RationFood } from '#app/features/catalog/calculator/calculate-ration.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import type { MixGroup } from '#app/goods/to-mix.ts'

export interface HomeShelf {
  slug: 'granule' | 'konzervy' | 'pamlsky'
  cards: CardView[]
}

/** Money is whole haléře. */
export interface HomeExample {
  slug: string
  name: string
  pack: string
  mix: MixGroup[]
  food: RationFood
  usual: RationAnswer
  price: number
  repeatPrice: number
  /** ISO days. */
  deliveries: string[]
}

export type HomeReviews = RatingSummary & {
  quotes: {
    id: number
    rating: number
    text: string
    author: string
    dog: string | null
    isSample: boolean
    product: { name: string; to: ShopAddress }
  }[]
}
