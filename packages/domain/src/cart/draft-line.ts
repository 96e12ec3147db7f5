import type { Halere } from '../money/halere.ts'
import type { LineTrait } from './coupon.ts'
import type { LineDiscountRule } from './line-discount.ts'

/** A line with its own price settled, before anything that concerns the whole cart. */
export type DraftLine = {
  readonly id: string
  readonly key: string
  readonly kind: 'goods' | 'gift'
  readonly variantId: string
  readonly pieces: number
  readonly regularWeeks: number | null
  readonly listPrice: Halere
  readonly unitPrice: Halere
  readonly rule: LineDiscountRule | null
  readonly categories: readonly string[]
  readonly productId: string | null
  readonly brand: string | null
  readonly traits: readonly LineTrait[]
}
