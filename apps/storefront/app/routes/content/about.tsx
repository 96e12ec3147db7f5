import dog from '@shop/ui/assets/dog-dark.svg'
import { loadFigures } from '#app/features/content/figures/load-figures.server.ts'
import { ShopFigures } from '#app/features/content/figures/shop-figures.tsx'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { loadSection } from '#app/features/content/sections/load-section.server.ts'
import { SectionView } from '#app/features/content/sections/section-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { sectionKeys } from '#app/server/page-keys.server.ts'
import type { Route } from './+types/about.ts'

const THEME: BlockTheme = { colour: 'blue', art: { src: dog, width: 660, height: 640, sunk: true } }

export async function loader() {
  const [page, figures] = await Promise.all([loadSection('o-nas'), loadFigures()])
  return { page, figures }
}

export function headers() {
  return publicPage(...sectionKeys('o-nas'), 'reviews')
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function About({ loaderData: { page, figures } }: Route.ComponentProps) {
  return <SectionView page={page} theme={THEME} live={{ cisla: <ShopFigures {...figures} /> }} />
}
