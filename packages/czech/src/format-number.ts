const NBSP = '\u00a0'
const MINUS = '\u2212'

/**
 * Digits as Czech writes them. By hand, because a browser takes some 20 ms to make its first number format, a phone four times
 * that, and every page shows a price; a test compares it with Intl.
 */
export function formatDigits(value: number, places: number): string {
  const [whole = '', decimals] = Math.abs(value).toFixed(places).split('.')
  const digits = `${whole.replace(/\B(?=(\d{3})+$)/g, NBSP)},${decimals}`
  return value < 0 && /[1-9]/.test(digits) ? MINUS + digits : digits
}

export function formatNumber(value: number): string {
  return formatDigits(value, 3).replace(/,?0+$/, '')
}

export function formatPercent(value: number): string {
  return `${formatNumber(value)}${NBSP}%`
}

export function formatWeight(grams: number): string {
  return grams < 1000 ? `${formatNumber(grams)}${NBSP}g` : `${formatNumber(grams / 1000)}${NBSP}kg`
}

/** What a parcel weighs: nobody carries it by grams. */
export function formatKilograms(grams: number): string {
  return `${formatNumber(Math.round(grams / 100) / 10)}${NBSP}kg`
}
