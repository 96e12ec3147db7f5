import { CardGrid } from '@shop/ui/card/card'
import { memo, type ReactNode } from 'react'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { ProductCard } from './product-card.tsx'

interface ProductCardsProps {
  cards: CardView[]
  columns?: 'four' | 'dense'
  heading?: 'h2' | 'h3'
  promise?: string | undefined
  /** How many pictures are in the first view. */
  eager?: number
  /** A block among the cards, in the place of the sixth. */
  promo?: ReactNode
}

const PROMO_AFTER = 5

// What happens around the goods, such as opening the filters, is no reason to draw two dozen of them again.
const KeptCard = memo(ProductCard)

export function ProductCards({
  cards,
  columns = 'dense',
  heading = 'h2',
  promise,
  eager = 0,
  promo,
}: ProductCardsProps) {
  const draw = (card: CardView, index: number) => (
    <KeptCard key={card.id} card={card} heading={heading} promise={promise} priority={index < eager} />
  )
  return (
    <CardGrid columns={columns}>
      {cards.slice(0, PROMO_AFTER).map(draw)}
      {cards.length > PROMO_AFTER ? promo : null}
      {cards.slice(PROMO_AFTER).map((card, index) => draw(card, index + PROMO_AFTER))}
    </CardGrid>
  )
}
