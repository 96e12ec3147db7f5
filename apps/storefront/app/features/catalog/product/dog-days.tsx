import { formatPrice } from '@shop/czech/format-price'
import { roundToStep } from '@shop/domain/money/round'
import { foodForDogs } from '#app/features/catalog/card/food-for-dogs.ts'
import type { FoodView } from '#app/goods/card-parts.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { verdictTexts } from '#app/texts/dog-verdict.ts'
import styles from './variant-picker.module.css'

interface DogDaysProps {
  food: FoodView
  pack: { grams: number; priceHalere: number }
  dogs: readonly KeptDog[]
}

export function DogDays({ food, pack, dogs }: DogDaysProps) {
  const { runway } = foodForDogs(food, pack, dogs)
  // Less than a day is no number of days.
  if (!runway || runway.days < 1) return null
  return (
    <b className={`${styles.line} ${styles.perDay}`}>
      <span className={styles.days}>{dogTexts.days(runway.days)} · </span>
      {verdictTexts.perDay(formatPrice(roundToStep(runway.halerePerDay, 100)))}
    </b>
  )
}
