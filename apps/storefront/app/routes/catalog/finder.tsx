import { data } from 'react-router'
import { FinderPage } from '#app/features/catalog/finder/finder-page.tsx'
import { loadFinder } from '#app/features/catalog/finder/load-finder.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import type { Route } from './+types/finder.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await loadFinder(url.searchParams, visitOf(context))
  // Somebody's dog in the address makes the answer somebody's own.
  const isOwn = url.search !== ''
  return data({ ...page, isOwn }, { headers: isOwn ? { 'Cache-Control': 'private, no-store' } : publicPage('catalog') })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: finderTexts.title, description: finderTexts.description, noIndex: loaderData?.isOwn ?? true })

export default function Finder({ loaderData }: Route.ComponentProps) {
  return <FinderPage page={loaderData} />
}
