import { formatPercent } from '@shop/czech/format-number'
import type { NamedLink } from '#app/addresses/named-link.ts'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { useHeaderNumbers } from '#app/state/common.ts'
import { useMenu } from '#app/state/menus.ts'

const REGULAR_DELIVERY: ShopAddress = '/pravidelne-doruceni'

/** The regular delivery names its discount when it is known. */
export function useProgrammeLinks(): NamedLink[] {
  const links = useMenu('programmes')
  const { regularDiscount } = useHeaderNumbers()
  if (regularDiscount === null) return links
  return links.map((link) =>
    link.to === REGULAR_DELIVERY ? { ...link, label: `${link.label} ${formatPercent(-regularDiscount)}` } : link,
  )
}
