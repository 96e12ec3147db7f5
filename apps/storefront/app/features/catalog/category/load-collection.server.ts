import { CollectionRule } from '@shop/contract/catalog/collection'
import { nonBreaking } from '@shop/czech/non-breaking'
import { withoutFixed } from '@shop/domain/catalog/collection-rule'
import { canonicalGrid } from '@shop/domain/catalog/grid-canonical'
import type { GridFilters } from '@shop/domain/catalog/grid-filters'
import { loadGrid } from '#app/features/catalog/grid/load-grid.server.ts'
import { loadCollections } from '#app/goods/collections.server.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import type { CategoryPage } from './load-category.server.ts'

/** A shelf by rule, drawn as a category is. Null when there is no such one or no such page of it. */
export async function loadCollection(slug: string, asked: GridFilters): Promise<CategoryPage | null> {
  const collection = (await loadCollections()).find((one) => one.slug === slug)
  if (!collection) return null
  const rule = CollectionRule.parse(collection.rule)
  const filters = withoutFixed(asked, rule)
  const grid = await loadGrid({ path: `/produkty/${slug}`, filters, rule })
  if (!grid) return null
  const canonical = canonicalGrid(filters)
  const name = nonBreaking(collection.name)
  return {
    title: catalogTexts.pageTitle(catalogTexts.title(name), filters.page),
    description: nonBreaking(collection.intro) || catalogTexts.all.description,
    heading: name,
    lead: nonBreaking(collection.intro),
    body: '',
    above: [{ label: catalogTexts.all.name, to: '/produkty' }],
    chips: [],
    theme: null,
    canonicalQuery: canonical.isIndexable ? canonical.query : '',
    isIndexable: canonical.isIndexable,
    grid,
  }
}
