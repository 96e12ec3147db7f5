import type { CartView } from '@shop/contract/cart-view'
import type { CartChanged } from '#app/state/analytics.ts'
import type { MeasuredEvent, Piece } from './measured-event.ts'

/** Only the difference: two more of what was there are two pieces added. */
export function describeCart({ before, after, wished }: CartChanged): MeasuredEvent[] {
  const changes = before ? compare(before, after) : wish(after, wished)
  const added = changes.filter(({ quantity }) => quantity > 0)
  const removed = changes
    .filter(({ quantity }) => quantity < 0)
    .map((piece) => ({ ...piece, quantity: -piece.quantity }))
  return [
    ...(added.length > 0 ? [toEvent('add_to_cart', after, added)] : []),
    ...(removed.length > 0 ? [toEvent('remove_from_cart', after, removed)] : []),
  ]
}

export function piecesOf({ lines }: CartView): Piece[] {
  return lines.map(({ variantId, pieces, unitPrice }) => ({ variantId, quantity: pieces, price: unitPrice }))
}

export function couponOf({ coupon }: CartView): string | null {
  return coupon.state === 'applied' ? coupon.code : null
}

function toEvent(event: string, { basis }: CartView, pieces: Piece[]): MeasuredEvent {
  return { event, basis, pieces, fields: {}, hasValue: true }
}

function compare(before: CartView, after: CartView): Piece[] {
  const had = byVariant(before)
  const has = byVariant(after)
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((variantId) => {
    const was = had.get(variantId)
    const is = has.get(variantId)
    const quantity = (is?.quantity ?? 0) - (was?.quantity ?? 0)
    return quantity === 0 ? [] : [{ variantId, quantity, price: (is ?? was)?.price ?? null }]
  })
}

/** Bought once and regularly are two lines of the same goods. */
function byVariant(cart: CartView): Map<number, Piece> {
  const pieces = new Map<number, Piece>()
  for (const piece of piecesOf(cart)) {
    const known = pieces.get(piece.variantId)
    pieces.set(piece.variantId, known ? { ...known, quantity: known.quantity + piece.quantity } : piece)
  }
  return pieces
}

function wish(after: CartView, { intent, variantId, pieces }: CartChanged['wished']): Piece[] {
  const line = after.lines.find((each) => each.variantId === variantId)
  return intent === 'add' && line ? [{ variantId, quantity: pieces, price: line.unitPrice }] : []
}
