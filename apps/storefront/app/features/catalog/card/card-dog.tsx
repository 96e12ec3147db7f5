import { Suspense } from 'react'
import type { FoodView } from '#app/goods/card-parts.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useDogs } from '#app/state/dog.ts'

// The arithmetic of feeding comes only to those who have described a dog.
const DogLines = lazyWithTimeout(() => import('./dog-lines.tsx'), 'DogLines')
const DogWarning = lazyWithTimeout(() => import('./dog-warning.tsx'), 'DogWarning')

interface CardDogProps {
  food: FoodView
  pack: { grams: number; priceHalere: number }
}

/** How long the pack lasts my dogs and what a day costs. */
export function CardDogLines({ food, pack }: CardDogProps) {
  const dogs = useDogs()
  if (dogs.length === 0) return null
  return (
    <Suspense>
      <DogLines food={food} pack={pack} dogs={dogs} />
    </Suspense>
  )
}

/** A badge when something in the food does not suit my dogs. */
export function CardDogWarning({ food }: { food: FoodView }) {
  const dogs = useDogs()
  if (!dogs.some(({ dog }) => dog.allergies.length > 0)) return null
  return (
    <Suspense>
      <DogWarning food={food} dogs={dogs} />
    </Suspense>
  )
}
