import { Suspense } from 'react'
import { useParams } from 'react-router'
import { DogBar } from '#app/features/catalog/card/dog-bar.tsx'
import type { FoodView } from '#app/goods/card-parts.ts'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useDogs } from '#app/state/dog.ts'

const DogVerdicts = lazyWithTimeout(() => import('./dog-verdicts.tsx'), 'DogVerdicts')

interface ProductDogProps {
  food: FoodView | null
  pack: { grams: number; priceHalere: number } | null
}

/** What the product means for my dogs: grams, days, price of a day, and what not to give them. */
export function ProductDog({ food, pack }: ProductDogProps) {
  const dogs = useDogs()
  const { slug = '' } = useParams()
  if (!food) return null
  // The verdict names the dogs itself; a chip with their names would push the way out of a bad choice under the bar.
  if (dogs.length === 0) return <DogBar />
  return (
    <Suspense fallback={<DogBar />}>
      <DogVerdicts slug={slug} food={food} pack={pack} dogs={dogs} />
    </Suspense>
  )
}
