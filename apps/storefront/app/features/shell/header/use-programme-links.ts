import { formatPercent } from '@shop/czech/format-number'
import type { NamedLink } from '#app/addresses/named-link.ts'
import { useHeaderNumbers } from '#app/state/common.ts'
import { programmeLinks, REGULAR_DELIVERY } from '#app/texts/shell/navigation.ts'

/** The regular delivery names its discount when it is known. */
export function useProgrammeLinks(): NamedLink[] {
  const { regularDiscount } = useHeaderNumbers()
  if (regularDiscount === null) return programmeLinks
  return programmeLinks.map((link) =>
    link.to === REGULAR_DELIVERY ? { ...link, label: `${link.label} ${formatPercent(-regularDiscount)}` } : link,
  )
}
