import type { Halere } from '../money/halere.ts'
import { type Cart, type CartLimits, EMPTY_CART, lineId, piecesOf, priceFor } from './cart.ts'
import type { VariantById } from './find-changes.ts'
import { type MergedCarts, type MergedLine, mergeCarts } from './merge-carts.ts'

/** Goods of an order of the past. */
export type BoughtLine = {
  readonly variantId: string
  readonly pieces: number
  /** For all the pieces, before volume discount, coupon and credits. */
  readonly full: Halere
}

export type PriceChange = { readonly was: Halere; readonly is: Halere }

type AgainLine = MergedLine & {
  /** A piece last time and today, when the two differ and it came over. */
  readonly price: PriceChange | null
}

type OrderedAgain = Omit<MergedCarts, 'report'> & { readonly report: readonly AgainLine[] }

/**
 * Puts what was bought into the cart once more, at today's prices. What came regularly comes once: a plan is never begun by
 * a button that does not say so.
 */
export function orderAgain(
  bought: readonly BoughtLine[],
  cart: Cart,
  variantOf: VariantById,
  limits: CartLimits,
): OrderedAgain {
  const wanted = joinBought(bought)
  const unitOf = ({ full, pieces }: BoughtLine) => Math.floor(full / pieces + 0.5)
  const lines = wanted.map((line) => ({
    id: lineId(line.variantId, null),
    variantId: line.variantId,
    pieces: line.pieces,
    regularWeeks: null,
    seenPrice: variantOf(line.variantId)?.price ?? unitOf(line),
  }))
  const merged = mergeCarts(cart, { ...EMPTY_CART, lines }, variantOf, limits)
  const report = merged.report.map((entry, index) => {
    const line = wanted[index]
    const was = line ? unitOf(line) : 0
    const variant = variantOf(entry.variantId)
    const is = variant ? priceFor(variant, piecesOf(merged.cart, entry.variantId)) : was
    return { ...entry, price: entry.added === 0 || was === is ? null : { was, is } }
  })
  return { ...merged, report }
}

/** The same goods bought once and regularly, or alone and twice, are one line when bought again. */
export function joinBought(bought: readonly BoughtLine[]): BoughtLine[] {
  const sums = new Map<string, BoughtLine>()
  for (const { variantId, pieces, full } of bought) {
    const before = sums.get(variantId) ?? { variantId, pieces: 0, full: 0 }
    sums.set(variantId, { variantId, pieces: before.pieces + pieces, full: before.full + full })
  }
  return [...sums.values()]
}
