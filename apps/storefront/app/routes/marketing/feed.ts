import { pageNotFound } from '#app/errors/page-error.ts'
import { openFeed } from '#app/features/catalog/feed/open-feed.server.ts'
import type { Route } from './+types/feed.ts'

/** What comparison sites download: made by the worker, passed on as it was stored. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const name = /^(heureka|zbozi|google)\.xml$/.exec(params.name)?.[1]
  const feed = name ? await openFeed(name, request) : null
  if (!feed) throw pageNotFound()
  return feed
}
