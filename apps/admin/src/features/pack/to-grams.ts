/** `2,45` as people write kilograms; null when it is no weight of a box. */
export function toGrams(written: string): number | null {
  const kilograms = Number(written.trim().replace(',', '.'))
  if (written.trim() === '' || !Number.isFinite(kilograms) || kilograms <= 0 || kilograms > 500) return null
  return Math.round(kilograms * 1000)
}
