import type { LocalDate } from '../../calendar/local-date.ts'
import type { Dog } from '../dog.ts'
import { energyNeed } from '../energy/energy-need.ts'
import { type HouseholdRunway, householdRunway } from '../household/household.ts'
import type { Pack } from '../household/pack-runway.ts'
import { type Ration, type RationRefusal, rationOf } from '../ration/ration.ts'
import { treatsBudget } from '../ration/treats-budget.ts'
import { type AllergyConflict, findAllergyConflicts } from './allergy-conflict.ts'
import { type FeedingNotice, feedingNotices } from './feeding-notices.ts'
import { type FoodPurpose, foodMismatches, type Mismatch } from './food-suitability.ts'
import type { ProductIngredients } from './product-ingredients.ts'

/** `complete` can be all a dog eats; `complementary` only adds to it; `other` is not eaten. */
export type FoodRole = 'complete' | 'complementary' | 'other'

export type FoodProduct = FoodPurpose & {
  readonly role: FoodRole
  readonly kcalPer100g: number | null
  readonly ingredients: ProductIngredients
}

export type DogVerdict = {
  readonly dogId: string
  /** Null for what is not a complete food. */
  readonly ration: Ration | null
  readonly noRationBecause: RationRefusal | null
  /** Most grams a day of a treat or another complementary food; null for the others. */
  readonly atMostGrams: number | null
  readonly conflicts: readonly AllergyConflict[]
  readonly mismatches: readonly Mismatch[]
  readonly notices: readonly FeedingNotice[]
}

export type ProductForDogs = { readonly dogs: readonly DogVerdict[]; readonly runway: HouseholdRunway | null }

/** Everything a card, a detail and a cart line say about a product to a household with dogs. */
export function productForDogs(
  product: FoodProduct,
  pack: Pack,
  dogs: readonly { readonly id: string; readonly dog: Dog }[],
  today: LocalDate,
  energyShare = 1,
): ProductForDogs {
  const verdicts = dogs.map(({ id, dog }) => judge(product, id, dog, today, energyShare))
  const shares = verdicts.flatMap(({ dogId, ration }) => (ration ? [{ dogId, gramsPerDay: ration.gramsPerDay }] : []))
  return { dogs: verdicts, runway: householdRunway(pack, shares) }
}

function judge(product: FoodProduct, dogId: string, dog: Dog, today: LocalDate, energyShare: number): DogVerdict {
  const isEaten = product.role !== 'other'
  const isWeighed = dog.weightKg > 0
  const ration =
    product.role === 'complete' && isWeighed ? rationOf(dog, product.kcalPer100g, today, energyShare) : null
  return {
    dogId,
    ration: ration?.ok ? ration.value : null,
    noRationBecause: ration && !ration.ok ? ration.code : null,
    atMostGrams: product.role === 'complementary' && isWeighed ? mostGrams(dog, product.kcalPer100g, today) : null,
    conflicts: isEaten ? findAllergyConflicts(dog.allergies, product.ingredients) : [],
    mismatches: foodMismatches(product, dog, today),
    notices: product.role === 'complete' && isWeighed ? feedingNotices(dog, today) : [],
  }
}

function mostGrams(dog: Dog, kcalPer100g: number | null, today: LocalDate): number | null {
  const need = energyNeed(dog, today)
  if (kcalPer100g === null || need.certainty === 'unavailable') return null
  return treatsBudget(need.kcalPerDay, kcalPer100g)
}
