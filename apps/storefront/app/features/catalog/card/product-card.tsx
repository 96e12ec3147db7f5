import type { OwnPrice } from '@shop/contract/wholesale/own-prices'
import { formatNumber, formatPercent } from '@shop/czech/format-number'
import { formatPrice, formatUnitPrice } from '@shop/czech/format-price'
import { Badge } from '@shop/ui/badge/badge'
import { Card } from '@shop/ui/card/card'
import { Price } from '@shop/ui/price/price'
import { Rating } from '@shop/ui/rating/rating'
import { AddToCartButton } from '#app/features/cart/command/add-to-cart-button.tsx'
import { OwnPricePlace } from '#app/features/catalog/own-price/own-price-place.tsx'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { shortName } from '#app/goods/short-name.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { useIsForbidden } from '#app/goods/use-forbidden.ts'
import { withOwnPrice } from '#app/goods/with-own-price.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useOwnPrice } from '#app/state/own-prices.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { CardDog } from './card-dog.tsx'
import { CompareButton } from './compare-button.tsx'
import { FavouriteHeart } from './favourite-heart.tsx'
import styles from './product-card.module.css'
import { WatchLink } from './watch-link.tsx'

const SIZES = '(min-width: 1400px) 17rem, (min-width: 700px) 25vw, 50vw'

interface ProductCardProps {
  card: CardView
  heading?: 'h2' | 'h3'
  /** When it comes, in words; the same for everything in stock. */
  promise?: string | undefined
  /** Among the first pictures of the page. */
  priority?: boolean
}

export function ProductCard({ card: shown, heading: Heading = 'h2', promise, priority = false }: ProductCardProps) {
  const own = useOwnPrice(shown.variantId)
  const card = withOwnPrice(shown, own)
  const picture = card.image ? (
    <ShopPicture image={card.image} sizes={SIZES} maxWidth={640} priority={priority} decorative />
  ) : undefined
  return (
    <Card
      data-tint={card.theme ?? undefined}
      gone={!card.isInStock}
      picture={picture}
      word={card.name}
      flags={<CardFlags card={card} />}
      corner={
        <>
          {card.food?.role === 'complete' ? <CompareButton card={card} /> : null}
          <FavouriteHeart productId={card.id} name={card.name} place="card" />
        </>
      }
      band={card.proteinName ?? catalogTexts.otherBand}
      bandAside={card.pack}
      rating={<CardRating card={card} />}
      name={
        <Heading>
          <ShopLink to={`/produkt/${card.slug}`}>{shortName(card.name)}</ShopLink>
        </Heading>
      }
      meta={card.subtitle}
      price={<CardPrice card={card} own={own} promise={promise} />}
      action={card.isInStock ? <CardAdd card={card} /> : <WatchLink card={card} />}
    />
  )
}

/** Who buys a food that a dog must not eat does so against advice: the button steps back. */
function CardAdd({ card: { variantId, name, food } }: { card: CardView }) {
  return <AddToCartButton variantId={variantId} name={name} isDespite={useIsForbidden(food)} />
}

function CardFlags({ card }: { card: CardView }) {
  return (
    <>
      {card.isInStock ? null : <Badge tone="off">{catalogTexts.soldOut}</Badge>}
      {card.discountPercent ? <Badge tone="highlight">{formatPercent(-card.discountPercent)}</Badge> : null}
      {card.isNew ? <Badge tone="outline">{catalogTexts.isNew}</Badge> : null}
    </>
  )
}

function CardRating({ card: { rating } }: { card: CardView }) {
  if (!rating) return null
  return (
    <Rating
      value={rating.average}
      label={catalogTexts.ratingLabel(rating.average, rating.count)}
      score={formatNumber(Math.round(rating.average * 10) / 10)}
      count={`(${formatNumber(rating.count)})`}
    />
  )
}

interface CardPriceProps {
  card: CardView
  own: OwnPrice | undefined
  promise: string | undefined
}

function CardPrice({ card, own, promise }: CardPriceProps) {
  return (
    <Price
      amount={formatPrice(card.price)}
      former={card.formerPrice === null ? null : formatPrice(card.formerPrice)}
      formerLabel={catalogTexts.formerPrice}
      reduced={card.formerPrice !== null}
      unit={card.unitPrice || card.packs > 1 || own ? <CardUnit card={card} isNet={own?.basis === 'net'} /> : null}
      note={<CardNotes card={card} own={own} promise={promise} />}
      repeat={card.repeatPrice === null ? null : catalogTexts.repeatPrice(formatPrice(card.repeatPrice))}
    />
  )
}

function CardUnit({ card: { unitPrice, packs }, isNet }: { card: CardView; isNet: boolean }) {
  const perUnit = unitPrice ? formatUnitPrice(unitPrice.halere, catalogTexts.units[unitPrice.unit]) : ''
  const unit = [isNet ? catalogTexts.withoutVat : '', perUnit].filter(Boolean).join(' · ')
  if (packs < 2) return unit
  return (
    <>
      {unit}
      <span className="hide-small">
        {unit ? ' · ' : ''}
        {catalogTexts.packCount(packs)}
      </span>
    </>
  )
}

function CardNotes({ card, own, promise }: CardPriceProps) {
  return (
    <>
      <OwnPricePlace own={own} of={card.name} />
      {card.lowestPrice === null ? null : (
        <span className={styles.note}>{catalogTexts.lowestPrice(formatPrice(card.lowestPrice))}</span>
      )}
      {card.isInStock && promise ? <span className={styles.note}>{promise}</span> : null}
      {card.food ? (
        <CardDog
          slug={card.slug}
          food={card.food}
          pack={card.grams ? { grams: card.grams, priceHalere: card.price } : null}
        />
      ) : null}
    </>
  )
}
