import { Suspense } from 'react'
import type { FoodView } from '#app/goods/card-parts.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useDogs } from '#app/state/dog.ts'

// The arithmetic of feeding comes only to those who have described a dog.
const DogVerdict = lazyWithTimeout(() => import('./dog-verdict.tsx'), 'DogVerdict')

interface CardDogProps {
  /** Null where there is no room for what to take instead. */
  slug: string | null
  food: FoodView
  /** Null where no pack is chosen: then the verdict has no days. */
  pack: { grams: number; priceHalere: number } | null
}

/** May my dogs have it, how long does it last them and what does a day cost; or what to take instead. */
export function CardDog(props: CardDogProps) {
  const dogs = useDogs()
  if (dogs.length === 0) return null
  return (
    <Suspense>
      <DogVerdict {...props} dogs={dogs} />
    </Suspense>
  )
}
