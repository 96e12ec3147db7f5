import { formatDigits } from './format-number.ts'

const CROWNS = '\u00a0Kč'

/** Takes whole haléře, as all money in the shop. */
export function formatPrice(halere: number): string {
  return formatAmount(halere).replace(/,00$/, '') + CROWNS
}

export function formatUnitPrice(halere: number, unit: 'kg' | 'l' | 'm' | 'ks' = 'kg'): string {
  return `${formatExactPrice(halere)}/${unit}`
}

/** Always with haléře, as sums of documents are. */
export function formatExactPrice(halere: number): string {
  return formatAmount(halere) + CROWNS
}

/** Without the currency: a column of a document reads by its decimal commas. */
export function formatAmount(halere: number): string {
  return formatDigits(halere / 100, 2)
}
