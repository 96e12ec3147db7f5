type SizeClass = 'toy' | 'small' | 'medium' | 'large' | 'giant'

/** Size by grown-up weight (pet-nutrition § 7): under 5, to 10, to 25, to 45 kg, and more. */
export function sizeClassOf(adultWeightKg: number): SizeClass {
  if (adultWeightKg < 5) return 'toy'
  if (adultWeightKg <= 10) return 'small'
  if (adultWeightKg <= 25) return 'medium'
  return adultWeightKg <= 45 ? 'large' : 'giant'
}

// The later end of each published range: changing to adult food too early is the mistake that harms.
const GROWN_UP_MONTHS: Record<SizeClass, number> = { toy: 10, small: 10, medium: 12, large: 18, giant: 24 }

/** Until when a dog of this grown-up weight needs a food made for growth. */
export function growthEndsAtMonths(adultWeightKg: number): number {
  return GROWN_UP_MONTHS[sizeClassOf(adultWeightKg)]
}
