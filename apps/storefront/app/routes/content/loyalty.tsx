import dog from '@shop/ui/assets/dog-white.svg'
import { CreditsCalculator } from '#app/features/content/calculators/credits-calculator.tsx'
import { loadPlanFoods, toPurchase } from '#app/features/content/calculators/load-plan-foods.server.ts'
import { loadProgrammeRules } from '#app/features/content/calculators/load-programme-rules.server.ts'
import { ReturnExample } from '#app/features/content/calculators/return-example.tsx'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { drawProducts } from '#app/features/content/sections/draw-products.tsx'
import { drawFacts } from '#app/features/content/sections/fact-blocks.tsx'
import { loadSection } from '#app/features/content/sections/load-section.server.ts'
import { SectionView } from '#app/features/content/sections/section-view.tsx'
import { OwnCreditsBlock, toOwnActions, useOwnCredits } from '#app/features/customer/account/own-credits.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { sectionKeys } from '#app/server/page-keys.server.ts'
import type { Route } from './+types/loyalty.ts'

const THEME: BlockTheme = { colour: 'yellow', art: { src: dog, width: 660, height: 640, sunk: true } }

export async function loader() {
  const [page, { loyalty }, { foods }] = await Promise.all([
    loadSection('vernostni-program'),
    loadProgrammeRules(),
    loadPlanFoods(),
  ])
  return { page, rules: loyalty, purchase: toPurchase(foods) }
}

export function headers() {
  return publicPage(...sectionKeys('vernostni-program'))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function Loyalty({ loaderData: { page, rules, purchase } }: Route.ComponentProps) {
  const credits = useOwnCredits()
  const blocks = page.blocks.map((block) =>
    block.type === 'actions' ? { ...block, actions: toOwnActions(block.actions, credits) } : block,
  )
  const own = { ...page, blocks, actions: toOwnActions(page.actions, credits) }
  const live = { priklad: purchase ? <ReturnExample purchase={purchase} rules={rules} /> : null }
  return (
    <SectionView page={own} theme={THEME} drawProducts={drawProducts} drawFacts={drawFacts} live={live}>
      <OwnCreditsBlock credits={credits} />
      <CreditsCalculator rules={rules} />
    </SectionView>
  )
}
