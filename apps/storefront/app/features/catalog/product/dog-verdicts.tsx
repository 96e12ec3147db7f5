import { formatPrice } from '@shop/czech/format-price'
import { worstLevel } from '@shop/domain/dog/food/allergy-conflict'
import type { DogVerdict } from '@shop/domain/dog/food/product-for-dogs'
import { Notice } from '@shop/ui/notice/notice'
import { foodForDogs } from '#app/features/catalog/card/food-for-dogs.ts'
import type { FoodView } from '#app/goods/card-parts.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './dog-verdicts.module.css'

interface DogVerdictsProps {
  food: FoodView
  pack: { grams: number; priceHalere: number } | null
  dogs: readonly KeptDog[]
}

const ANY_PACK = { grams: 1000, priceHalere: 0 }

export function DogVerdicts({ food, pack, dogs }: DogVerdictsProps) {
  const { dogs: verdicts, runway } = foodForDogs(food, pack ?? ANY_PACK, dogs)
  const nameOf = (id: string) => dogs.find((kept) => kept.id === id)?.name || dogTexts.yourDog
  return (
    <div className={styles.verdicts}>
      {verdicts.map((verdict) => (
        <Verdict key={verdict.dogId} name={nameOf(verdict.dogId)} verdict={verdict} />
      ))}
      {runway && pack ? (
        <p className={styles.runway}>{dogTexts.packLasts(runway.days, formatPrice(runway.halerePerDay))}</p>
      ) : null}
    </div>
  )
}

function Verdict({ name, verdict }: { name: string; verdict: DogVerdict }) {
  const level = worstLevel(verdict.conflicts)
  const names = verdict.conflicts
    .filter((one) => one.level === level)
    .map(({ allergen }) => dogTexts.allergen(allergen))
  return (
    <>
      {level ? (
        <Notice tone={level === 'red' ? 'danger' : 'warn'}>
          <b>{name}:</b> {level === 'red' ? dogTexts.contains(names) : dogTexts.cannotExclude(names)}
        </Notice>
      ) : null}
      {verdict.ration ? <p>{dogTexts.ration(name, verdict.ration)}</p> : null}
      {verdict.atMostGrams !== null ? <p>{dogTexts.atMost(name, verdict.atMostGrams)}</p> : null}
      {verdict.noRationBecause ? <p>{dogTexts.refusals[verdict.noRationBecause]}</p> : null}
      {verdict.mismatches.map((mismatch) => (
        <p key={mismatch} className="small muted">
          {dogTexts.mismatches[mismatch]}
        </p>
      ))}
      {verdict.notices.map(({ code, severity }) =>
        severity === 'vet' ? (
          <p key={code} className="small">
            {dogTexts.notices[code]}
          </p>
        ) : null,
      )}
    </>
  )
}
