import type { SearchAnswer } from '@shop/contract/catalog'
import type { GridFilters } from '@shop/domain/catalog/grid-filters'
import type { HeadLink } from '#app/features/catalog/category/category-head.tsx'
import { type FoundGrid, loadFoundGrid } from '#app/features/catalog/grid/load-grid.server.ts'
import { loadVocabulary } from '#app/goods/vocabulary.server.ts'
import { type FoundBreed, toFoundBreed } from './to-found-breed.server.ts'

const SHORTEST_QUERY = 2

interface SearchPage {
  breed: FoundBreed | null
  absence: SearchAnswer['absence']
  query: string
  /** Null while the query is too short to be asked. */
  found: FoundGrid | null
  /** Names of ingredients the words themselves exclude. */
  excluded: string[]
  categories: HeadLink[]
}

/** Null when the address asks for a page behind the last one. */
export async function loadSearch(filters: GridFilters): Promise<SearchPage | null> {
  const vocabulary = await loadVocabulary()
  const isLongEnough = filters.text.length >= SHORTEST_QUERY
  const found = isLongEnough ? await loadFoundGrid({ path: '/hledat', filters }) : null
  if (isLongEnough && !found) return null
  return {
    query: filters.text,
    breed: found?.breed ? toFoundBreed(found.breed) : null,
    absence: found?.absence ?? null,
    found,
    excluded: vocabulary.ingredients
      .filter(({ code }) => found?.excluded.includes(code))
      .map(({ name }) => name.toLowerCase()),
    categories: vocabulary.categories
      .filter(({ parentSlug }) => parentSlug === null)
      .map(({ slug, name }) => ({ label: name, to: `/produkty/${slug}` })),
  }
}
