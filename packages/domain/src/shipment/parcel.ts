export type Dimensions = { readonly widthMm: number; readonly heightMm: number; readonly depthMm: number }

/** So many equal physical pieces to be put into parcels. Without dimensions only their weight counts. */
export type Piece = {
  readonly itemId: string
  readonly count: number
  readonly weightGrams: number
  readonly dimensions: Dimensions | null
}

/** Carriers limit either the sides of a parcel or the inside of a box. */
export type SizeLimit =
  | { readonly kind: 'sides'; readonly longestMm: number; readonly sumMm: number }
  | ({ readonly kind: 'box' } & Dimensions)

export type ParcelLimits = { readonly maxWeightGrams: number | null; readonly size: SizeLimit | null }

/** Box, filling and tape weigh something, and goods never fill a parcel to the last corner. */
export type Packaging = { readonly weightGrams: number; readonly fillPercent: number }

export type Parcel = {
  readonly weightGrams: number
  readonly items: readonly { readonly itemId: string; readonly pieces: number }[]
}

/** Longest side first. */
export function sidesOf({ widthMm, heightMm, depthMm }: Dimensions): [number, number, number] {
  const longest = Math.max(widthMm, heightMm, depthMm)
  const shortest = Math.min(widthMm, heightMm, depthMm)
  return [longest, widthMm + heightMm + depthMm - longest - shortest, shortest]
}
