import type { LocalDate } from '../../calendar/local-date.ts'
import { findAllergyConflicts } from '../food/allergy-conflict.ts'
import { rationOf } from '../ration/ration.ts'
import type { Eater, LarderBag, LarderDog, LarderFood } from './larder.ts'

/**
 * Who probably eats which food, when nobody has said so: every dog eats every complete food it may. Cans beside kibble are
 * eaten now and then, nobody knows when; only where there is no kibble they are the food.
 */
export function guessEaters(
  dogs: readonly LarderDog[],
  foods: readonly LarderFood[],
  bags: readonly LarderBag[],
  today: LocalDate,
): ReadonlyMap<number, readonly Eater[]> {
  const complete = foods.filter(
    ({ productId, isComplete }) => isComplete && bags.some((bag) => bag.productId === productId),
  )
  const hasDry = complete.some(({ isDry }) => isDry)
  const eaten = complete.filter(({ isDry }) => isDry === hasDry)
  const eaters = new Map(
    eaten.map((food) => [food.productId, dogs.flatMap((one) => eaterOf(one, food, today))] as const),
  )
  return shareOut(eaters)
}

function eaterOf({ id, dog }: LarderDog, food: LarderFood, today: LocalDate): Eater[] {
  if (!dog) return []
  if (findAllergyConflicts(dog.allergies, food.ingredients).some(({ level }) => level === 'red')) return []
  const ration = rationOf(dog, food.kcalPer100g, today)
  return ration.ok ? [{ dogId: id, gramsPerDay: ration.value.gramsPerDay }] : []
}

/** Foods with the same eaters are eaten one after another; a dog that stands at two such bowls eats half from each. */
function shareOut(eaters: ReadonlyMap<number, readonly Eater[]>): ReadonlyMap<number, readonly Eater[]> {
  const bowls = new Set([...eaters.values()].map(bowlKey))
  const bowlsOf = (dogId: number) => [...bowls].filter((key) => key.split(',').includes(String(dogId))).length
  return new Map(
    [...eaters].map(([productId, own]) => [
      productId,
      own.map(({ dogId, gramsPerDay }) => ({ dogId, gramsPerDay: gramsPerDay / bowlsOf(dogId) })),
    ]),
  )
}

export function bowlKey(eaters: readonly Eater[]): string {
  return eaters.map(({ dogId }) => dogId).join()
}
