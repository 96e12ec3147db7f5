import type { CartGoods } from '@shop/contract/cart-view'
import type { FoodPurpose } from '@shop/domain/dog/food/food-suitability'
import { productForDogs } from '@shop/domain/dog/food/product-for-dogs'
import type { HouseholdRunway } from '@shop/domain/dog/household/household'
import type { KeptDog } from '#app/state/parse-dogs.ts'

type Fed = Pick<CartGoods, 'role' | 'kcalPer100g' | 'lifeStage' | 'breedSize' | 'ingredients' | 'netWeightGrams'> & {
  pieces: number
  amount: number
}

/** How long all pieces of a line last the whole household; null when a dog was never weighed. */
export function runwayOf(line: Fed, dogs: readonly KeptDog[], today: string): HouseholdRunway | null {
  const grams = (line.netWeightGrams ?? 0) * line.pieces
  if (grams === 0 || dogs.length === 0 || dogs.some(({ dog }) => dog.weightKg === 0)) return null
  const product = {
    role: line.role,
    kcalPer100g: line.kcalPer100g,
    lifeStage: line.lifeStage as FoodPurpose['lifeStage'],
    breedSize: line.breedSize as FoodPurpose['breedSize'],
    ingredients: line.ingredients,
  }
  return productForDogs(product, { grams, priceHalere: line.amount }, dogs, today).runway
}
