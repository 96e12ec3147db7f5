import { SearchBar } from '@shop/ui/search-bar/search-bar'
import { Form } from 'react-router'
import { loadSearch } from '#app/features/catalog/load-search.server.ts'
import { ProductGrid } from '#app/features/catalog/product-grid.tsx'
import { EditorialMatches } from '#app/features/content/editorial-matches.tsx'
import { findEditorial } from '#app/features/content/find-editorial.server.ts'
import { PageHead } from '#app/features/content/page-head.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { searchTexts } from '#app/texts/search.ts'
import type { Route } from './+types/search.ts'

const LONGEST_QUERY = 100

export async function loader({ url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  if (query.length < 2) return { query, goods: null, editorial: findEditorial('', 0) }
  return { query, goods: await loadSearch(query), editorial: findEditorial(query, 10) }
}

export function headers() {
  return publicPage('catalog', 'blog', 'faq')
}

export const meta: Route.MetaFunction = ({ loaderData: { query } }) =>
  pageMeta({
    title: query ? searchTexts.resultsTitle(query) : searchTexts.title,
    description: searchTexts.description,
    noIndex: true,
  })

export default function Search({ loaderData: { query, goods, editorial } }: Route.ComponentProps) {
  const count = goods ? goods.total + editorial.articles.length + editorial.questions.length : 0
  return (
    <div className="wrap stack">
      <PageHead
        name={searchTexts.heading}
        heading={searchTexts.heading}
        lead={
          goods ? (count > 0 ? searchTexts.results(count, query) : searchTexts.noResults(query)) : searchTexts.tooShort
        }
      />
      <search>
        <Form action="/hledat">
          <SearchBar
            key={query}
            label={searchTexts.label}
            submitLabel={searchTexts.submit}
            name="q"
            defaultValue={query}
            placeholder={searchTexts.placeholder}
          />
        </Form>
      </search>
      {goods && count === 0 ? <p>{searchTexts.noResultsHint}</p> : null}
      {goods && goods.products.length > 0 ? <ProductGrid products={goods.products} /> : null}
      <EditorialMatches heading={searchTexts.groups.articles} matches={editorial.articles} />
      <EditorialMatches heading={searchTexts.groups.questions} matches={editorial.questions} />
    </div>
  )
}
