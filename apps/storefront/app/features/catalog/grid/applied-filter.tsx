import { Chip } from '@shop/ui/chip/chip'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'

/** A choice above the goods; pressing it takes it back. */
export function AppliedFilter({ label, to }: { label: string; to: ShopAddress }) {
  return (
    <Chip as={ShopLink} to={to} removable preventScrollReset aria-label={catalogTexts.removeFilter(label)}>
      {label}
    </Chip>
  )
}
