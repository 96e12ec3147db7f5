import { ok, type Result, refuse } from '../result.ts'
import { type Cart, type CartLimits, type CartLine, EMPTY_CART } from './cart.ts'
import { type CartChange, findChanges, type VariantById } from './find-changes.ts'
import { type MergedCarts, mergeCarts } from './merge-carts.ts'

/** A basket somebody prepared for others. Its prices are only a memory: readers pay today's. */
type PreparedBasket = {
  readonly lines: readonly CartLine[]
  readonly expiresAt: Date
  readonly usesLeft: number | null
}

type CopiedBasket = MergedCarts & {
  readonly usesLeft: number | null
  /** What differs from the day the basket was prepared. */
  readonly changes: readonly CartChange[]
}

export function copyPreparedBasket(
  basket: PreparedBasket,
  cart: Cart,
  variantOf: VariantById,
  limits: CartLimits,
  now: Date,
): Result<CopiedBasket, 'basket_expired' | 'basket_used_up'> {
  if (now >= basket.expiresAt) return refuse('basket_expired', { expiresAt: basket.expiresAt })
  if (basket.usesLeft !== null && basket.usesLeft < 1) return refuse('basket_used_up')

  const prepared = { ...EMPTY_CART, lines: basket.lines }
  const lines = basket.lines.map((line) => ({ ...line, seenPrice: variantOf(line.variantId)?.price ?? line.seenPrice }))
  const merged = mergeCarts(cart, { ...prepared, lines }, variantOf, limits)
  const usesLeft = basket.usesLeft === null ? null : basket.usesLeft - 1
  return ok({ ...merged, usesLeft, changes: findChanges(prepared, variantOf) })
}
