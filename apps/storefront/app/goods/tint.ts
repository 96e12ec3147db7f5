import type { PROTEINS } from '@shop/domain/catalog/facet-codes'
import type { Tint } from '@shop/ui/stripe/stripe'

/** The colour each meat of the catalogue is known by. It never stands alone: the name is always with it. */
const TINT_OF: Readonly<Record<(typeof PROTEINS)[number], Tint>> = {
  kure: 'yellow',
  hovezi: 'red',
  losos: 'coral',
  jehneci: 'green',
  kachna: 'violet',
  zverina: 'brown',
  kruta: 'pink',
  kralik: 'blue',
  vege: 'lime',
}

export function toTint(protein: string | null | undefined): Tint | null {
  return protein && isKnown(protein) ? TINT_OF[protein] : null
}

function isKnown(protein: string): protein is keyof typeof TINT_OF {
  return Object.hasOwn(TINT_OF, protein)
}
