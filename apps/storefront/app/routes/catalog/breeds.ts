import { findBreeds } from '#app/features/catalog/breed/load-breeds.server.ts'
import type { Route } from './+types/breeds.ts'

const LONGEST_QUERY = 60
const MOST = 8

/** Breeds for what is typed so far; the same answer for everybody. */
export async function loader({ url }: Route.LoaderArgs) {
  const text = (url.searchParams.get('q') ?? '').slice(0, LONGEST_QUERY)
  const breeds = (await findBreeds(text))
    .slice(0, MOST)
    .map(({ breed: { slug, name, weights } }) => ({ slug, name, weights }))
  return Response.json({ breeds }, { headers: { 'Cache-Control': 'public, max-age=300, s-maxage=3600' } })
}
