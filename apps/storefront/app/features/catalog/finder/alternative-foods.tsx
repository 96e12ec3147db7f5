import { formatPrice } from '@shop/czech/format-price'
import type { ReactNode } from 'react'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { recommendationTexts as texts } from '#app/texts/catalog/recommendation.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './alternative-foods.module.css'
import type { AlternativeView } from './recommendation-view.ts'

interface AlternativeFoodsProps {
  alternatives: readonly AlternativeView[]
  /** What puts a food into the first place. */
  choose: (offer: AlternativeView) => ReactNode
}

/** Two more, each for a reason of its own. */
export function AlternativeFoods({ alternatives, choose }: AlternativeFoodsProps) {
  return (
    <div className={styles.list} data-count={alternatives.length}>
      {alternatives.map((offer) => (
        <article key={offer.slug} className={styles.food} data-tint={offer.theme ?? undefined}>
          <span className={styles.picture}>
            {offer.image ? <ShopPicture image={offer.image} sizes="8rem" maxWidth={320} decorative /> : null}
          </span>
          <div className={styles.text}>
            <p className={styles.reason}>{reasonOf(offer)}</p>
            <h3 className="h4">
              <ShopLink to={`/produkt/${offer.slug}`}>{offer.name}</ShopLink>
            </h3>
            <p className="small">
              {texts.numbers(offer.gramsPerDay, dogTexts.days(offer.days))}
              <b>{texts.perDayPrice(formatPrice(offer.crownsPerDay * 100))}</b>
            </p>
            {offer.reason === 'first_choice' ? null : <p className="small muted">{texts.reasonText[offer.reason]}</p>}
            <div className="row">
              <b>{formatPrice(offer.price)}</b>
              {choose(offer)}
            </div>
          </div>
        </article>
      ))}
    </div>
  )
}

function reasonOf({ reason, saves }: AlternativeView): string {
  return reason === 'first_choice' ? texts.firstChoice : texts.reason(reason, saves)
}
