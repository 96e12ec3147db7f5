import { formatPrice } from '@shop/czech/format-price'
import { roundToStep } from '@shop/domain/money/round'
import { Icon } from '@shop/ui/icon/icon'
import type { FoodView } from '#app/goods/card-parts.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import styles from './dog-lines.module.css'
import { foodForDogs } from './food-for-dogs.ts'

interface DogLinesProps {
  food: FoodView
  pack: { grams: number; priceHalere: number }
  dogs: readonly KeptDog[]
}

export function DogLines({ food, pack, dogs }: DogLinesProps) {
  const { runway, dogs: verdicts } = foodForDogs(food, pack, dogs)
  const unsuitable = verdicts.flatMap(({ mismatches }) => mismatches)[0]
  return (
    <>
      {runway ? (
        <span className={styles.line}>
          <Icon name="scale" />{' '}
          {dogTexts.lasts(nameOf(dogs), runway.days, formatPrice(roundToStep(runway.halerePerDay, 100)))}
        </span>
      ) : null}
      {unsuitable ? <span className={styles.remark}>{dogTexts.mismatches[unsuitable]}</span> : null}
    </>
  )
}

function nameOf(dogs: readonly KeptDog[]): string {
  const [only, ...more] = dogs
  return more.length > 0 ? dogTexts.pack(dogs.length) : only?.name || dogTexts.yourDog
}
