import { NO_FILTERS } from '@shop/domain/catalog/grid-filters'
import { loadCategory } from '#app/features/catalog/load-category.server.ts'
import { ProductCards } from '#app/features/catalog/product-cards.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { catalogTexts } from '#app/texts/catalog.ts'
import type { Route } from './+types/embed-grid.ts'

const { embed } = catalogTexts
const COUNT = 4

/** Lives in a frame on somebody else's page; an unknown category is simply not there. */
export async function loader({ url }: Route.LoaderArgs) {
  const slug = url.searchParams.get('kategorie') ?? undefined
  const page = (await loadCategory(slug, NO_FILTERS)) ?? (await loadCategory(undefined, NO_FILTERS))
  return { cards: page?.grid.cards.slice(0, COUNT) ?? [] }
}

export function headers() {
  return publicPage('catalog')
}

export const handle: ShellHandle = { bare: true }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: embed.title, description: embed.description, noIndex: true })

export default function EmbedGrid({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap stack">
      <h1 className="h3">{embed.heading}</h1>
      <ProductCards cards={loaderData.cards} />
    </div>
  )
}
