import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { FoodView } from '#app/goods/card-parts.ts'

/** One thing the search would lead to. */
export interface Suggestion {
  to: ShopAddress
  label: string
  /** Size of the pack, or what kind of thing it is. */
  note?: string | undefined
  /** The pack whose price it is. */
  variantId?: number | undefined
  /** Formatted price. */
  price?: string | undefined
  image?: { src: string; srcSet: string } | undefined
  /** The colour of its meat. */
  tint?: string | undefined
  /** What dogs are asked about; nothing for what is not eaten. */
  food?: FoodView | null | undefined
}

export interface Suggestions {
  query: string
  /** First when the words are a question. */
  answers: Suggestion[]
  breeds: Suggestion[]
  products: Suggestion[]
  categories: Suggestion[]
  articles: Suggestion[]
  questions: Suggestion[]
}
