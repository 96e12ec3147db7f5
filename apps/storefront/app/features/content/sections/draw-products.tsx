import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import type { CardView } from '#app/goods/to-card-view.server.ts'

/** A list of goods inside a page of editors. */
export function drawProducts(cards: CardView[]) {
  return <ProductCards cards={cards} columns="four" heading="h3" />
}
