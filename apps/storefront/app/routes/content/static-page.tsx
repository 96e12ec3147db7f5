import { data } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { DifferenceView } from '#app/features/content/legal/difference-view.tsx'
import { loadDifference, loadStaticPage } from '#app/features/content/legal/load-static-page.server.ts'
import { StaticPageView } from '#app/features/content/legal/static-page-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { contentPage } from '#app/server/content-page.server.ts'
import { wordingTexts } from '#app/texts/content/wordings.ts'
import type { Route } from './+types/static-page.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  const version = url.searchParams.get('verze') ?? undefined
  const changed = url.searchParams.get('rozdil')
  const [page, difference] = await Promise.all([
    loadStaticPage(params.slug, version),
    changed ? loadDifference(params.slug, changed) : null,
  ])
  if (!page || (changed && !difference)) throw pageNotFound()
  return data({ page, difference, isOwnAddress: !version && !changed }, { headers: await contentPage('pages') })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { page, difference, isOwnAddress } = loaderData
  const title = difference
    ? wordingTexts.differenceTitle(page.heading, difference.to.version)
    : isOwnAddress
      ? page.title
      : wordingTexts.versionTitle(page.title, page.version)
  return pageMeta({ title, description: page.description, noIndex: !isOwnAddress })
}

export default function StaticPage({ loaderData: { page, difference } }: Route.ComponentProps) {
  return difference ? <DifferenceView page={page} difference={difference} /> : <StaticPageView page={page} />
}
