/** Whole per cent off, rounded down: the badge never says more than the customer saves. Zero means no badge. */
export function discountPercent(referenceHalere: number, priceHalere: number): number {
  if (priceHalere >= referenceHalere) return 0
  return Math.floor(((referenceHalere - priceHalere) * 100) / referenceHalere)
}
