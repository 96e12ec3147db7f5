import dog from '@shop/ui/assets/dog-white.svg'
import type { BlockTheme } from '#app/features/content/block-head.tsx'
import { drawProducts } from '#app/features/content/draw-products.tsx'
import { loadSection } from '#app/features/content/load-section.server.ts'
import { SectionView } from '#app/features/content/section-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/loyalty.ts'

const THEME: BlockTheme = { colour: 'kure', art: { src: dog, width: 660, height: 640, sunk: true } }

export function loader() {
  return loadSection('vernostni-program')
}

export function headers() {
  return publicPage('section:vernostni-program')
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData)

export default function Loyalty({ loaderData }: Route.ComponentProps) {
  return <SectionView page={loaderData} theme={THEME} drawProducts={drawProducts} />
}
