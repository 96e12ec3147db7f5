import type { FoodRole } from '@shop/domain/dog/food/product-for-dogs'
import type { ThemeKey } from '@shop/ui/stripe/stripe'

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

/** A card of the grid. Money is whole haléře. */
export interface CardView {
  id: number
  slug: string
  name: string
  subtitle: string
  theme: ThemeKey | null
  proteinName: string | null
  variantId: number
  pack: string
  packs: number
  grams: number | null
  price: number
  formerPrice: number | null
  lowestPrice: number | null
  discountPercent: number | null
  unitPrice: { halere: number; unit: string } | null
  repeatPrice: number | null
  isInStock: boolean
  rating: { average: number; count: number } | null
  isNew: boolean
  image: ImageView | null
  food: FoodView | null
}
