import { worstLevel } from '@shop/domain/dog/food/allergy-conflict'
import { Badge } from '@shop/ui/badge/badge'
import type { FoodView } from '#app/goods/card-parts.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import { foodForDogs } from './food-for-dogs.ts'

const ANY_PACK = { grams: 1000, priceHalere: 0 }

export function DogWarning({ food, dogs }: { food: FoodView; dogs: readonly KeptDog[] }) {
  const conflicts = foodForDogs(food, ANY_PACK, dogs).dogs.flatMap((verdict) => verdict.conflicts)
  const level = worstLevel(conflicts)
  if (!level) return null
  const names = [
    ...new Set(conflicts.filter((one) => one.level === level).map(({ allergen }) => dogTexts.allergen(allergen))),
  ]
  const text = level === 'red' ? dogTexts.contains(names) : dogTexts.cannotExclude(names)
  return <Badge tone={level === 'red' ? 'danger' : 'warn'}>{text}</Badge>
}
