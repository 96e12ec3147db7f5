import type { Halere } from '../money/halere.ts'
import { prorate } from '../money/prorate.ts'
import { vatFromGross } from '../money/vat.ts'
import type { PriceBasis, Taxed } from '../money/vat-recap.ts'

type SideCostVat = 'proportional' | 'own'

/** Shipping and fees follow the tax of the goods they serve, divided by rate, or keep a rate of their own. */
export function divideSideCost(
  gross: Halere,
  ownRate: number,
  goods: readonly Taxed[],
  mode: SideCostVat,
  basis: PriceBasis,
): Taxed[] {
  const rates = [...new Set(goods.filter(({ amount }) => amount > 0).map(({ vatRate }) => vatRate))].toSorted(
    (a, b) => a - b,
  )
  const divided =
    mode === 'own' || rates.length === 0
      ? [{ vatRate: ownRate, amount: gross }]
      : divideByRate(gross, rates, goods).filter(({ amount }) => amount !== 0)
  if (basis === 'gross') return divided
  return divided.map(({ vatRate, amount }) => ({ vatRate, amount: vatFromGross(amount, vatRate).base }))
}

function divideByRate(gross: Halere, rates: readonly number[], goods: readonly Taxed[]): Taxed[] {
  const weights = rates.map((rate) =>
    goods.filter(({ vatRate }) => vatRate === rate).reduce((sum, { amount }) => sum + amount, 0),
  )
  const amounts = prorate(gross, weights)
  return rates.map((vatRate, index) => ({ vatRate, amount: amounts[index] ?? 0 }))
}
