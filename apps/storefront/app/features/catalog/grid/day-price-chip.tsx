import type { MoneyRange } from '@shop/domain/catalog/grid-filters'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { dayPriceTexts as texts } from '#app/texts/catalog/day-price.ts'
import { AppliedFilter } from './applied-filter.tsx'
import { householdKcal, toDayCrowns } from './day-price.ts'

interface DayPriceChipProps {
  /** The price of the energy, as it is read by whoever has no dog. */
  label: string
  to: ShopAddress
  range: MoneyRange
  dogs: readonly KeptDog[]
}

/** „do 50 Kč/den“ */
export function DayPriceChip({ label, to, range, dogs }: DayPriceChipProps) {
  const kcal = householdKcal(dogs)
  const isSayable = kcal !== null && range.from === null && range.to !== null
  return <AppliedFilter label={isSayable ? texts.upTo(toDayCrowns(range.to ?? 0, kcal)) : label} to={to} />
}
