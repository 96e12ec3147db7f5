import { loadAnswers } from '#app/features/catalog/search/load-answers.server.ts'
import { loadContentMatches } from '#app/features/catalog/search/load-content-matches.server.ts'
import { loadGoodsSuggestions } from '#app/features/catalog/search/load-suggestions.server.ts'
import type { Suggestions } from '#app/features/shell/search/suggestion.ts'
import type { Route } from './+types/suggest.ts'

const LONGEST_QUERY = 100
const CONTENT_MATCHES = 3
const ANSWERS = 2
const NOTHING = { answers: [], breeds: [], products: [], categories: [], articles: [], questions: [] }

/** What the field in the header offers while somebody types. */
export async function loader({ url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY)
  const suggestions: Suggestions = { query, ...NOTHING, ...(query.length < 2 ? {} : await loadSuggestions(query)) }
  return Response.json(suggestions, { headers: { 'Cache-Control': 'public, max-age=60, s-maxage=300' } })
}

async function loadSuggestions(query: string): Promise<Omit<Suggestions, 'query'>> {
  const [goods, content, { answers, isAsked }] = await Promise.all([
    loadGoodsSuggestions(query),
    loadContentMatches(query, CONTENT_MATCHES),
    loadAnswers(query, ANSWERS),
  ])
  return { ...goods, ...content, answers: isAsked ? answers : [] }
}
