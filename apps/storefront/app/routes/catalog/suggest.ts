import { loadGoodsSuggestions } from '#app/features/catalog/load-suggestions.server.ts'
import { findEditorial } from '#app/features/content/find-editorial.server.ts'
import type { Suggestions } from '#app/features/shell/search/suggestion.ts'
import type { Route } from './+types/suggest.ts'

const LONGEST_QUERY = 100
const EDITORIAL_MATCHES = 3

/** What the field in the header offers while somebody types. */
export async function loader({ url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const goods = query.length < 2 ? { products: [], categories: [] } : await loadGoodsSuggestions(query)
  const suggestions: Suggestions = { query, ...goods, ...findEditorial(query, EDITORIAL_MATCHES) }
  return Response.json(suggestions, { headers: { 'Cache-Control': 'public, max-age=60, s-maxage=300' } })
}
