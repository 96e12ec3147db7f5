import { pageNotFound } from '#app/errors/page-error.ts'
import { loadStaticPage } from '#app/features/content/legal/load-static-page.server.ts'
import { StaticPageView } from '#app/features/content/legal/static-page-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { orderTexts } from '#app/texts/order/order.ts'
import type { Route } from './+types/withdrawal.ts'

export async function loader() {
  const page = await loadStaticPage('odstoupeni-od-smlouvy')
  if (!page) throw pageNotFound()
  return page
}

export function headers() {
  return publicPage('pages')
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: orderTexts.withdrawalTitle, description: orderTexts.withdrawalDescription })

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  return <StaticPageView page={loaderData} />
}
