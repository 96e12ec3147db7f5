import {
  type BoughtPack,
  toLarderBags,
  toBoughtFood as toLarderFood,
  toNamedFood as toNamedLarderFood,
} from '@shop/domain/dog/larder/bought-pack'
import type { LarderBag, LarderFood } from '@shop/domain/dog/larder/larder'

/** A line of `shop.bought_packs` with the words that pages show. */
export interface BoughtPackRow extends BoughtPack {
  variant_id: number | null
  variant_name: string | null
  slug: string | null
  product_name: string | null
  protein: string | null
}

/** A food the household has to do with. */
export interface HouseholdFood extends LarderFood {
  slug: string
  name: string
  protein: string | null
}

/** One pack with the words that name it. */
export interface HouseholdBag extends LarderBag {
  orderId: number
  linePosition: number
  piece: number
  variantId: number
  variantName: string
}

export function toBags(row: BoughtPackRow): HouseholdBag[] {
  const { variant_id: variantId, variant_name } = row
  return variantId ? toLarderBags(row).map((bag) => ({ ...bag, variantId, variantName: variant_name ?? '' })) : []
}

export function toBoughtFood(row: BoughtPackRow): HouseholdFood[] {
  const { slug, product_name: name, protein } = row
  return slug && name ? toLarderFood(row).map((food) => ({ ...food, slug, name, protein })) : []
}

/** A product that the owner has named without ever buying it here. */
interface NamedFoodRow {
  id: number
  slug: string
  name: string
  kind: string
  protein: string | null
  energy_kcal_per_100g: number | null
}

export function toNamedFood(row: NamedFoodRow): HouseholdFood {
  const { slug, name, protein } = row
  return { ...toNamedLarderFood(row), slug, name, protein }
}
