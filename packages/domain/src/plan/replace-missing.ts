import type { Halere } from '../money/halere.ts'

export const STOCK_POLICIES = ['wait', 'smaller_packs', 'substitute'] as const
export type StockPolicy = (typeof STOCK_POLICIES)[number]

type Missing = {
  readonly pieces: number
  /** Of one piece; null when the goods are not weighed. */
  readonly grams: number | null
  /** What one piece was announced for, before discounts. */
  readonly price: Halere
}

type Pack = { readonly variantId: number; readonly grams: number; readonly inStock: number; readonly price: Halere }

export type Replacement =
  | { readonly kind: 'wait' }
  | { readonly kind: 'packs'; readonly variantId: number; readonly pieces: number; readonly price: Halere }
  | { readonly kind: 'substitute'; readonly variantId: number; readonly pieces: number; readonly price: Halere }

type Offers = {
  /** Other packs of the same food. */
  readonly packs: readonly Pack[]
  /** Approved by the customer, and how many there are. */
  readonly substitute: { readonly variantId: number; readonly inStock: number; readonly price: Halere } | null
}

/** What goes instead of goods that are not there. Whatever the policy cannot do, waits. */
export function replaceMissing(
  policy: StockPolicy,
  missing: Missing,
  { packs, substitute }: Offers,
  /** To which prices and discounts are rounded. */
  priceStep: Halere,
): Replacement {
  if (policy === 'substitute' && substitute && substitute.inStock >= missing.pieces) {
    // We carry the difference: it costs no more than what it stands for.
    const price = Math.min(substitute.price, missing.price)
    return { kind: 'substitute', variantId: substitute.variantId, pieces: missing.pieces, price }
  }
  const { grams } = missing
  if (policy !== 'smaller_packs' || grams === null) return { kind: 'wait' }
  const [best] = packs
    .flatMap(({ price, ...pack }) => {
      const each = grams / pack.grams
      // Exactly as much food, or it would be another purchase.
      if (pack.grams >= grams || !Number.isInteger(each) || pack.inStock < each * missing.pieces) return []
      // For the same price per kilogram, never dearer than the pack itself, and a step less: discounts are rounded for each piece, and
      // together they must not come to more than that of the large pack.
      const share = Math.floor(missing.price / each / priceStep) * priceStep - priceStep
      return [{ ...pack, pieces: each * missing.pieces, price: Math.max(0, Math.min(price, share)) }]
    })
    .toSorted((a, b) => a.pieces - b.pieces || a.variantId - b.variantId)
  return best ? { kind: 'packs', variantId: best.variantId, pieces: best.pieces, price: best.price } : { kind: 'wait' }
}
