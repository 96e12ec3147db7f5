import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Rating } from '@shop/ui/rating/rating'
import type { ReactNode } from 'react'
import { CardDog } from '#app/features/catalog/card/card-dog.tsx'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { useIsForbidden } from '#app/goods/use-forbidden.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { productTexts } from '#app/texts/catalog/product.ts'
import { landingTexts as texts } from '#app/texts/content/landing.ts'
import styles from './offer.module.css'

interface OfferHeroProps {
  slug: string
  heading: string
  lead: ReactNode
  card: CardView
}

/** The first screen sells: what it is, what it costs, the button and what happens when the dog says no. */
export function OfferHero({ slug, heading, lead, card }: OfferHeroProps) {
  return (
    <section className={styles.hero} data-promotion={slug} data-creative="hero">
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={styles.price}>{formatPrice(card.price)}</p>
        <p className="lead">{lead}</p>
        <BuyOffer card={card} />
        <p className={styles.seal}>
          <span className={styles.nose} aria-hidden="true">
            {texts.sealDays}
          </span>
          <span>
            <b>{productTexts.moneyBackStrong}</b> {productTexts.moneyBack}
          </span>
        </p>
        {card.rating ? (
          <Rating
            value={card.rating.average}
            label={catalogTexts.ratingLabel(card.rating.average, card.rating.count)}
            score={formatNumber(card.rating.average)}
            count={`(${formatNumber(card.rating.count)})`}
          />
        ) : null}
        <HeroWarning card={card} />
      </div>
      <div className={styles.picture} data-tint="yellow">
        {card.image ? (
          <ShopPicture image={card.image} sizes="(min-width: 700px) 50vw, 100vw" maxWidth={1600} priority />
        ) : null}
      </div>
    </section>
  )
}

/** Only what speaks against it: the rest of the page praises it enough. */
function HeroWarning({ card: { food } }: { card: CardView }) {
  const isForbidden = useIsForbidden(food)
  return food && isForbidden ? <CardDog slug={null} food={food} pack={null} /> : null
}

/** A plain form: whoever buys the one thing there is wants to see it in the cart. The price stands on the button. */
export function BuyOffer({ card }: { card: CardView }) {
  return (
    <form method="post" action="/kosik/obsah">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={card.variantId} />
      <Button type="submit" size="large">
        <Icon name="bowl" />
        {texts.buy(formatPrice(card.price))}
      </Button>
    </form>
  )
}
