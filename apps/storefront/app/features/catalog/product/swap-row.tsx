import { formatPrice } from '@shop/czech/format-price'
import { householdVerdict } from '@shop/domain/dog/food/food-verdict'
import { roundToStep } from '@shop/domain/money/round'
import { Button } from '@shop/ui/button/button'
import { foodForDogs } from '#app/features/catalog/card/food-for-dogs.ts'
import { ShopPicture } from '#app/goods/shop-picture.tsx'
import { shortName } from '#app/goods/short-name.ts'
import type { CardView } from '#app/goods/to-card-view.server.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { verdictTexts } from '#app/texts/dog-verdict.ts'
import styles from './swap-row.module.css'

/** A food that suits all of them, in place of this one. */
export function SwapRow({ swap, dogs }: { swap: CardView; dogs: readonly KeptDog[] }) {
  const { food, grams, price } = swap
  const runway =
    food && grams ? householdVerdict(food.role, foodForDogs(food, { grams, priceHalere: price }, dogs)).runway : null
  const perDay = runway ? verdictTexts.perDay(formatPrice(roundToStep(runway.halerePerDay, 100))) : null
  return (
    <div className={styles.row} data-tint={swap.theme ?? undefined}>
      <span className={styles.picture}>
        {swap.image ? (
          <ShopPicture image={swap.image} sizes="3.75rem" maxWidth={120} decorative className="multiply" />
        ) : null}
      </span>
      <b>{shortName(swap.name)}</b>
      <span className="small muted">{[swap.pack, formatPrice(price), perDay].filter(Boolean).join(' · ')}</span>
      <Button as={ShopLink} to={`/produkt/${swap.slug}`} size="small">
        {verdictTexts.swap}
        <span className="visually-hidden"> {verdictTexts.swapFor(swap.name)}</span>
      </Button>
    </div>
  )
}
