import type { BlockTheme } from '#app/features/content/block-head.tsx'
import { loadSection } from '#app/features/content/load-section.server.ts'
import { SectionView } from '#app/features/content/section-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/shop-map.ts'

const THEME: BlockTheme = { colour: 'kralik' }

export function loader() {
  return loadSection('mapa-prodejcu')
}

export function headers() {
  return publicPage('section:mapa-prodejcu')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function ShopMap({ loaderData }: Route.ComponentProps) {
  return <SectionView page={loaderData} theme={THEME} />
}
