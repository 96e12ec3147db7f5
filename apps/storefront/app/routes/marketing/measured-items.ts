import { loadMeasuredItems } from '#app/features/shell/measurement/load-measured-items.server.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/measured-items.ts'

/** What measurement calls the goods; asked for only by visitors who have agreed to be measured. */
export async function loader({ url }: Route.LoaderArgs) {
  return Response.json(await loadMeasuredItems(url.searchParams.get('id') ?? ''), { headers: publicPage('catalog') })
}
