import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { Dog } from '@shop/domain/dog/dog'
import { ageInMonths } from '@shop/domain/dog/dog-age'
import type { EnergyNeed } from '@shop/domain/dog/energy/energy-answer'
import { energyNeed } from '@shop/domain/dog/energy/energy-need'
import { type FoodVerdict, householdVerdict } from '@shop/domain/dog/food/food-verdict'
import { type DogVerdict, productForDogs } from '@shop/domain/dog/food/product-for-dogs'
import { householdRunway } from '@shop/domain/dog/household/household'
import { mealsPerDay, splitIntoMeals } from '@shop/domain/dog/ration/meals'
import { rationOf } from '@shop/domain/dog/ration/ration'
import { type TransitionPlan, transitionPlan } from '@shop/domain/dog/ration/transition-plan'
import { type DayWithTreats, dayWithTreats, treatsBudget } from '@shop/domain/dog/ration/treats-budget'
import { toFoodProduct } from '#app/features/catalog/card/food-for-dogs.ts'
import type { FoodView } from '#app/goods/card-parts.ts'
import type { CalculatorInput } from './calculator-input.ts'

/** A food or a treat to count with; packs are there for the chosen food. */
export interface CountedFood {
  slug: string
  name: string
  food: FoodView
}

export interface PackOffer {
  id: number
  sku: string
  name: string
  grams: number
  price: number
}

export interface DogResult {
  name: string
  need: EnergyNeed
  verdict: DogVerdict | null
  /** What the owner is told about the chosen food. */
  advice: FoodVerdict | null
  meals: number[]
  treats: { mostGrams: number; today: DayWithTreats | null } | null
  transition: TransitionPlan | null
}

export interface FeedingResult {
  dogs: DogResult[]
  packs: (PackOffer & { days: number; halerePerDay: number })[]
}

interface Larder {
  food: CountedFood | null
  oldFood: CountedFood | null
  treat: CountedFood | null
  packs: readonly PackOffer[]
}

/** Everything the big calculator answers. Pure, so that the page counts the same with and without scripts. */
export function calculateFeeding(input: CalculatorInput, larder: Larder, now = new Date()): FeedingResult {
  const today = toPragueTime(now).date
  const asked = input.dogs.flatMap(({ name, dog }, index) => (dog ? [{ id: String(index), name, dog }] : []))
  const verdicts = larder.food
    ? productForDogs(toFoodProduct(larder.food.food), { grams: 1000, priceHalere: 0 }, asked, today).dogs
    : []
  const advices = larder.food ? householdVerdict(larder.food.food.role, { dogs: verdicts, runway: null }).dogs : []
  const dogs = asked.map(({ id, name, dog }) => {
    const verdict = verdicts.find(({ dogId }) => dogId === id) ?? null
    const advice = advices.find(({ dogId }) => dogId === id)?.verdict ?? null
    return toDogResult({ name, dog, verdict, advice, input, larder, today })
  })
  const shares = verdicts.flatMap(({ dogId, ration }) => (ration ? [{ dogId, gramsPerDay: ration.gramsPerDay }] : []))
  return {
    dogs,
    packs: larder.packs.flatMap((pack) => {
      const runway = householdRunway({ grams: pack.grams, priceHalere: pack.price }, shares)
      return runway ? [{ ...pack, days: runway.days, halerePerDay: runway.halerePerDay }] : []
    }),
  }
}

interface Asked {
  name: string
  dog: Dog
  verdict: DogVerdict | null
  advice: FoodVerdict | null
  input: CalculatorInput
  larder: Larder
  today: string
}

function toDogResult({ name, dog, verdict, advice, input, larder, today }: Asked): DogResult {
  const need = energyNeed(dog, today)
  const grams = verdict?.ration?.gramsPerDay ?? null
  return {
    name,
    need,
    verdict,
    advice,
    meals: grams === null ? [] : splitIntoMeals(grams, mealsPerDay(ageInMonths(dog.age, today))),
    treats: toTreats(need, input, larder),
    transition: grams === null ? null : toTransition(dog, grams, input, larder, today),
  }
}

function toTreats(need: EnergyNeed, { treatGrams }: CalculatorInput, { food, treat }: Larder): DogResult['treats'] {
  const treatKcal = treat?.food.kcal
  if (!treatKcal || need.certainty === 'unavailable') return null
  const foodKcal = food?.food.kcal
  const given = treatGrams && foodKcal ? { grams: treatGrams, kcalPer100g: treatKcal } : null
  return {
    mostGrams: treatsBudget(need.kcalPerDay, treatKcal),
    today: given && foodKcal ? dayWithTreats(need.kcalPerDay, foodKcal, given) : null,
  }
}

function toTransition(
  dog: Dog,
  newGrams: number,
  { isSensitive, transitionDays }: CalculatorInput,
  { oldFood, food }: Larder,
  today: string,
): TransitionPlan | null {
  if (!oldFood || oldFood.slug === food?.slug) return null
  const old = rationOf(dog, oldFood.food.kcal, today)
  if (!old.ok) return null
  const rations = { oldGrams: old.value.gramsPerDay, newGrams }
  const plan = transitionPlan(rations, today, isSensitive ? 'sensitive' : 'usual', transitionDays)
  return plan.ok ? plan.value : null
}
