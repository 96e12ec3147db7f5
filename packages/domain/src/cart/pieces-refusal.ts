import { type Refusal, refuse } from '../result.ts'
import { allPiecesOf, type Cart, type CartLimits, type CartVariant, piecesOf } from './cart.ts'

export type PiecesRefusal = 'not_a_count' | 'variant_gone' | 'line_limit' | 'out_of_stock' | 'cart_full'

/** Why so many more pieces of a variant cannot stand in this cart, or null when they can. */
export function piecesRefusal(
  pieces: number,
  more: number,
  cart: Cart,
  variant: CartVariant,
  limits: CartLimits,
): Refusal<PiecesRefusal> | null {
  const inWholeCart = piecesOf(cart, variant.id) + more
  if (!Number.isSafeInteger(pieces) || pieces < 1) return refuse('not_a_count', { pieces })
  if (!variant.isSold) return refuse('variant_gone')
  if (inWholeCart > limits.piecesPerVariant) return refuse('line_limit', { limit: limits.piecesPerVariant })
  if (inWholeCart > variant.inStock) return refuse('out_of_stock', { inStock: variant.inStock })
  if (allPiecesOf(cart) + more > limits.pieces) return refuse('cart_full', { limit: limits.pieces })
  return null
}
