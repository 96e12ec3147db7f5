/** ISO 11784: fifteen digits, of which the first three say the country or the maker. Vets write them in groups. */
export function parseChipNumber(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{15}$/.test(digits) ? digits : null
}

/** The way readers show it: the code of the country apart, then four threes. */
export function formatChipNumber(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}
