import type { BreedWeights } from '@shop/domain/breed/breed-weight'

export interface BreedView {
  slug: string
  /** As inside a sentence: „německý ovčák“. */
  name: string
  weights: BreedWeights
  /** Which of the drawn dogs looks like it. */
  portrait: string | null
}

/** At the beginning of a line or on a tile. */
export function toTitle(name: string): string {
  return name.charAt(0).toLocaleUpperCase('cs') + name.slice(1)
}
