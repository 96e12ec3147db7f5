import dog from '@shop/ui/assets/dog-white.svg'
import type { BlockTheme } from '#app/features/content/block-head.tsx'
import { CreditsCalculator } from '#app/features/content/calculators/credits-calculator.tsx'
import { loadProgrammeRules } from '#app/features/content/calculators/load-programme-rules.server.ts'
import { drawProducts } from '#app/features/content/draw-products.tsx'
import { loadSection } from '#app/features/content/load-section.server.ts'
import { SectionView } from '#app/features/content/section-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import type { Route } from './+types/loyalty.ts'

const THEME: BlockTheme = { colour: 'kure', art: { src: dog, width: 660, height: 640, sunk: true } }

export async function loader() {
  const [page, { loyalty }] = await Promise.all([loadSection('vernostni-program'), loadProgrammeRules()])
  return { page, rules: loyalty }
}

export function headers() {
  return publicPage('section:vernostni-program')
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function Loyalty({ loaderData }: Route.ComponentProps) {
  return (
    <SectionView page={loaderData.page} theme={THEME} drawProducts={drawProducts}>
      <CreditsCalculator rules={loaderData.rules} />
    </SectionView>
  )
}
