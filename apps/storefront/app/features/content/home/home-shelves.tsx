import { Chip, Chips } from '@shop/ui/chip/chip'
import { LinkArrow } from '@shop/ui/link-arrow/link-arrow'
import { type MouseEvent, useState } from 'react'
import { ProductCards } from '#app/features/catalog/card/product-cards.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { homeTexts } from '#app/texts/content/home.ts'
import type { HomeShelf } from './home-page.ts'

interface HomeShelvesProps {
  shelves: HomeShelf[]
  total: number
  arrivesOn: string
}

/** The best liked goods; another shelf is a link that, with scripts, changes the shelf here. */
export function HomeShelves({ shelves, total, arrivesOn }: HomeShelvesProps) {
  const [slug, setSlug] = useState(shelves[0]?.slug)
  const shown = shelves.find((shelf) => shelf.slug === slug)
  return (
    <section className="section" style={{ paddingTop: 0 }}>
      <div className="wrap">
        <div className="head">
          <h2>{homeTexts.bestsellers}</h2>
          <Chips role="group" aria-label={homeTexts.shelves}>
            {shelves.map((shelf) => (
              <Chip
                key={shelf.slug}
                as={ShopLink}
                to={`/produkty/${shelf.slug}`}
                prefetch="none"
                aria-current={shelf.slug === slug ? 'true' : undefined}
                onClick={(event: MouseEvent) => {
                  event.preventDefault()
                  setSlug(shelf.slug)
                }}
              >
                {homeTexts.shelfNames[shelf.slug]}
              </Chip>
            ))}
          </Chips>
        </div>
        <ProductCards cards={shown?.cards ?? []} columns="four" heading="h3" promise={catalogTexts.comes(arrivesOn)} />
        <LinkArrow as={ShopLink} to="/produkty">
          {homeTexts.allProducts(total)}
        </LinkArrow>
      </div>
    </section>
  )
}
