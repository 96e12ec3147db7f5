import carrot from '@shop/ui/assets/carrot.svg'
import { COMPARED, FoodComparison } from '#app/features/content/food/food-comparison.tsx'
import { FoodLines } from '#app/features/content/food/food-lines.tsx'
import { loadFoods } from '#app/features/content/food/load-foods.server.ts'
import { toComparison } from '#app/features/content/food/to-comparison.server.ts'
import { toFoodLines, WEIGHTS } from '#app/features/content/food/to-food-lines.server.ts'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { drawProducts } from '#app/features/content/sections/draw-products.tsx'
import { drawFacts } from '#app/features/content/sections/fact-blocks.tsx'
import { loadKinds } from '#app/features/content/sections/load-kinds.server.ts'
import { loadSection } from '#app/features/content/sections/load-section.server.ts'
import { SectionView } from '#app/features/content/sections/section-view.tsx'
import { ProteinRail } from '#app/features/shell/protein-rail.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { sectionKeys } from '#app/server/page-keys.server.ts'
import type { Route } from './+types/food.ts'

const THEME: BlockTheme = { colour: 'green', art: { src: carrot, width: 600, height: 420 } }

export async function loader({ url }: Route.LoaderArgs) {
  const [page, foods, { proteins }] = await Promise.all([loadSection('o-nasem-krmivu'), loadFoods(), loadKinds()])
  const wanted = COMPARED.map((name) => url.searchParams.get(name))
  return {
    page,
    proteins,
    lines: { lines: toFoodLines(foods), weights: WEIGHTS },
    comparison: toComparison(foods, wanted),
    isPair: wanted.some((slug) => slug !== null),
  }
}

export function headers() {
  return publicPage(...sectionKeys('o-nasem-krmivu'))
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ ...loaderData.page, noIndex: loaderData.isPair }) : []

export default function Food({ loaderData: { page, proteins, lines, comparison } }: Route.ComponentProps) {
  const live = {
    rady: <FoodLines {...lines} />,
    porovnani: comparison ? <FoodComparison comparison={comparison} /> : null,
    masa: <ProteinRail counts={proteins} />,
  }
  return <SectionView page={page} theme={THEME} drawProducts={drawProducts} drawFacts={drawFacts} live={live} />
}
