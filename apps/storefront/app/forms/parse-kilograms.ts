/** `18`, `18,5` or `18.5 kg` → whole grams; null when nothing was written, NaN when it is no number. */
export function parseKilograms(text: string): number | null {
  const plain = text.replace(/\s|kg/gi, '').replace(',', '.')
  if (plain === '') return null
  return /^\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 1000) : Number.NaN
}

/** What the schema refuses with the right sentence, for something that is no weight at all. */
export function toWeightInput(text: string): number | null {
  const grams = parseKilograms(text)
  return Number.isNaN(grams) ? 0 : grams
}
