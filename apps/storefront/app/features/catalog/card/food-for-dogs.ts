import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { LifeStage } from '@shop/domain/dog/dog'
import { type FoodProduct, type ProductForDogs, productForDogs } from '@shop/domain/dog/food/product-for-dogs'
import type { Pack } from '@shop/domain/dog/household/pack-runway'
import type { FoodView } from '#app/goods/card-parts.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'

const STAGES: readonly string[] = ['stene', 'dospely', 'senior', 'vsechna']
const SIZES: readonly string[] = ['mala', 'velka', 'vsechna']

export function toFoodProduct(food: FoodView): FoodProduct {
  return {
    role: food.role,
    kcalPer100g: food.kcal,
    lifeStage: STAGES.includes(food.stage ?? '') ? (food.stage as LifeStage | 'vsechna') : null,
    breedSize: SIZES.includes(food.size ?? '') ? (food.size as 'mala' | 'velka' | 'vsechna') : null,
    ingredients: { contains: food.contains, mayContain: food.mayContain, isDeclared: food.isDeclared },
  }
}

/** Where no pack is chosen the dogs are judged all the same; what it lasts and costs is then not said. */
const ANY_PACK: Pack = { grams: 100_000, priceHalere: 0 }

/** What a food means for the dogs of this browser, today. */
export function foodForDogs(
  food: FoodView,
  pack: Pack | null,
  dogs: readonly KeptDog[],
  now = new Date(),
): ProductForDogs {
  return productForDogs(toFoodProduct(food), pack ?? ANY_PACK, dogs, toPragueTime(now).date)
}
