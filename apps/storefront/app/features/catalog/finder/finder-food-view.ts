import type { FinderFood } from '@shop/domain/dog/finder/finder-food'
import type { Tint } from '@shop/ui/stripe/stripe'
import { toFoodProduct } from '#app/features/catalog/card/food-for-dogs.ts'
import type { FoodView, ImageView } from '#app/goods/card-parts.ts'

export interface FinderPackView {
  id: number
  sku: string
  name: string
  grams: number
  /** Whole haléře. */
  price: number
  isInStock: boolean
  image: ImageView | null
}

/** A food as the finder and the calculator know it, in the browser too. */
export interface FinderFoodView {
  slug: string
  name: string
  theme: Tint | null
  protein: string | null
  food: FoodView
  purpose: FinderFood['purpose']
  isSingleProtein: boolean
  isGentle: boolean
  packs: FinderPackView[]
}

const PLANT = 'vege'
const GRAIN = 'obiloviny'

export function toFinderFood(view: FinderFoodView): FinderFood {
  return {
    ...toFoodProduct(view.food),
    id: view.slug,
    protein: view.protein,
    purpose: view.purpose,
    isPlant: view.protein === PLANT,
    isSingleProtein: view.isSingleProtein,
    isGrainFree: ![...view.food.contains, ...view.food.mayContain].includes(GRAIN),
    isGentle: view.isGentle,
    packs: view.packs.map(({ id, grams, price, isInStock }) => ({ id, grams, priceHalere: price, isInStock })),
  }
}
