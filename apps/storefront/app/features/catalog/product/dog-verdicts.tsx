import { householdVerdict } from '@shop/domain/dog/food/food-verdict'
import type { DogVerdict } from '@shop/domain/dog/food/product-for-dogs'
import { Icon } from '@shop/ui/icon/icon'
import { foodForDogs } from '#app/features/catalog/card/food-for-dogs.ts'
import { useSubstitute } from '#app/features/catalog/substitute/use-substitute.ts'
import type { FoodView } from '#app/goods/card-parts.ts'
import { sayVerdict, toFigures } from '#app/goods/describe-verdict.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { verdictTexts } from '#app/texts/dog-verdict.ts'
import styles from './dog-verdicts.module.css'
import { SwapRow } from './swap-row.tsx'

interface DogVerdictsProps {
  slug: string
  food: FoodView
  pack: { grams: number; priceHalere: number } | null
  dogs: readonly KeptDog[]
}

/** One block per dog, the strictest first; what to take instead stands in the first of those that must not have it. */
export function DogVerdicts({ slug, food, pack, dogs }: DogVerdictsProps) {
  const counted = foodForDogs(food, pack, dogs)
  const household = householdVerdict(food.role, counted)
  const isForbidden = ['forbidden', 'unsure'].includes(household.dogs[0]?.verdict.kind ?? '')
  const substitute = useSubstitute(isForbidden ? slug : null, dogs)
  return (
    <div className={styles.verdicts}>
      {household.dogs.map(({ dogId, verdict }, index) => {
        const name = dogs.find((kept) => kept.id === dogId)?.name || dogTexts.yourDog
        const facts = counted.dogs.find((one) => one.dogId === dogId)
        const swap = index === 0 && isForbidden ? (substitute?.swap ?? null) : null
        const { tone, icon, text } = sayVerdict(verdict, name)
        const isBad = verdict.kind === 'forbidden' || verdict.kind === 'unsure'
        const parts = isBad ? verdict.allergens.map((code) => substitute?.parts[code] ?? '').filter(Boolean) : []
        return (
          <div key={dogId} className={styles.box} data-tone={tone} role={isBad ? 'alert' : undefined}>
            <p className={styles.heading}>
              <Icon name={icon} />
              {isBad ? verdictTexts.mustNot(name, verdict.allergens) : text}
            </p>
            {verdict.kind === 'unsure' ? <p className="small">{verdictTexts.kindUnknown}</p> : null}
            {verdict.kind === 'forbidden' ? (
              <p className="small">{verdictTexts.hereIs(verdict.allergens, verdictTexts.parts(parts))}</p>
            ) : null}
            {facts && !isBad ? (
              <Facts facts={facts} runway={pack ? household.runway : null} count={dogs.length} />
            ) : null}
            {swap ? <SwapRow swap={swap} dogs={dogs} /> : null}
          </div>
        )
      })}
    </div>
  )
}

interface FactsProps {
  facts: DogVerdict
  runway: ReturnType<typeof householdVerdict>['runway']
  count: number
}

function Facts({ facts: { ration, atMostGrams, notices }, runway, count }: FactsProps) {
  return (
    <>
      {ration ? (
        <p className="small">
          {dogTexts.grams(ration)}
          {runway ? ` ${dogTexts.packFor(toFigures(runway), count)}` : null}
        </p>
      ) : null}
      {atMostGrams !== null ? <p className="small">{dogTexts.atMost(atMostGrams)}</p> : null}
      {notices.map(({ code, severity }) =>
        severity === 'vet' ? (
          <p key={code} className="small">
            {dogTexts.notices[code]}
          </p>
        ) : null,
      )}
    </>
  )
}
