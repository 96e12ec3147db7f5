import { ok, type Result, refuse } from '../result.ts'
import { type AddLineRefusal, addLine } from './add-line.ts'
import { type Cart, type CartLimits, type CartLine, type CartVariant, withLine, withoutLine } from './cart.ts'

export function saveForLater(cart: Cart, id: string): Result<Cart, 'line_gone'> {
  const line = cart.lines.find((one) => one.id === id)
  if (!line) return refuse('line_gone')
  return ok({ ...cart, lines: withoutLine(cart.lines, id), saved: addSaved(cart.saved, line) })
}

export function returnToCart(
  cart: Cart,
  id: string,
  variant: CartVariant,
  limits: CartLimits,
): Result<Cart, AddLineRefusal | 'line_gone'> {
  const line = cart.saved.find((one) => one.id === id)
  if (!line) return refuse('line_gone')
  const added = addLine(cart, variant, line.pieces, limits, line.regularWeeks)
  return added.ok ? ok({ ...added.value, saved: withoutLine(cart.saved, id) }) : added
}

export function addSaved(saved: readonly CartLine[], line: CartLine): CartLine[] {
  const before = saved.find(({ id }) => id === line.id)
  return withLine(saved, { ...line, pieces: line.pieces + (before?.pieces ?? 0) })
}
