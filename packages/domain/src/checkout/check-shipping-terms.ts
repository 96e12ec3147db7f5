import { PROMISED_CUT_OFF, PROMISED_FREE_FROM } from './promised-terms.ts'

interface Terms {
  readonly minDays: number
  readonly maxDays: number
  readonly price: number
  readonly freeFrom: number | null
  readonly cutOff: string | null
}

/** Why terms of a delivery make no sense together; null when they do. */
export function checkShippingTerms({
  minDays,
  maxDays,
  price,
  freeFrom,
  cutOff,
}: Terms): 'days_reversed' | 'free_below_price' | 'promised' | null {
  if (maxDays < minDays) return 'days_reversed'
  // The pages say from what a delivery is free and until when it leaves the same day, whoever brings it.
  if (price > 0 && (freeFrom === null || freeFrom > PROMISED_FREE_FROM)) return 'promised'
  if (cutOff !== null && cutOff < PROMISED_CUT_OFF) return 'promised'
  // Free from an amount smaller than what the delivery itself costs is a slip of a digit.
  return freeFrom !== null && freeFrom > 0 && freeFrom < price ? 'free_below_price' : null
}
