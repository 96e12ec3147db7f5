import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import type { ReactNode } from 'react'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { showInToast } from '#app/features/cart/command/show-in-toast.tsx'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { recommendationTexts as texts } from '#app/texts/catalog/recommendation.ts'
import type { OfferView } from './recommendation-view.ts'
import styles from './recommended-food.module.css'

interface RecommendedFoodProps {
  offer: OfferView
  /** The line above the name. */
  eyebrow: string
  heading?: 'h1' | 'h2'
  /** Day a courier brings it. */
  comesOn: string
  /** Weeks after which the next pack would come in time, where it can come regularly. */
  regularWeeks?: number | null
  /** Whom it is for, on the edge of the picture. */
  portrait?: ReactNode
}

/** One pack, its three numbers and the button: where the finder and the calculator end. */
export function RecommendedFood({
  offer,
  eyebrow,
  heading: Heading = 'h1',
  comesOn,
  regularWeeks = null,
  portrait,
}: RecommendedFoodProps) {
  return (
    <section className={styles.hero} data-tint={offer.theme ?? undefined}>
      <div className={styles.picture}>
        {offer.image ? (
          <ShopPicture
            image={offer.image}
            sizes="(min-width: 900px) 40vw, 17rem"
            maxWidth={960}
            priority={Heading === 'h1'}
            className={styles.pack}
          />
        ) : null}
        {portrait}
      </div>
      <div className={styles.copy}>
        <div>
          <p className="semi">{eyebrow}</p>
          <Heading className={styles.name}>
            <ShopLink to={`/produkt/${offer.slug}`}>{offer.name}</ShopLink>
          </Heading>
        </div>
        <dl className={styles.numbers}>
          <Figure value={offer.gramsPerDay} unit={texts.grams} label={texts.daily} />
          <Figure value={offer.days} unit={texts.dayWord(offer.days)} label={texts.packLasts(offer.pack)} />
          <Figure value={offer.crownsPerDay} unit={texts.crownsUnit} label={texts.perDay} />
        </dl>
      </div>
      <div className={styles.buy}>
        <AddOffer offer={offer} regularWeeks={regularWeeks} />
        <p className="small">
          {catalogTexts.comes(comesOn)} {texts.moneyBack}
        </p>
      </div>
    </section>
  )
}

function Figure({ value, unit, label }: { value: number; unit: string; label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {formatNumber(value)}
        <small>{unit}</small>
      </dd>
    </div>
  )
}

interface AddOfferProps {
  offer: OfferView
  isShort?: boolean
  regularWeeks?: number | null
}

/** The button says the price, so nobody has to look for it; beside a price it need not. */
export function AddOffer({ offer, isShort = false, regularWeeks = null }: AddOfferProps) {
  return (
    <CartForm intent="add" fields={{ variantId: offer.variantId }} onAnswer={showInToast}>
      <Button type="submit" size={isShort ? 'medium' : 'large'} block>
        <Icon name="bowl" />
        {isShort ? cartTexts.add : texts.add(formatPrice(offer.price))}
      </Button>
      {regularWeeks === null ? null : (
        <Button type="submit" name="weeks" value={regularWeeks} variant="line" block className={styles.regular}>
          <Icon name="repeat" />
          {texts.regularly(regularWeeks)}
        </Button>
      )}
    </CartForm>
  )
}
