import type { CardView } from '#app/goods/to-card-view.server.ts'

/** What is told about a food that a dog must not eat. */
export interface Substitute {
  /** By excluded ingredient: what of it is inside, „maso i tuk“; empty where the name itself says it all. */
  parts: Record<string, string>
  /** Null when nothing on the shelf is sure enough. */
  swap: CardView | null
}
