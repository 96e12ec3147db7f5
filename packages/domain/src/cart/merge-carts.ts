import {
  allPiecesOf,
  type Cart,
  type CartLimits,
  type CartLine,
  type CartVariant,
  piecesOf,
  withLine,
  withoutLine,
} from './cart.ts'
import type { VariantById } from './find-changes.ts'
import { addSaved } from './save-for-later.ts'

export type MergeCap = 'out_of_stock' | 'line_limit' | 'cart_full' | 'variant_gone'

/** One line of the other cart: how many pieces came over, and what stopped the rest. */
export type MergedLine = {
  readonly lineId: string
  readonly variantId: string
  readonly had: number
  readonly wanted: number
  readonly added: number
  readonly cappedBy: MergeCap | null
}

/** Enough to take the merge back even after the customer has changed the cart meanwhile. */
export type MergeUndo = {
  readonly lines: readonly { readonly lineId: string; readonly pieces: number }[]
  readonly saved: readonly string[]
  readonly couponTaken: string | null
  readonly other: Cart
}

export type MergedCarts = { readonly cart: Cart; readonly report: readonly MergedLine[]; readonly undo: MergeUndo }

/** Adds another cart to this one: pieces are summed and capped, nothing is dropped without being named. */
export function mergeCarts(cart: Cart, other: Cart, variantOf: VariantById, limits: CartLimits): MergedCarts {
  const start = { cart, report: [] as readonly MergedLine[] }
  const merged = other.lines.reduce((state, line) => {
    const entry = mergeLine(state.cart, line, variantOf(line.variantId), limits)
    return { cart: addPieces(state.cart, line, entry), report: [...state.report, entry] }
  }, start)
  const saved = other.saved.filter(({ id }) => !cart.saved.some((one) => one.id === id))
  const couponTaken = cart.couponCode === null ? other.couponCode : null
  return {
    cart: {
      lines: merged.cart.lines,
      saved: saved.reduce<readonly CartLine[]>(addSaved, cart.saved),
      couponCode: cart.couponCode ?? other.couponCode,
    },
    report: merged.report,
    undo: {
      lines: merged.report.filter(({ added }) => added > 0).map(({ lineId, added }) => ({ lineId, pieces: added })),
      saved: saved.map(({ id }) => id),
      couponTaken,
      other,
    },
  }
}

/** Takes back what came over and hands the other cart back as it was. */
export function undoMerge(cart: Cart, undo: MergeUndo): { readonly cart: Cart; readonly other: Cart } {
  const lines = undo.lines.reduce<readonly CartLine[]>((left, { lineId, pieces }) => {
    const line = left.find(({ id }) => id === lineId)
    if (!line) return left
    return line.pieces > pieces ? withLine(left, { ...line, pieces: line.pieces - pieces }) : withoutLine(left, lineId)
  }, cart.lines)
  const hasTheirCoupon = undo.couponTaken !== null && cart.couponCode === undo.couponTaken
  return {
    cart: {
      lines,
      saved: cart.saved.filter(({ id }) => !undo.saved.includes(id)),
      couponCode: hasTheirCoupon ? null : cart.couponCode,
    },
    other: undo.other,
  }
}

function mergeLine(cart: Cart, line: CartLine, variant: CartVariant | undefined, limits: CartLimits): MergedLine {
  const had = cart.lines.find(({ id }) => id === line.id)?.pieces ?? 0
  const entry = { lineId: line.id, variantId: line.variantId, had, wanted: line.pieces }
  if (!variant?.isSold) return { ...entry, added: 0, cappedBy: 'variant_gone' }
  if (had === 0 && cart.lines.length >= limits.lines) return { ...entry, added: 0, cappedBy: 'cart_full' }

  const room = Math.min(variant.inStock, limits.piecesPerVariant) - piecesOf(cart, variant.id)
  const roomInCart = limits.pieces - allPiecesOf(cart)
  const added = Math.max(0, Math.min(line.pieces, room, roomInCart))
  if (added === line.pieces) return { ...entry, added, cappedBy: null }
  if (roomInCart < room) return { ...entry, added, cappedBy: 'cart_full' }
  return { ...entry, added, cappedBy: variant.inStock <= limits.piecesPerVariant ? 'out_of_stock' : 'line_limit' }
}

/** A line that was there keeps the price its owner has seen. */
function addPieces(cart: Cart, line: CartLine, { had, added }: MergedLine): Cart {
  if (added === 0) return cart
  const owner = cart.lines.find(({ id }) => id === line.id) ?? line
  return { ...cart, lines: withLine(cart.lines, { ...owner, pieces: had + added }) }
}
