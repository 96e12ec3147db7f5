export interface PlacedPicture {
  imageId: number
  /** The pack it shows; null for the product itself. */
  variantId: number | null
  position: number
}

interface WantedPicture {
  imageId: number | null
  variantId: number | null
}

/**
 * A place for each wanted picture, in the order of the list. Whoever still stands behind the one before it keeps its place, so the history names
 * only what was moved; the rest comes behind all places that are taken, so no two ever meet while they are written.
 */
export function placePictures(held: readonly PlacedPicture[], wanted: readonly WantedPicture[]): number[] {
  const heldById = new Map(held.map((one) => [one.imageId, one]))
  let free = Math.max(0, ...held.map(({ position }) => position))
  const lastOf = new Map<number | null, number>()
  const moved = new Set<number | null>()
  return wanted.map(({ imageId, variantId }) => {
    const before = imageId === null ? undefined : heldById.get(imageId)
    const last = lastOf.get(variantId) ?? 0
    const stays =
      before !== undefined && before.variantId === variantId && before.position > last && !moved.has(variantId)
    if (!stays) {
      moved.add(variantId)
      free += 1
    }
    const place = stays ? before.position : free
    lastOf.set(variantId, place)
    return place
  })
}
