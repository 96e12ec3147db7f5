import { data } from 'react-router'
import { config } from '#app/config.server.ts'
import { EmbedGrid } from '#app/features/catalog/embed/embed-grid.tsx'
import { parseEmbedOptions } from '#app/features/catalog/embed/embed-options.ts'
import { loadEmbed } from '#app/features/catalog/embed/load-embed.server.ts'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicFor } from '#app/server/page-cache.server.ts'
import { gridKeys } from '#app/server/page-keys.server.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import type { Route } from './+types/embed-grid.ts'

const { embed } = catalogTexts
const FRESH_SECONDS = 5 * 60

/** Lives in a frame on somebody else's page; an unknown category is simply not there. */
export async function loader({ url }: Route.LoaderArgs) {
  const options = parseEmbedOptions(url.searchParams)
  const cards = await loadEmbed(options)
  const headers = publicFor(FRESH_SECONDS, ...gridKeys(cards))
  return data({ options, cards, shopUrl: config.PUBLIC_URL.replace(/\/$/, '') }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const handle: ShellHandle = { bare: true }

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: embed.title, description: embed.description, noIndex: true })

export default function EmbedGridPage({ loaderData: { cards, options, shopUrl } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="visually-hidden">{embed.heading}</h1>
      <EmbedGrid cards={cards} options={options} shopUrl={shopUrl} />
    </>
  )
}
