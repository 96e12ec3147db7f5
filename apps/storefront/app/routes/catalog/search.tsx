import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { redirectToCanonical } from '#app/features/catalog/grid/canonical-redirect.server.ts'
import { CatalogueGrid } from '#app/features/catalog/grid/catalogue-grid.tsx'
import { loadContentMatches } from '#app/features/catalog/search/load-content-matches.server.ts'
import { loadSearch } from '#app/features/catalog/search/load-search.server.ts'
import { SearchHead } from '#app/features/catalog/search/search-head.tsx'
import { SearchHelp } from '#app/features/catalog/search/search-help.tsx'
import { EditorialMatches } from '#app/features/content/sections/editorial-matches.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { gridKeys } from '#app/server/catalog-keys.server.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { publicPageUntilCutOff } from '#app/server/public-page-until-cut-off.server.ts'
import { searchTexts } from '#app/texts/catalog/search.ts'
import type { Route } from './+types/search.ts'

const CONTENT_MATCHES = 10
const NO_CONTENT = { articles: [], questions: [] }

export async function loader({ url }: Route.LoaderArgs) {
  const filters = parseGridFilters(url.searchParams)
  redirectToCanonical(url, filters)
  const [page, content] = await Promise.all([
    loadSearch(filters),
    filters.text.length < 2 ? NO_CONTENT : loadContentMatches(filters.text, CONTENT_MATCHES),
  ])
  if (!page) throw pageNotFound()
  const grid = page.found?.grid
  const keys = ['blog', 'faq', ...gridKeys('search', grid?.cards ?? [])]
  return data(
    { ...page, grid, content },
    { headers: grid ? publicPageUntilCutOff(grid.promise.orderBy, ...keys) : publicPage(...keys) },
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
  pageMeta({
    title: loaderData?.query ? searchTexts.resultsTitle(loaderData.query) : searchTexts.title,
    description: searchTexts.description,
    noIndex: true,
  })

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, found, grid, excluded, categories, content } = loaderData
  const isEmpty = !grid || (grid.total === 0 && grid.chips.length === 0)
  return (
    <>
      <SearchHead
        query={query}
        lead={toLead(loaderData)}
        correction={found?.correction ?? null}
        excluded={excluded}
        isRelaxed={found?.isRelaxed ?? false}
        hasResults={!isEmpty}
      />
      {grid && !isEmpty ? <CatalogueGrid grid={grid} hasCategories /> : <SearchHelp categories={categories} />}
      <div className="wrap">
        <EditorialMatches heading={searchTexts.groups.articles} matches={content.articles} />
        <EditorialMatches heading={searchTexts.groups.questions} matches={content.questions} />
      </div>
    </>
  )
}

function toLead({ query, grid }: Route.ComponentProps['loaderData']): string {
  if (!grid) return searchTexts.tooShort
  if (grid.isOpenEnded) return searchTexts.resultsOver(grid.total, query)
  return grid.total > 0 ? searchTexts.results(grid.total, query) : searchTexts.noResults(query)
}
