import { formatPrice } from '@shop/czech/format-price'
import type { ReactNode } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { CalledDog } from '#app/texts/catalog/called-dog.ts'
import { recommendationTexts as texts } from '#app/texts/catalog/recommendation.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './fitting-foods.module.css'
import type { OfferView } from './recommendation-view.ts'

interface FittingFoodsProps {
  offers: readonly OfferView[]
  /** Slug of the one that stands on top of the page. */
  hero: string
  called: CalledDog
  choose: (offer: OfferView) => ReactNode
}

/** Everything that was not left out, so that the sum can be checked by counting. */
export function FittingFoods({ offers, hero, called, choose }: FittingFoodsProps) {
  if (offers.length < 2) return null
  return (
    <details className={styles.all}>
      <summary>{texts.showAll(offers.length, called)}</summary>
      <ol className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.slug}>
            <ShopLink to={`/produkt/${offer.slug}`} className={styles.name}>
              {offer.name}
            </ShopLink>
            <span className={styles.numbers}>
              {texts.numbers(offer.gramsPerDay, dogTexts.days(offer.days))}
              <b>{texts.perDayPrice(formatPrice(offer.crownsPerDay * 100))}</b>
            </span>
            <span className={styles.choose}>
              {offer.slug === hero ? <span className="small muted">{texts.onTop}</span> : choose(offer)}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
