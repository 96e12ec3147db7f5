const NAMES = { appeal: 'odvolani', withdraw: 'smazani' } as const

/** The forms that stand beside a written review: what is refused in one of them is told there, not in the form of another product. */
export function formOfReview(intent: keyof typeof NAMES, reviewId: number): string {
  return `${NAMES[intent]}-${reviewId}`
}
