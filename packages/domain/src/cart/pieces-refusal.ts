import { type Refusal, refuse } from '../result.ts'
import type { CartLimits, CartVariant } from './cart.ts'

export type PiecesRefusal = 'not_a_count' | 'variant_gone' | 'line_limit' | 'out_of_stock'

/** Why so many pieces of a variant cannot stand in one cart, or null when they can. */
export function piecesRefusal(
  pieces: number,
  inWholeCart: number,
  variant: CartVariant,
  limits: CartLimits,
): Refusal<PiecesRefusal> | null {
  if (!Number.isSafeInteger(pieces) || pieces < 1) return refuse('not_a_count', { pieces })
  if (!variant.isSold) return refuse('variant_gone')
  if (inWholeCart > limits.piecesPerVariant) return refuse('line_limit', { limit: limits.piecesPerVariant })
  if (inWholeCart > variant.inStock) return refuse('out_of_stock', { inStock: variant.inStock })
  return null
}
