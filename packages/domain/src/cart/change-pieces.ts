import { ok, type Result, refuse } from '../result.ts'
import { type Cart, type CartLimits, type CartVariant, withLine, withoutLine } from './cart.ts'
import { type PiecesRefusal, piecesRefusal } from './pieces-refusal.ts'

type ChangePiecesRefusal = PiecesRefusal | 'line_gone'

/** Fewer pieces are always possible, even when the stock has fallen below both numbers. */
export function changePieces(
  cart: Cart,
  id: string,
  pieces: number,
  variant: CartVariant,
  limits: CartLimits,
): Result<Cart, ChangePiecesRefusal> {
  const line = cart.lines.find((one) => one.id === id)
  if (!line) return refuse('line_gone')
  if (pieces === 0) return ok(removeLine(cart, id))
  const refusal = piecesRefusal(pieces, pieces - line.pieces, cart, variant, limits)
  if (refusal && (refusal.code === 'not_a_count' || pieces > line.pieces)) return refusal
  return ok({ ...cart, lines: withLine(cart.lines, { ...line, pieces }) })
}

/** Removing what is not there is no mistake: two tabs may both have removed it. */
export function removeLine(cart: Cart, id: string): Cart {
  return { ...cart, lines: withoutLine(cart.lines, id) }
}
