import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { CategoryHead } from '#app/features/catalog/category/category-head.tsx'
import { CategoryShelves } from '#app/features/catalog/category/category-shelves.tsx'
import { CategoryText } from '#app/features/catalog/category/category-text.tsx'
import { findRenamedShelf, loadCategory } from '#app/features/catalog/category/load-category.server.ts'
import { loadCollection } from '#app/features/catalog/category/load-collection.server.ts'
import { toCategoryText } from '#app/features/catalog/category/to-category-text.server.ts'
import { toGridJsonLd } from '#app/features/catalog/category/to-grid-json-ld.server.ts'
import { redirectToCanonical } from '#app/features/catalog/grid/canonical-redirect.server.ts'
import { CatalogueGrid } from '#app/features/catalog/grid/catalogue-grid.tsx'
import { JsonLd } from '#app/features/catalog/product/json-ld.tsx'
import { redirectFromFinder } from '#app/features/catalog/search/finder-redirect.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { Prose } from '#app/prose/prose.tsx'
import { gridKeys } from '#app/server/page-keys.server.ts'
import { publicPageUntilCutOff } from '#app/server/public-page-until-cut-off.server.ts'
import type { Route } from './+types/product-grid.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  redirectFromFinder(url)
  const filters = { ...parseGridFilters(url.searchParams), text: '' }
  redirectToCanonical(url, filters)
  const shelf = await loadCategory(params.category, filters)
  const page = shelf ?? (params.category ? await loadCollection(params.category, filters) : null)
  if (!page) {
    const renamed = params.category ? await findRenamedShelf(params.category) : null
    throw renamed ? redirect(`/produkty/${renamed}${url.search}`, 301) : pageNotFound()
  }
  const { body: _body, lead: _lead, ...rest } = page
  return data(
    { ...rest, text: toCategoryText(page), jsonLd: toGridJsonLd(page) },
    { headers: publicPageUntilCutOff(page.grid.promise.orderBy, ...gridKeys(page.grid.cards)) },
  )
}

/** Opening and closing what lies over the page is no reason to ask for it again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData, noIndex: !loaderData.isIndexable }) : []

export default function ProductGridPage({ loaderData, params }: Route.ComponentProps) {
  const { heading, above, chips, theme, grid, text, jsonLd } = loaderData
  return (
    <>
      <CategoryHead heading={heading} above={above} theme={theme} grid={grid} />
      <CatalogueGrid grid={grid} hasCategories={!params.category}>
        <CategoryShelves links={chips} />
      </CatalogueGrid>
      {text ? (
        <CategoryText heading={text.heading} lead={text.lead}>
          <Prose blocks={text.blocks} />
        </CategoryText>
      ) : null}
      <JsonLd graph={jsonLd} />
    </>
  )
}
