import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { type ReactNode, Suspense } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { DIALOG_STATE } from '#app/navigation/use-hash-dialog.ts'
import { useDogs } from '#app/state/dog.ts'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { AppliedFilter } from './applied-filter.tsx'
import { DogChips } from './dog-chips.tsx'
import { filtersAddress } from './filters-address.ts'
import { GridSort } from './grid-sort.tsx'
import styles from './grid-toolbar.module.css'
import type { GridView } from './grid-view.ts'

const DayPriceChip = lazyWithTimeout(() => import('./day-price-chip.tsx'), 'DayPriceChip')

interface GridToolbarProps {
  grid: GridView
  /** With the exclusions of the dogs among its chips. */
  given: GridView
  children?: ReactNode
}

/** One row: filters, the dog, the order, what is chosen, and the shelves around. On a phone it is pushed sideways. */
export function GridToolbar({ grid, given, children }: GridToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Button
        as={ShopLink}
        to={filtersAddress(grid)}
        state={DIALOG_STATE}
        preventScrollReset
        prefetch="none"
        size="small"
        variant="line"
        className={styles.open}
        aria-haspopup="dialog"
      >
        <Icon name="filter" />
        {catalogTexts.filters} {given.chips.length > 0 ? <Badge tone="ink">{given.chips.length}</Badge> : null}
      </Button>
      <DogChips grid={given} />
      <GridSort key={grid.filters.sort} grid={grid} />
      <AppliedFilters grid={grid} />
      {children}
    </div>
  )
}

function AppliedFilters({ grid: { chips, clearTo } }: { grid: GridView }) {
  const dogs = useDogs()
  if (chips.length === 0) return null
  return (
    <>
      {chips.map(({ label, to, energyPrice }) => {
        const chip = <AppliedFilter key={label} label={label} to={to} />
        return energyPrice && dogs.length > 0 ? (
          <Suspense key={label} fallback={chip}>
            <DayPriceChip label={label} to={to} range={energyPrice} dogs={dogs} />
          </Suspense>
        ) : (
          chip
        )
      })}
      <Button as={ShopLink} to={clearTo} variant="quiet" size="small" preventScrollReset>
        {catalogTexts.clearAll}
      </Button>
    </>
  )
}
