import type { Parcel, Piece } from './parcel.ts'

/** A plan of parcels without what is no longer in the order: the last parcels are emptied first, empty ones go. */
export function cutParcels(
  parcels: readonly Parcel[],
  left: readonly Pick<Piece, 'itemId' | 'count' | 'weightGrams'>[],
): Parcel[] {
  const rest = new Map(left.map(({ itemId, count }) => [itemId, count]))
  return parcels
    .map(({ weightGrams, items }) => {
      let lighter = 0
      const stay = items.flatMap(({ itemId, pieces }) => {
        const kept = Math.min(pieces, rest.get(itemId) ?? 0)
        rest.set(itemId, (rest.get(itemId) ?? 0) - kept)
        lighter += (pieces - kept) * (left.find((one) => one.itemId === itemId)?.weightGrams ?? 0)
        return kept > 0 ? [{ itemId, pieces: kept }] : []
      })
      return { weightGrams: Math.max(1, weightGrams - lighter), items: stay }
    })
    .filter(({ items }) => items.length > 0)
}
