import carrot from '@shop/ui/assets/carrot.svg'
import type { BlockTheme } from '#app/features/content/block-head.tsx'
import { drawProducts } from '#app/features/content/draw-products.tsx'
import { loadSection } from '#app/features/content/load-section.server.ts'
import { SectionView } from '#app/features/content/section-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/food.ts'

const THEME: BlockTheme = { colour: 'jehneci', art: { src: carrot, width: 600, height: 420 } }

export function loader() {
  return loadSection('o-nasem-krmivu')
}

export function headers() {
  return publicPage('section:o-nasem-krmivu')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function Food({ loaderData }: Route.ComponentProps) {
  return <SectionView page={loaderData} theme={THEME} drawProducts={drawProducts} />
}
