import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { type Activity, dogOf, type LifeStage } from '@shop/domain/dog/dog'
import { packRunway } from '@shop/domain/dog/household/pack-runway'
import { mealsPerDay, splitIntoMeals } from '@shop/domain/dog/ration/meals'
import { rationOf } from '@shop/domain/dog/ration/ration'
import { TREATS_SHARE } from '@shop/domain/dog/ration/treats-budget'
import type { KeptDog } from '#app/state/parse-dogs.ts'

/** The three questions of the small calculator. */
export interface RationQuestion {
  stage: LifeStage
  activity: Activity
  weightKg: number
  hasTreats: boolean
}

export interface RationAnswer {
  grams: number
  meals: number[]
  days: number
  halerePerDay: number
}

export interface RationFood {
  kcal: number
  pack: { grams: number; priceHalere: number }
}

export const USUAL_DOG: RationQuestion = { stage: 'dospely', activity: 'moderate', weightKg: 18, hasTreats: false }

/** Null when the food's energy or the dog's age gives no ration. */
export function calculateRation(question: RationQuestion, food: RationFood, now = new Date()): RationAnswer | null {
  const dog = dogOf({
    weightKg: question.weightKg,
    age: { kind: 'stage', stage: question.stage },
    activity: question.activity,
  })
  const ration = rationOf(dog, food.kcal, toPragueTime(now).date, question.hasTreats ? 1 - TREATS_SHARE : 1)
  if (!ration.ok) return null
  const { days, halerePerDay } = packRunway(food.pack, ration.value.gramsPerDay)
  const meals = splitIntoMeals(ration.value.gramsPerDay, mealsPerDay(question.stage === 'stene' ? 4 : null))
  return { grams: ration.value.gramsPerDay, meals, days, halerePerDay }
}

/** The same questions answered by a dog that was described before. */
export function toQuestion({ dog }: KeptDog): RationQuestion {
  return {
    stage: dog.age.kind === 'stage' ? dog.age.stage : 'dospely',
    activity: dog.activity ?? 'moderate',
    weightKg: Math.round(dog.weightKg),
    hasTreats: false,
  }
}
