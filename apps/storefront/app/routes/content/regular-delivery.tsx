import { toPragueTime } from '@shop/domain/calendar/prague-time'
import bowl from '@shop/ui/assets/bowl.svg'
import { loadPlanFoods } from '#app/features/content/calculators/load-plan-foods.server.ts'
import { NoticeExample } from '#app/features/content/calculators/notice-example.tsx'
import { PlanCalculator } from '#app/features/content/calculators/plan-calculator.tsx'
import { toNotice } from '#app/features/content/calculators/to-notice.server.ts'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { drawProducts } from '#app/features/content/sections/draw-products.tsx'
import { drawFacts } from '#app/features/content/sections/fact-blocks.tsx'
import { loadSection } from '#app/features/content/sections/load-section.server.ts'
import { SectionView } from '#app/features/content/sections/section-view.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { now } from '#app/server/clock.server.ts'
import { sectionKeys } from '#app/server/page-keys.server.ts'
import { publicPageUntilMidnight } from '#app/server/public-page-until-cut-off.server.ts'
import type { Route } from './+types/regular-delivery.ts'

const THEME: BlockTheme = { colour: 'carrot', art: { src: bowl, width: 640, height: 420 } }

export async function loader() {
  const [page, plan] = await Promise.all([loadSection('pravidelne-doruceni'), loadPlanFoods()])
  return { page, plan: { ...plan, today: toPragueTime(now()).date }, notice: toNotice(plan) }
}

export function headers() {
  return publicPageUntilMidnight(...sectionKeys('pravidelne-doruceni'))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function RegularDelivery({ loaderData: { page, plan, notice } }: Route.ComponentProps) {
  const live = { ukazky: notice ? <NoticeExample notice={notice} /> : null }
  return (
    <SectionView page={page} theme={THEME} drawProducts={drawProducts} drawFacts={drawFacts} live={live}>
      <PlanCalculator {...plan} />
    </SectionView>
  )
}
