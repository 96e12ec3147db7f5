import { addDays, type LocalDate } from '../../calendar/local-date.ts'
import { toPragueDay } from '../../calendar/prague-time.ts'
import type { FedFood } from './daily-bowl.ts'
import type { LarderBag, LarderFood } from './larder.ts'

/** What was bought more than a year ago is eaten or spoilt. */
export const REMEMBERED_DAYS = 365
/** Of the newest orders; a household eats from no more. */
export const MOST_LINES = 300
/** Nothing of these orders is fed to anybody; every other one has come or is on its way. */
export const CAME_TO_NOTHING = [
  'awaiting_payment',
  'awaiting_approval',
  'expired',
  'cancelled',
  'not_collected',
] as const

// A line may hold a pallet of cans; the larder of a household ends somewhere.
const MOST_PIECES = 30
// For an order nobody named a day to.
const USUAL_DAYS = 2

/** What the larder asks of a line of `shop.bought_packs`; columns of a view may always be empty for the compiler. */
export interface BoughtPack {
  order_id: number | null
  placed_at: string | null
  line_position: number | null
  pieces: number | null
  net_weight_g: number | null
  product_id: number | null
  kind: string | null
  energy_kcal_per_100g: number | null
  is_complete: boolean | null
  composition: string | null
  contains: string[] | null
  /** Empty as long as it is on its way. */
  delivered_at: string | null
  promised_on: string | null
}

export function bagIdOf(orderId: number, linePosition: number, piece: number): string {
  return `${orderId}-${linePosition}-${piece}`
}

type PackedBag = LarderBag & { readonly orderId: number; readonly linePosition: number; readonly piece: number }

/** Every piece of a line is a bag of its own, at home or on its way. */
export function toLarderBags(row: BoughtPack): PackedBag[] {
  const { order_id, line_position, product_id, net_weight_g } = row
  const arrivesOn = toArrival(row)
  if (!order_id || !line_position || !product_id || !net_weight_g || !arrivesOn) return []
  return Array.from({ length: Math.min(row.pieces ?? 0, MOST_PIECES) }, (_, index) => ({
    id: bagIdOf(order_id, line_position, index + 1),
    orderId: order_id,
    linePosition: line_position,
    piece: index + 1,
    productId: product_id,
    grams: net_weight_g,
    arrivesOn,
    isComing: row.delivered_at === null,
  }))
}

function toArrival({ delivered_at, promised_on, placed_at }: BoughtPack): LocalDate | null {
  if (delivered_at) return toPragueDay(delivered_at)
  return promised_on ?? (placed_at && addDays(toPragueDay(placed_at), USUAL_DAYS))
}

export function toBoughtFood(row: BoughtPack): LarderFood[] {
  if (!row.product_id) return []
  return [
    {
      productId: row.product_id,
      kcalPer100g: row.energy_kcal_per_100g,
      isComplete: row.is_complete ?? false,
      isDry: row.kind === 'kibble',
      ingredients: { contains: row.contains ?? [], mayContain: [], isDeclared: row.composition === 'declared' },
    },
  ]
}

/** A product that the owner has named without ever buying it here. */
export function toNamedFood(row: { id: number; kind: string; energy_kcal_per_100g: number | null }): LarderFood {
  return {
    productId: row.id,
    kcalPer100g: row.energy_kcal_per_100g,
    isComplete: row.kind !== 'treat',
    isDry: row.kind === 'kibble',
    ingredients: { contains: [], mayContain: [], isDeclared: false },
  }
}

/** A line of `shop.dog_foods`: a share of the ration, or grams of a treat. */
export function toPortion(row: {
  energy_share_percent: number | null
  treat_grams: number | null
}): FedFood['portion'] {
  const { energy_share_percent, treat_grams } = row
  return energy_share_percent === null
    ? { kind: 'treat', grams: treat_grams ?? 0 }
    : { kind: 'share', percent: energy_share_percent }
}

/** What was bought is known better than what was only named. */
export function foodsOnce<Food extends LarderFood>(bought: readonly Food[], named: readonly Food[]): Food[] {
  return [...new Map([...named, ...bought.toReversed()].map((food) => [food.productId, food])).values()]
}
