import { lazy, Suspense } from 'react'
import { useDogs } from '#app/state/dog.ts'
import type { FoodView } from './card-view.ts'

const DogDays = lazy(() => import('./dog-days.tsx').then(({ DogDays }) => ({ default: DogDays })))

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
