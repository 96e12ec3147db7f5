import { parseAnswers } from '#app/features/catalog/finder/finder-answers.ts'
import { countFitting } from '#app/features/catalog/finder/load-finder.server.ts'
import type { Route } from './+types/finder-count.ts'

/** How many foods are left for the dog of the address: the number on the last button of the finder. */
export async function loader({ url }: Route.LoaderArgs) {
  const fitting = await countFitting(parseAnswers(url.searchParams))
  return Response.json({ fitting }, { headers: { 'Cache-Control': 'private, no-store' } })
}
