import type { FrozenLine, Pieces, World } from './world.ts'

export function demandOf(lines: readonly FrozenLine[]): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const { variantId, pieces } of lines) if (variantId !== null) sums[variantId] = (sums[variantId] ?? 0) + pieces
  return sums
}

const toPieces = (demand: Record<number, number>): Pieces[] =>
  Object.entries(demand).map(([variantId, pieces]) => ({ variantId: Number(variantId), pieces }))

/** The last parcels are emptied first; empty ones go. */
export function cutParcels({ order }: World, lines: readonly FrozenLine[]): Pieces[][] {
  const rest = demandOf(lines)
  const cut = order.parcels.map((items) =>
    items.flatMap(({ variantId, pieces }) => {
      const stay = Math.min(pieces, rest[variantId] ?? 0)
      rest[variantId] = (rest[variantId] ?? 0) - stay
      return stay > 0 ? [{ variantId, pieces: stay }] : []
    }),
  )
  return cut.filter((items) => items.length > 0)
}

/** What must be left free to be sure that it fits: carton, and sides that nobody has measured here. */
const CLEAR_GRAMS = 2500
/** Of such pieces no parcel takes three, and every parcel takes two. */
const BIG_GRAMS = 11_000

/** Delivery is not charged again: everything must fit into as many parcels as were agreed. How it is divided is theirs to say. */
export function planAnew({ order }: World, lines: readonly FrozenLine[]): Pieces[][] | 'refused' | 'unclear' {
  const all = toPieces(demandOf(lines))
  const { parcelGrams, parcels } = order
  if (parcelGrams === null) return [all]
  const gramsOf = (id: number) => order.wares.find(({ variantId }) => variantId === id)?.grams ?? 0
  const big = all.filter(({ variantId }) => gramsOf(variantId) > BIG_GRAMS)
  const bigPieces = big.reduce((sum, { pieces }) => sum + pieces, 0)
  const grams = all.reduce((sum, { variantId, pieces }) => sum + pieces * gramsOf(variantId), 0)
  if (bigPieces > 2 * parcels.length || grams > parcels.length * parcelGrams) return 'refused'
  const small = all.filter((one) => !big.includes(one))
  const smallGrams = small.reduce((sum, { variantId, pieces }) => sum + pieces * gramsOf(variantId), 0)
  if (bigPieces > 0) {
    if (smallGrams > CLEAR_GRAMS) return 'unclear'
    return [all, ...parcels.slice(1).map(() => [])]
  }
  return grams + CLEAR_GRAMS > parcelGrams ? 'unclear' : [all]
}
