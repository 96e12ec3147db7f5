import type { RationRefusal } from '../ration/ration.ts'
import { worstLevel } from './allergy-conflict.ts'
import type { Mismatch } from './food-suitability.ts'
import type { DogVerdict, FoodRole, ProductForDogs } from './product-for-dogs.ts'

/** What an owner is told about one food and one dog. `unsure` is as strict as `forbidden`: it is never green. */
export type FoodVerdict =
  | { readonly kind: 'forbidden' | 'unsure'; readonly allergens: readonly string[] }
  | { readonly kind: 'no_ration'; readonly because: RationRefusal }
  | { readonly kind: 'mismatch'; readonly mismatch: Mismatch }
  /** Not a day's food: a treat, or a tin smaller than a day. */
  | { readonly kind: 'topping' }
  | { readonly kind: 'fine' }

export type HouseholdVerdict = {
  /** The strictest first. */
  readonly dogs: readonly { readonly dogId: string; readonly verdict: FoodVerdict }[]
  /** How long the pack feeds them all; null below one day, or when somebody's ration is not known. */
  readonly runway: { readonly days: number; readonly halerePerDay: number } | null
}

const STRICTNESS: readonly FoodVerdict['kind'][] = ['forbidden', 'unsure', 'no_ration', 'mismatch', 'topping', 'fine']

export function householdVerdict(role: FoodRole, { dogs, runway }: ProductForDogs): HouseholdVerdict {
  const lasts = runway !== null && runway.days >= 1 && runway.dogs.length === dogs.length
  const isTopping = role === 'complementary' || (runway !== null && runway.days < 1)
  return {
    dogs: dogs
      .map((dog) => ({ dogId: dog.dogId, verdict: toVerdict(dog, isTopping) }))
      .sort((a, b) => STRICTNESS.indexOf(a.verdict.kind) - STRICTNESS.indexOf(b.verdict.kind)),
    runway: lasts ? { days: runway.days, halerePerDay: runway.halerePerDay } : null,
  }
}

function toVerdict(dog: DogVerdict, isTopping: boolean): FoodVerdict {
  const level = worstLevel(dog.conflicts)
  if (level !== null) {
    const allergens = dog.conflicts.filter((one) => one.level === level).map(({ allergen }) => allergen)
    return { kind: level === 'red' ? 'forbidden' : 'unsure', allergens }
  }
  if (dog.noRationBecause !== null && dog.noRationBecause !== 'food_energy_unknown') {
    return { kind: 'no_ration', because: dog.noRationBecause }
  }
  const [mismatch] = dog.mismatches
  if (mismatch) return { kind: 'mismatch', mismatch }
  const isCounted = dog.ration !== null || dog.atMostGrams !== null
  return { kind: isTopping && isCounted ? 'topping' : 'fine' }
}
