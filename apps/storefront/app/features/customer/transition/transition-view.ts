import type { Dog } from '@shop/domain/dog/dog'
import { findAllergyConflicts } from '@shop/domain/dog/food/allergy-conflict'
import { rationOf } from '@shop/domain/dog/ration/ration'
import { type TransitionPlan, transitionPlan } from '@shop/domain/dog/ration/transition-plan'
import type { HouseholdFood } from '#app/features/customer/household/household-rows.ts'

export interface ChangingDog {
  id: number
  name: string
  dog: Dog
  isSensitive: boolean
}

export interface DogTransition {
  dogId: number
  name: string
  isSensitive: boolean
  /** What it must not eat and the new food holds; then there is no plan. */
  forbidden: string[]
  plan: TransitionPlan | null
}

export interface TransitionView {
  oldFood: Pick<HouseholdFood, 'name' | 'slug'>
  newFood: Pick<HouseholdFood, 'name' | 'slug'>
  start: string
  /** Days asked for; a sensitive dog never gets fewer than it needs. */
  length: number
  dogs: DogTransition[]
  /** What should be left of the old food at home; null when nobody knows. */
  oldLeftGrams: number | null
}

export const LENGTHS = [7, 8, 9, 10, 11, 12, 13, 14] as const

const SHORTEST = { usual: 7, sensitive: 10 } as const
const LONGEST = { usual: 10, sensitive: 14 } as const

interface Asked {
  oldFood: HouseholdFood
  newFood: HouseholdFood
  dogs: readonly ChangingDog[]
  start: string
  length: number
  oldLeftGrams: number | null
}

/** One plan for each dog that may eat the new food. The page, the PDF and the calendar all show these rows. */
export function toTransitionView(asked: Asked, today: string): TransitionView {
  const { oldFood, newFood, dogs, start, length, oldLeftGrams } = asked
  return {
    ...{ oldFood, newFood, start, length, oldLeftGrams },
    dogs: dogs.map(({ id, name, dog, isSensitive }) => {
      const forbidden = findAllergyConflicts(dog.allergies, newFood.ingredients)
        .filter(({ level }) => level === 'red')
        .map(({ allergen }) => allergen)
      return { dogId: id, name, isSensitive, forbidden, plan: forbidden.length > 0 ? null : planOf(dog, isSensitive) }
    }),
  }

  function planOf(dog: Dog, isSensitive: boolean): TransitionPlan | null {
    const from = rationOf(dog, oldFood.kcalPer100g, today)
    const to = rationOf(dog, newFood.kcalPer100g, today)
    if (!from.ok || !to.ok) return null
    const pace = isSensitive ? 'sensitive' : 'usual'
    const fitting = Math.min(LONGEST[pace], Math.max(SHORTEST[pace], length))
    const rations = { oldGrams: from.value.gramsPerDay, newGrams: to.value.gramsPerDay }
    const plan = transitionPlan(rations, start, pace, fitting)
    return plan.ok ? plan.value : null
  }
}

/** What all dogs together need of the old food, when it would not last; null when it does or nobody knows. */
export function missingOldFood({ dogs, oldLeftGrams }: TransitionView): { left: number; needed: number } | null {
  const needed = dogs.reduce((sum, { plan }) => sum + (plan?.oldGrams ?? 0), 0)
  return oldLeftGrams !== null && oldLeftGrams < needed ? { left: Math.round(oldLeftGrams), needed } : null
}
