import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { LarderBag, LarderFood } from '@shop/domain/dog/larder/larder'

/** A line of `shop.bought_packs`; columns of a view may always be empty for the compiler. */
export interface BoughtPackRow {
  order_id: number | null
  placed_at: string | null
  line_position: number | null
  pieces: number | null
  variant_id: number | null
  variant_name: string | null
  net_weight_g: number | null
  product_id: number | null
  slug: string | null
  product_name: string | null
  kind: string | null
  protein: string | null
  energy_kcal_per_100g: number | null
  is_complete: boolean | null
  composition: string | null
  contains: string[] | null
  /** Empty as long as it is on its way. */
  delivered_at: string | null
  promised_on: string | null
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

// A line may hold a pallet of cans; the larder of a household ends somewhere.
const MOST_PIECES = 30
// For an order nobody named a day to.
const USUAL_DAYS = 2

export function bagIdOf(orderId: number, linePosition: number, piece: number): string {
  return `${orderId}-${linePosition}-${piece}`
}

/** Every piece of a line is a bag of its own, at home or on its way. */
export function toBags(row: BoughtPackRow): HouseholdBag[] {
  const { order_id, line_position, product_id, variant_id, net_weight_g } = row
  const arrivesOn = toArrival(row)
  if (!order_id || !line_position || !product_id || !variant_id || !net_weight_g || !arrivesOn) return []
  return Array.from({ length: Math.min(row.pieces ?? 0, MOST_PIECES) }, (_, index) => ({
    id: bagIdOf(order_id, line_position, index + 1),
    orderId: order_id,
    linePosition: line_position,
    piece: index + 1,
    productId: product_id,
    variantId: variant_id,
    variantName: row.variant_name ?? '',
    grams: net_weight_g,
    arrivesOn,
    isComing: row.delivered_at === null,
  }))
}

function toArrival({ delivered_at, promised_on, placed_at }: BoughtPackRow): string | null {
  if (delivered_at) return toPragueDay(delivered_at)
  return promised_on ?? (placed_at && addDays(toPragueDay(placed_at), USUAL_DAYS))
}

export function toBoughtFood(row: BoughtPackRow): HouseholdFood[] {
  const { product_id, slug, product_name } = row
  if (!product_id || !slug || !product_name) return []
  return [
    {
      productId: product_id,
      slug,
      name: product_name,
      protein: row.protein,
      kcalPer100g: row.energy_kcal_per_100g,
      isComplete: row.is_complete ?? false,
      isDry: row.kind === 'kibble',
      ingredients: { contains: row.contains ?? [], mayContain: [], isDeclared: row.composition === 'declared' },
    },
  ]
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
  return {
    productId: row.id,
    slug: row.slug,
    name: row.name,
    protein: row.protein,
    kcalPer100g: row.energy_kcal_per_100g,
    isComplete: row.kind !== 'treat',
    isDry: row.kind === 'kibble',
    ingredients: { contains: [], mayContain: [], isDeclared: false },
  }
}
