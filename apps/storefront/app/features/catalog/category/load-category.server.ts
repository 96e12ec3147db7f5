import { nonBreaking } from '@shop/czech/non-breaking'
import { categoryTrail } from '@shop/domain/catalog/breadcrumb'
import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { canonicalGrid } from '@shop/domain/catalog/grid-canonical'
import { type GridFilters, NO_FILTERS } from '@shop/domain/catalog/grid-filters'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import type { Tint } from '@shop/ui/stripe/stripe'
import type { GridView } from '#app/features/catalog/grid/grid-view.ts'
import { loadGrid } from '#app/features/catalog/grid/load-grid.server.ts'
import { type Category, loadVocabulary, type Vocabulary } from '#app/goods/vocabulary.server.ts'
import { publicData, storefrontId } from '#app/server/shop.server.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import type { HeadLink } from './category-head.tsx'

export interface CategoryPage {
  title: string
  description: string
  heading: string
  lead: string
  /** The longer text under the goods, in Markdown. */
  body: string
  above: HeadLink[]
  chips: HeadLink[]
  theme: Tint | null
  canonicalQuery: string
  isIndexable: boolean
  grid: GridView
}

/** Null when there is no such category or no such page of it. */
export async function loadCategory(slug: string | undefined, filters: GridFilters): Promise<CategoryPage | null> {
  const vocabulary = await loadVocabulary()
  const category = vocabulary.categories.find((one) => one.slug === slug)
  if (slug !== undefined && !category) return null
  const path = slug === undefined ? '/produkty' : (`/produkty/${slug}` as const)
  const grid = await loadGrid({ path, filters, within: slug })
  if (!grid) return null
  const canonical = canonicalGrid(filters)
  const [protein, ...more] = filters.protein
  const meat = protein && more.length === 0 ? protein : null
  return {
    ...toHead(category, meat, vocabulary, filters.page),
    body: filters.page === 1 ? (category?.body ?? '') : '',
    chips: toChips(category, vocabulary, filters),
    theme: proteinTint(meat),
    canonicalQuery: canonical.isIndexable ? canonical.query : '',
    isIndexable: canonical.isIndexable,
    grid,
  }
}

function toHead(category: Category | undefined, meat: string | null, vocabulary: Vocabulary, page: number) {
  const { all } = catalogTexts
  const name = category?.name ?? all.heading
  const meatName = meat ? (vocabulary.proteins.get(meat) ?? '') : ''
  const heading = meatName ? (category ? `${category.name}: ${meatName}` : meatName) : name
  const title = meatName
    ? catalogTexts.title(heading)
    : category?.seoTitle || (category ? catalogTexts.title(name) : all.title)
  const trail = category ? categoryTrail(vocabulary.categories, category.slug).slice(0, -1) : []
  return {
    title: catalogTexts.pageTitle(title, page),
    description: category?.seoDescription || nonBreaking(category?.intro ?? '') || all.description,
    heading,
    lead: category?.intro ?? all.lead,
    above: [
      ...(category || meatName ? [{ label: all.name, to: '/produkty' as const }] : []),
      ...trail.map((one) => ({ label: one.name, to: `/produkty/${one.slug}` as const })),
    ],
  }
}

/** Subcategories of this one, or its siblings at the end of a branch; a chosen meat stays chosen. */
function toChips(category: Category | undefined, { categories }: Vocabulary, { protein }: GridFilters): HeadLink[] {
  const childrenOf = (slug: string | null) => categories.filter((one) => one.parentSlug === slug)
  const own = childrenOf(category?.slug ?? null)
  const parent = own.length > 0 ? (category?.slug ?? null) : (category?.parentSlug ?? null)
  const query = formatGridQuery({ ...NO_FILTERS, protein })
  const root = parent ? (`/produkty/${parent}` as const) : '/produkty'
  const everything = { label: catalogTexts.everything, to: `${root}${query}` as const }
  // The shelf one stands at comes first, so that it is seen without pushing the row.
  const shelves = childrenOf(parent).toSorted((one, other) => Number(other === category) - Number(one === category))
  return [
    { ...everything, isCurrent: parent === (category?.slug ?? null) },
    ...shelves.map((one) => ({
      label: one.name,
      to: `/produkty/${one.slug}${query}` as const,
      isCurrent: one.slug === category?.slug,
    })),
  ]
}

/** The category or the shelf by rule that once had this slug. */
export async function findRenamedShelf(slug: string): Promise<string | null> {
  const query = publicData.from('slug_history').select('categories(slug),collections(slug)')
  const row = await publicData.single(
    query
      .eq('storefront_id', storefrontId)
      .eq('slug', slug)
      .or('category_id.not.is.null,collection_id.not.is.null')
      .limit(1),
  )
  return row?.categories?.slug ?? row?.collections?.slug ?? null
}
