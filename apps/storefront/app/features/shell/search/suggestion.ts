import type { ShopAddress } from '#app/addresses/shop-address.ts'
/** One thing the search would lead to. */
export interface Suggestion {
  to: ShopAddress
  label: string
  /** Size of the pack, or what kind of thing it is. */
  note?: string | undefined
  /** Formatted price. */
  price?: string | undefined
  image?: { src: string; srcSet: string } | undefined
}

export interface Suggestions {
  query: string
  products: Suggestion[]
  categories: Suggestion[]
  articles: Suggestion[]
  questions: Suggestion[]
}
