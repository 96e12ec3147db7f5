import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { totalWithout } from './dog-exclusion.ts'
import type { GridView } from './grid-view.ts'
import { useDogExclusion } from './use-dog-exclusion.ts'

/** How much there is, said again whenever it changes. */
export function GridCount({ grid }: { grid: GridView }) {
  const { missing } = useDogExclusion(grid)
  const total = totalWithout(grid, missing)
  return (
    <p className="small semi" role="status">
      {grid.isOpenEnded ? catalogTexts.countOver(total, grid.goods) : catalogTexts.count(total, grid.goods)}
    </p>
  )
}
