import type { Halere } from '../money/halere.ts'
import { type Cart, type CartLine, type CartVariant, piecesOf, priceFor, withLine, withoutLine } from './cart.ts'
import { addSaved } from './save-for-later.ts'

/** What differs from what the customer has last seen: was / is. */
export type CartChange =
  | { readonly kind: 'price'; readonly lineId: string; readonly was: Halere; readonly is: Halere }
  | { readonly kind: 'stock'; readonly lineId: string; readonly was: number; readonly is: number }
  | { readonly kind: 'gone'; readonly lineId: string }

export type VariantById = (id: string) => CartVariant | undefined

export function findChanges(cart: Cart, variantOf: VariantById): CartChange[] {
  return cart.lines.flatMap((line, index): CartChange[] => {
    const variant = variantOf(line.variantId)
    if (!variant?.isSold) return [{ kind: 'gone', lineId: line.id }]
    const taken = takenBefore(cart.lines.slice(0, index), line.variantId)
    const left = Math.max(0, Math.min(line.pieces, variant.inStock - taken))
    const is = priceFor(variant, piecesOf(cart, line.variantId))
    const price: CartChange = { kind: 'price', lineId: line.id, was: line.seenPrice, is }
    const stock: CartChange = { kind: 'stock', lineId: line.id, was: line.pieces, is: left }
    return [...(is === line.seenPrice ? [] : [price]), ...(left === line.pieces ? [] : [stock])]
  })
}

function takenBefore(lines: readonly CartLine[], variantId: string): number {
  return lines.filter((line) => line.variantId === variantId).reduce((sum, { pieces }) => sum + pieces, 0)
}

/** The customer agreed. What cannot be had now waits among the saved lines instead of vanishing. */
export function acceptChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  return changes.reduce(acceptChange, cart)
}

function acceptChange(cart: Cart, change: CartChange): Cart {
  const line = cart.lines.find(({ id }) => id === change.lineId)
  if (!line) return cart
  if (change.kind === 'price') return { ...cart, lines: withLine(cart.lines, { ...line, seenPrice: change.is }) }
  if (change.kind === 'stock' && change.is > 0) {
    return { ...cart, lines: withLine(cart.lines, { ...line, pieces: change.is }) }
  }
  return { ...cart, lines: withoutLine(cart.lines, line.id), saved: addSaved(cart.saved, line) }
}

/**
 * Whoever takes more or fewer pieces sees at once what each of them costs then. A price that had changed before, unseen, stays to be told:
 * only what was agreed with follows the pieces.
 */
export function followPieces(before: Cart, after: Cart, variantOf: VariantById): Cart {
  return { ...after, lines: after.lines.map((line) => followLine(line, before, after, variantOf)) }
}

function followLine(line: CartLine, before: Cart, after: Cart, variantOf: VariantById): CartLine {
  const variant = variantOf(line.variantId)
  if (!variant?.isSold) return line
  const wasThere = before.lines.some(({ id }) => id === line.id)
  const agreed = wasThere ? priceFor(variant, piecesOf(before, line.variantId)) : variant.price
  const isAgreed = line.seenPrice === agreed || line.seenPrice === variant.price
  return isAgreed ? { ...line, seenPrice: priceFor(variant, piecesOf(after, line.variantId)) } : line
}
