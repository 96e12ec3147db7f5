import { parseCompared } from '#app/features/catalog/card/compared-slugs.ts'
import { ComparisonView } from '#app/features/catalog/compare/comparison-view.tsx'
import { loadCompared, loadFoodChoices } from '#app/features/catalog/compare/load-compared.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { compareTexts as texts } from '#app/texts/catalog/compare.ts'
import type { Route } from './+types/compare.ts'

export async function loader({ url }: Route.LoaderArgs) {
  const [foods, choices] = await Promise.all([loadCompared(parseCompared(url.searchParams)), loadFoodChoices()])
  return { foods, choices }
}

export function headers() {
  return publicPage('catalog')
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Compare({ loaderData: { foods, choices } }: Route.ComponentProps) {
  return <ComparisonView foods={foods} choices={choices} />
}
