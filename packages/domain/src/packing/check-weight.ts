const TOLERATED_SHARE = 0.03
const TOLERATED_GRAMS = 80

interface Weighed {
  readonly expectedGrams: number
  readonly measuredGrams: number
  /** What lies in the box, each kind of goods once. */
  readonly goods: readonly { readonly variantId: number; readonly weightGrams: number }[]
}

type WeightCheck =
  | { readonly isRight: true }
  | {
      readonly isRight: false
      /** Positive when something is missing. */
      readonly missingGrams: number
      /** The goods of which exactly one piece would explain it. */
      readonly suspectId: number | null
    }

/** A box may differ by three per cent, and by the tape and paper of any box, however light. */
export function checkWeight({ expectedGrams, measuredGrams, goods }: Weighed): WeightCheck {
  const tolerance = Math.max(expectedGrams * TOLERATED_SHARE, TOLERATED_GRAMS)
  const missingGrams = expectedGrams - measuredGrams
  if (Math.abs(missingGrams) <= tolerance) return { isRight: true }
  const explained = goods.filter(({ weightGrams }) => Math.abs(Math.abs(missingGrams) - weightGrams) <= TOLERATED_GRAMS)
  return { isRight: false, missingGrams, suspectId: explained.length === 1 ? (explained[0]?.variantId ?? null) : null }
}
