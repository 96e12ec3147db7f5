import { pageNotFound } from '#app/errors/page-error.ts'
import { loadStaticPage } from '#app/features/content/load-static-page.server.ts'
import { StaticPageView } from '#app/features/content/static-page-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/static-page.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const page = await loadStaticPage(params.slug)
  if (!page) throw pageNotFound()
  return page
}

export function headers() {
  return publicPage('pages')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function StaticPage({ loaderData }: Route.ComponentProps) {
  return <StaticPageView page={loaderData} />
}
