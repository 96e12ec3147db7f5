import type { FoodRole } from '@shop/domain/dog/food/product-for-dogs'

/** A picture of the catalogue; its addresses are made where it is drawn. */
export interface ImageView {
  name: string
  hash: string
  alt: string
  width: number
  height: number
}

/** What a dog's owner asks about a food; the same for everybody, the answer is made in the browser. */
export interface FoodView {
  role: FoodRole
  kcal: number | null
  stage: string | null
  size: string | null
  contains: string[]
  mayContain: string[]
  isDeclared: boolean
}
