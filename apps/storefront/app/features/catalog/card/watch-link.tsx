import { Button } from '@shop/ui/button/button'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'

/** The form of the product alert stands on the page of the product. */
export function WatchLink({ card }: { card: CardView }) {
  return (
    <Button
      as={ShopLink}
      to={`/produkt/${card.slug}#hlidac`}
      variant="line"
      size="small"
      aria-label={catalogTexts.watchLabel(card.name)}
    >
      {catalogTexts.watch}
    </Button>
  )
}
