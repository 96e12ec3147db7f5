import { householdVerdict } from '@shop/domain/dog/food/food-verdict'
import { Icon } from '@shop/ui/icon/icon'
import { useSubstitute } from '#app/features/catalog/substitute/use-substitute.ts'
import type { FoodView } from '#app/goods/card-parts.ts'
import { describeVerdict } from '#app/goods/describe-verdict.ts'
import { shortName } from '#app/goods/short-name.ts'
import { VerdictLine } from '#app/goods/verdict-line.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { verdictTexts } from '#app/texts/dog-verdict.ts'
import styles from './dog-verdict.module.css'
import { foodForDogs } from './food-for-dogs.ts'

interface DogVerdictProps {
  slug: string | null
  food: FoodView
  pack: { grams: number; priceHalere: number } | null
  dogs: readonly KeptDog[]
}

/** What the strictest dog says about a food, and what to take instead when it must not have it. */
export function DogVerdict({ slug, food, pack, dogs }: DogVerdictProps) {
  const household = householdVerdict(food.role, foodForDogs(food, pack, dogs))
  const verdict = household.dogs[0]?.verdict
  const forbidden = verdict?.kind === 'forbidden' || verdict?.kind === 'unsure' ? verdict.allergens : null
  const substitute = useSubstitute(forbidden ? slug : null, dogs)
  const parts = forbidden?.map((code) => substitute?.parts[code] ?? '').filter(Boolean) ?? []
  const said = describeVerdict(pack ? household : { ...household, runway: null }, dogs, verdictTexts.parts(parts))
  if (!said) return null
  return (
    <>
      <VerdictLine said={said} />
      {forbidden && substitute?.swap ? (
        <ShopLink
          to={`/produkt/${substitute.swap.slug}`}
          className={styles.swap}
          data-tint={substitute.swap.theme ?? undefined}
        >
          <Icon name="repeat" />
          <span>{verdictTexts.insteadOf(shortName(substitute.swap.name))}</span>
        </ShopLink>
      ) : null}
    </>
  )
}
