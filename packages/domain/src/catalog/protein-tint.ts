import type { PROTEINS } from './facet-codes.ts'

/** The colour each meat of the catalogue is known by, on pages and in mails. It never stands alone: the name is always with it. */
const PROTEIN_TINTS = {
  kure: 'yellow',
  hovezi: 'red',
  losos: 'coral',
  jehneci: 'green',
  kachna: 'violet',
  zverina: 'brown',
  kruta: 'pink',
  kralik: 'blue',
  vege: 'lime',
} as const satisfies Readonly<Record<(typeof PROTEINS)[number], string>>

type ProteinTint = (typeof PROTEIN_TINTS)[keyof typeof PROTEIN_TINTS]

export function proteinTint(protein: string | null | undefined): ProteinTint | null {
  return protein && isKnown(protein) ? PROTEIN_TINTS[protein] : null
}

function isKnown(protein: string): protein is keyof typeof PROTEIN_TINTS {
  return Object.hasOwn(PROTEIN_TINTS, protein)
}
