import { Suspense } from 'react'
import type { FoodView } from '#app/goods/card-parts.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useDogs } from '#app/state/dog.ts'

const DogDays = lazyWithTimeout(() => import('./dog-days.tsx'), 'DogDays')

/** Days and the price of a day for my dogs, in the tile of a pack: packs are compared by what they cost in the end. */
export function VariantDog({ food, pack }: { food: FoodView; pack: { grams: number; priceHalere: number } }) {
  const dogs = useDogs()
  if (dogs.length === 0) return null
  return (
    <Suspense>
      <DogDays food={food} pack={pack} dogs={dogs} />
    </Suspense>
  )
}
