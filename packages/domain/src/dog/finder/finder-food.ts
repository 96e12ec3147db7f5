import type { FoodProduct } from '../food/product-for-dogs.ts'
import type { Pack } from '../household/pack-runway.ts'

export type FinderPack = Pack & { readonly id: number; readonly isInStock: boolean }

/** A food the finder may recommend, with all it is chosen by. */
export type FinderFood = FoodProduct & {
  readonly id: string
  readonly protein: string | null
  /** Light foods are for dogs that are to lose weight, rich ones for dogs that work. */
  readonly purpose: 'everyday' | 'light' | 'sport'
  readonly isPlant: boolean
  readonly isSingleProtein: boolean
  readonly isGrainFree: boolean
  /** Made for a sensitive stomach. */
  readonly isGentle: boolean
  readonly packs: readonly FinderPack[]
}
