import type { Dog } from '../dog.ts'
import { weightGoal } from '../ideal-weight.ts'
import type { Ration } from '../ration/ration.ts'
import type { FinderFood, FinderPack } from './finder-food.ts'

/** A food that fits, in the pack that suits it, with its three numbers. */
export type FoodOffer = {
  readonly food: FinderFood
  readonly pack: FinderPack
  readonly ration: Ration
  readonly days: number
  readonly halerePerDay: number
}

/**
 * The best first: made for such a life, for such a size, with meat, gentle to a dog that must not eat something, and of
 * those the one whose day costs least. Nothing else moves a food up.
 */
export function rankOffers(offers: readonly FoodOffer[], dog: Dog): FoodOffer[] {
  const keys = new Map(offers.map((offer) => [offer, rankKey(offer, dog)]))
  return [...offers].sort((a, b) => compareKeys(keys.get(a) ?? [], keys.get(b) ?? []) || compareIds(a, b))
}

function rankKey({ food, halerePerDay }: FoodOffer, dog: Dog): number[] {
  const hasLimits = dog.allergies.length > 0
  return [
    food.purpose === wantedPurpose(dog) ? 0 : 1,
    food.breedSize === 'vsechna' || food.breedSize === null ? 1 : 0,
    food.isPlant ? 1 : 0,
    hasLimits && !isMild(food) ? 1 : 0,
    halerePerDay,
  ]
}

/** What a dog with a limit gets first: a recipe for sensitive stomachs without grain. */
export function isMild({ isGentle, isGrainFree }: FinderFood): boolean {
  return isGentle && isGrainFree
}

function wantedPurpose(dog: Dog): FinderFood['purpose'] {
  if (weightGoal(dog) !== 'keep') return 'light'
  return dog.activity === 'working' ? 'sport' : 'everyday'
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Two equal offers stand in one order whatever the list was. */
function compareIds(a: FoodOffer, b: FoodOffer): number {
  return a.food.id < b.food.id ? -1 : 1
}
