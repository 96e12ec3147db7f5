import bowl from '@shop/ui/assets/bowl.svg'
import type { BlockTheme } from '#app/features/content/block-head.tsx'
import { drawProducts } from '#app/features/content/draw-products.tsx'
import { loadSection } from '#app/features/content/load-section.server.ts'
import { SectionView } from '#app/features/content/section-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/regular-delivery.ts'

const THEME: BlockTheme = { colour: 'carrot', art: { src: bowl, width: 640, height: 420 } }

export function loader() {
  return loadSection('pravidelne-doruceni')
}

export function headers() {
  return publicPage('section:pravidelne-doruceni')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function RegularDelivery({ loaderData }: Route.ComponentProps) {
  return <SectionView page={loaderData} theme={THEME} drawProducts={drawProducts} />
}
