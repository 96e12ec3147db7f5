/** What may have suited the dog; the order is that of the form. */
export const REVIEW_MERITS = ['taste', 'digestion', 'coat', 'size', 'packaging'] as const
export type ReviewMerit = (typeof REVIEW_MERITS)[number]

/** A rope has no taste. */
export function meritsOf({ isFood }: { isFood: boolean }): readonly ReviewMerit[] {
  return isFood ? REVIEW_MERITS : []
}
