import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'
import { isSlug } from '@shop/domain/catalog/slug'
import { loadSubstitutes } from '#app/features/catalog/substitute/load-substitutes.server.ts'
import type { Route } from './+types/substitutes.ts'

const MOST_GOODS = 60

/** What could stand in place of goods that somebody's dog must not eat; the same for everybody who asks the same. */
export async function loader({ url }: Route.LoaderArgs) {
  const slugs = (url.searchParams.get('zbozi') ?? '').split(',').filter(isSlug).slice(0, MOST_GOODS)
  const filters = parseGridFilters(url.searchParams)
  const answer = slugs.length === 0 ? {} : await loadSubstitutes(slugs, filters)
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=60, s-maxage=300' } })
}
