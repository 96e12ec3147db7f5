import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { IconButton } from '@shop/ui/icon-button/icon-button'
import { Rating } from '@shop/ui/rating/rating'
import { type ReactNode, Suspense } from 'react'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { showInToast } from '#app/features/cart/command/show-in-toast.tsx'
import { toCompareAddress } from '#app/features/catalog/card/compared-slugs.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { shortName } from '#app/goods/short-name.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { useDogs } from '#app/state/dog.ts'
import { cartTexts } from '#app/texts/cart/cart.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import { ComparedRows, TableRow } from './compared-rows.tsx'
import { dayRows, labelRows, priceRows } from './comparison-rows.ts'
import styles from './comparison-table.module.css'
import { findBest } from './find-best.ts'
import type { ComparedFood } from './to-compared-food.server.ts'

// The arithmetic of feeding comes only to those who have described a dog.
const DogRows = lazyWithTimeout(() => import('./dog-rows.tsx'), 'DogRows')

/** One column a food, one row a question; the third column waits for a wider screen. */
export function ComparisonTable({ foods }: { foods: ComparedFood[] }) {
  const dogs = useDogs()
  const usual = (
    <ComparedRows
      rows={dayRows(
        foods,
        foods.map((food) => food.usual),
      )}
    />
  )
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{texts.name}</caption>
      <thead>
        <tr>
          <td />
          {foods.map((food) => (
            <ColumnHead key={food.card.slug} food={food} foods={foods} />
          ))}
        </tr>
      </thead>
      <tbody>
        {dogs[0] ? (
          <Suspense fallback={usual}>
            <DogRows foods={foods} kept={dogs[0]} />
          </Suspense>
        ) : (
          usual
        )}
        <ComparedRows rows={labelRows(foods)} />
        <RatingRow foods={foods} />
        <ComparedRows rows={priceRows(foods)} />
        <TableRow name={texts.rows.buy}>
          {foods.map(({ card }) => (
            <td key={card.slug}>
              <BuyButton card={card} />
            </td>
          ))}
        </TableRow>
      </tbody>
    </table>
  )
}

function ColumnHead({ food: { card }, foods }: { food: ComparedFood; foods: ComparedFood[] }) {
  const others = foods.map((food) => food.card.slug).filter((slug) => slug !== card.slug)
  return (
    <th scope="col" data-tint={card.theme ?? undefined}>
      <div className={styles.head}>
        {card.image ? <ShopPicture image={card.image} sizes="88px" maxWidth={320} decorative /> : <span />}
        <ShopLink to={`/produkt/${card.slug}`}>{shortName(card.name)}</ShopLink>
        <span className="xs">
          {card.pack} · {formatPrice(card.price)}
        </span>
        <IconButton
          as={ShopLink}
          to={toCompareAddress(others)}
          icon="x"
          label={texts.remove(card.name)}
          className={styles.remove}
        />
      </div>
    </th>
  )
}

function RatingRow({ foods }: { foods: ComparedFood[] }) {
  const best = findBest(
    foods.map(({ card }) => card.rating?.average ?? null),
    'most',
  )
  return (
    <TableRow name={texts.rows.rating}>
      {foods.map(
        ({ card: { slug, rating } }, index): ReactNode => (
          <td key={slug} data-best={index === best || undefined}>
            {rating ? (
              <Rating
                value={rating.average}
                label={catalogTexts.ratingLabel(rating.average, rating.count)}
                score={formatNumber(Math.round(rating.average * 10) / 10)}
                count={`(${formatNumber(rating.count)})`}
              />
            ) : (
              texts.noReviews
            )}
            {index === best ? <span className={styles.prize}>{texts.best.rating}</span> : null}
          </td>
        ),
      )}
    </TableRow>
  )
}

function BuyButton({ card }: Pick<ComparedFood, 'card'>) {
  if (!card.isInStock) return texts.soldOut
  return (
    <CartForm intent="add" fields={{ variantId: card.variantId }} onAnswer={showInToast}>
      <Button
        type="submit"
        size="small"
        className={styles.buy}
        aria-label={`${cartTexts.addLabel(card.name)}, ${formatPrice(card.price)}`}
      >
        <Icon name="bowl" />
        {formatPrice(card.price)}
      </Button>
    </CartForm>
  )
}
