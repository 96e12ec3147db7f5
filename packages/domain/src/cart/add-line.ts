import { ok, type Result, refuse } from '../result.ts'
import { type Cart, type CartLimits, type CartVariant, lineId, toLine, withLine } from './cart.ts'
import { type PiecesRefusal, piecesRefusal } from './pieces-refusal.ts'

export type AddLineRefusal = PiecesRefusal

export function addLine(
  cart: Cart,
  variant: CartVariant,
  pieces: number,
  limits: CartLimits,
  regularWeeks: number | null = null,
): Result<Cart, AddLineRefusal> {
  const existing = cart.lines.find(({ id }) => id === lineId(variant.id, regularWeeks))
  if (!existing && cart.lines.length >= limits.lines) return refuse('cart_full', { limit: limits.lines })
  const refusal = piecesRefusal(pieces, pieces, cart, variant, limits)
  if (refusal) return refusal
  const line = toLine(variant, (existing?.pieces ?? 0) + pieces, regularWeeks)
  return ok({ ...cart, lines: withLine(cart.lines, line) })
}
