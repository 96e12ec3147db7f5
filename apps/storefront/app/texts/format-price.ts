import { formatDigits } from './format-number.ts'

const CROWNS = '\u00a0Kč'

/** Takes whole haléře, as all money in the shop. */
export function formatPrice(halere: number): string {
  return formatDigits(halere / 100, 2).replace(/,00$/, '') + CROWNS
}

export function formatUnitPrice(halere: number, unit: 'kg' | 'l' | 'm' | 'ks' = 'kg'): string {
  return `${formatDigits(halere / 100, 2)}${CROWNS}/${unit}`
}
