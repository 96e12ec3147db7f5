import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import type { GridView } from './grid-view.ts'

/** How much there is, said again whenever it changes. */
export function GridCount({ grid: { total, goods, isOpenEnded } }: { grid: GridView }) {
  return (
    <p className="small semi" role="status">
      {isOpenEnded ? catalogTexts.countOver(total, goods) : catalogTexts.count(total, goods)}
    </p>
  )
}
