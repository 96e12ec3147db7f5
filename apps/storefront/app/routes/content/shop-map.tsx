import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import { data } from 'react-router'
import { loadRetailers } from '#app/features/content/retailers/load-retailers.server.ts'
import { parseRetailerSearch, toRetailerAddress } from '#app/features/content/retailers/parse-retailer-search.ts'
import {
  RetailerCount,
  RetailerFilters,
  RetailerHead,
  RetailerSearchBar,
} from '#app/features/content/retailers/retailer-search-bar.tsx'
import { RetailerView } from '#app/features/content/retailers/retailer-view.tsx'
import { drawFacts } from '#app/features/content/sections/fact-blocks.tsx'
import { loadSection } from '#app/features/content/sections/load-section.server.ts'
import { SectionBlocks } from '#app/features/content/sections/section-blocks.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PageHead } from '#app/prose/page-head.tsx'
import { RichText } from '#app/prose/prose.tsx'
import { publicFor } from '#app/server/page-cache.server.ts'
import { sectionKeys } from '#app/server/page-keys.server.ts'
import { retailerTexts } from '#app/texts/content/retailers.ts'
import type { Route } from './+types/shop-map.ts'

/** The page says who is open now, so a copy of it ages in minutes. */
const FRESH_SECONDS = 5 * 60

export async function loader({ url }: Route.LoaderArgs) {
  const search = parseRetailerSearch(url.searchParams)
  const [page, found] = await Promise.all([loadSection('mapa-prodejcu'), loadRetailers(search)])
  // Where somebody stands is nobody's to keep.
  const headers = search.position
    ? { 'Cache-Control': 'private, no-store' }
    : publicFor(FRESH_SECONDS, ...sectionKeys('mapa-prodejcu'), 'retailers')
  return data({ page, search, ...found }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { page, search } = loaderData
  return pageMeta({ ...page, noIndex: search.near !== '' || search.position !== null })
}

export default function ShopMap({ loaderData }: Route.ComponentProps) {
  const { page, search, retailers, total, counts, isUnknownPlace } = loaderData
  return (
    <>
      <div className="wrap">
        <RetailerHead>
          <PageHead name={page.name} heading={page.heading} lead={<RichText text={page.lead} />} />
          <RetailerSearchBar search={search} />
        </RetailerHead>
        {isUnknownPlace ? (
          <Notice tone="warn" icon="alert" role="status">
            {retailerTexts.unknownPlace}
          </Notice>
        ) : null}
        <RetailerFilters search={search} counts={counts} />
        <RetailerCount total={total} />
        {retailers.length === 0 ? <EmptyState title={retailerTexts.nobody} heading="h2" /> : null}
      </div>
      {retailers.length > 0 ? (
        <RetailerView key={JSON.stringify(search)} retailers={retailers}>
          {total > retailers.length ? (
            <p className="panel">
              <ShopLink to={toRetailerAddress(search, { isAll: true })} preventScrollReset>
                {retailerTexts.showAll(total)}
              </ShopLink>
            </p>
          ) : null}
        </RetailerView>
      ) : null}
      <SectionBlocks blocks={page.blocks} drawFacts={drawFacts} />
    </>
  )
}
