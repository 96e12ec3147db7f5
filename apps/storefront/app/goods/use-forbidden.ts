import { isSurelyWithout } from '@shop/domain/dog/food/allergy-conflict'
import { useDogs } from '#app/state/dog.ts'
import type { FoodView } from './card-parts.ts'

/** Whether somebody of the household must not eat it, or nobody can say: then buying is no longer the first thing to do. */
export function useIsForbidden(food: FoodView | null): boolean {
  const dogs = useDogs()
  return food !== null && dogs.some(({ dog }) => !isSurelyWithout(dog.allergies, food))
}
