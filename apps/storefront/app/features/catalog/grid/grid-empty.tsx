import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { HiddenNote } from './dog-chips.tsx'
import type { GridView } from './grid-view.ts'

export function GridEmpty({ grid }: { grid: GridView }) {
  const { drop, clearTo, chips, goods } = grid
  return (
    <EmptyState
      heading="h2"
      title={catalogTexts.emptyHeading}
      action={
        drop ? (
          <Button as={ShopLink} to={drop.to} preventScrollReset>
            {catalogTexts.dropFilter(drop.label, drop.count, goods)}
          </Button>
        ) : (
          <Button as={ShopLink} to={chips.length > 0 ? clearTo : '/produkty'} preventScrollReset>
            {chips.length > 0 ? catalogTexts.clearAll : catalogTexts.allGoods}
          </Button>
        )
      }
    >
      <p>{drop ? catalogTexts.emptyDrop(drop.label) : catalogTexts.emptyText}</p>
      <HiddenNote grid={grid} />
    </EmptyState>
  )
}
