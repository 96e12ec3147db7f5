import type { CardView } from '#app/features/catalog/card-view.ts'
import { ProductCards } from '#app/features/catalog/product-cards.tsx'

/** A list of goods inside a page of editors. */
export function drawProducts(cards: CardView[]) {
  return <ProductCards cards={cards} columns="four" heading="h3" />
}
