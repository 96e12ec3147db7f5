interface Terms {
  readonly minDays: number
  readonly maxDays: number
  readonly price: number
  readonly freeFrom: number | null
}

/** Why terms of a delivery make no sense together; null when they do. */
export function checkShippingTerms({
  minDays,
  maxDays,
  price,
  freeFrom,
}: Terms): 'days_reversed' | 'free_below_price' | null {
  if (maxDays < minDays) return 'days_reversed'
  // Free from an amount smaller than what the delivery itself costs is a slip of a digit.
  return freeFrom !== null && freeFrom > 0 && freeFrom < price ? 'free_below_price' : null
}
