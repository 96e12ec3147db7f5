import type { SearchedBreed } from '@shop/contract/catalog'
import { nonBreaking } from '@shop/czech/non-breaking'
import { searchTexts } from '#app/texts/catalog/search.ts'

export interface FoundBreed {
  title: string
  /** „Středně velký pes, 9–16 kg.“ */
  about: string
  portrait: string | null
}

export function toFoundBreed({ name, size, portrait, from_grams: from, to_grams: to }: SearchedBreed): FoundBreed {
  const weight = from !== null && to !== null ? searchTexts.weight(from / 1000, to / 1000) : null
  return {
    title: nonBreaking(name.charAt(0).toLocaleUpperCase('cs') + name.slice(1)),
    about: `${[size ? searchTexts.breedSizes[size] : searchTexts.mongrel, weight].filter(Boolean).join(', ')}.`,
    portrait,
  }
}
