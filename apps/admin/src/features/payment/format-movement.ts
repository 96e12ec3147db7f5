import { formatPrice } from '@shop/czech/format-price'

/** Crowns as everywhere, another currency as the statement says it. */
export function formatMovement({ amount, currency }: { amount: number; currency: string }): string {
  if (currency === 'CZK') return formatPrice(amount)
  return (amount / 100).toLocaleString('cs-CZ', { style: 'currency', currency })
}
