import { countSentence } from '#app/features/catalog/search/count-sentence.server.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/sentence-count.ts'

/** The number on the button of the sentence on the home page. */
export async function loader({ url }: Route.LoaderArgs) {
  return Response.json({ count: await countSentence(url.searchParams) }, { headers: publicPage('catalog') })
}
