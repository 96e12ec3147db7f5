import { formatPercent } from '@shop/czech/format-number'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { Badge } from '@shop/ui/badge/badge'
import { Card, CardGrid } from '@shop/ui/card/card'
import { Price } from '@shop/ui/price/price'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import styles from './embed-grid.module.css'
import type { EmbedOptions } from './embed-options.ts'

interface EmbedGridProps {
  cards: CardView[]
  options: EmbedOptions
  /** Links leave the frame, so they are whole addresses. */
  shopUrl: string
}

/** Cards for somebody else's page: live prices, no application, no cookies. */
export function EmbedGrid({ cards, options, shopUrl }: EmbedGridProps) {
  const { partner } = options
  // A page of its own asks whether the code shall hold; nothing is kept about who only looks.
  const addressOf = (slug: string) =>
    partner ? `${shopUrl}/d/${partner}?zpet=/produkt/${slug}` : `${shopUrl}/produkt/${slug}`
  return (
    <div className={styles.embed} data-theme={options.theme} data-columns={options.columns}>
      <CardGrid className={styles.grid}>
        {cards.map((card) => (
          <Card
            key={card.id}
            data-tint={card.theme ?? undefined}
            gone={!card.isInStock}
            picture={card.image ? <ShopPicture image={card.image} sizes="50vw" maxWidth={480} decorative /> : undefined}
            word={card.name}
            flags={card.discountPercent ? <Badge tone="highlight">{formatPercent(-card.discountPercent)}</Badge> : null}
            band={card.proteinName ?? catalogTexts.otherBand}
            bandAside={card.pack}
            name={
              <h2>
                <a href={addressOf(card.slug)} target="_blank" rel="noopener">
                  {card.name}
                </a>
              </h2>
            }
            meta={card.subtitle}
            price={
              <Price
                amount={formatPrice(card.price)}
                former={card.formerPrice === null ? null : formatPrice(card.formerPrice)}
                formerLabel={catalogTexts.formerPrice}
                reduced={card.formerPrice !== null}
                unit={
                  card.unitPrice
                    ? formatUnitPrice(card.unitPrice.halere, catalogTexts.units[card.unitPrice.unit])
                    : null
                }
                note={card.lowestPrice === null ? null : catalogTexts.lowestPrice(formatPrice(card.lowestPrice))}
              />
            }
          />
        ))}
      </CardGrid>
    </div>
  )
}
