import { withCzechSigns } from './format-number.ts'

const price = new Intl.NumberFormat('cs-CZ', {
  style: 'currency',
  currency: 'CZK',
  trailingZeroDisplay: 'stripIfInteger',
})
const unitPrice = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' })

/** Takes whole haléře, as all money in the shop. */
export function formatPrice(halere: number): string {
  return withCzechSigns(price.format(halere / 100))
}

export function formatUnitPrice(halere: number, unit: 'kg' | 'l' | 'm' | 'ks' = 'kg'): string {
  return `${withCzechSigns(unitPrice.format(halere / 100))}/${unit}`
}
