import { rationOf } from '@shop/domain/dog/ration/ration'
import type { DogWeightEntry } from '#app/features/customer/dogs/dog-row.ts'
import { toKeptDog } from '#app/features/customer/dogs/to-kept-dog.ts'
import type { FedDog } from './household-view.ts'

/** What the dog got, or should have got, of its main food when it weighed that much. */
export function rationAt(dog: FedDog, { measuredOn, grams }: DogWeightEntry): number | null {
  if (!dog.mainFood) return null
  const then = { ...toKeptDog(dog).dog, weightKg: grams / 1000 }
  const ration = rationOf(then, dog.mainFood.kcalPer100g, measuredOn)
  return ration.ok ? ration.value.gramsPerDay : null
}
