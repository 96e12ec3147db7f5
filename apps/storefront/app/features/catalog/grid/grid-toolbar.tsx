import { Badge } from '@shop/ui/badge/badge'
import { Button } from '@shop/ui/button/button'
import { Chip, Chips } from '@shop/ui/chip/chip'
import { Icon } from '@shop/ui/icon/icon'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { GridSort } from './grid-sort.tsx'
import styles from './grid-toolbar.module.css'
import type { GridView } from './grid-view.ts'

export const FILTERS_ID = 'filtry'

interface GridToolbarProps {
  grid: GridView
  areFiltersOpen: boolean
  onToggle: () => void
}

export function GridToolbar({ grid, areFiltersOpen, onToggle }: GridToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Button
        as="a"
        href={`#${FILTERS_ID}`}
        size="small"
        variant="line"
        className={styles.open}
        aria-expanded={areFiltersOpen}
        aria-controls={FILTERS_ID}
        onClick={onToggle}
      >
        <Icon name="filter" />
        {catalogTexts.filters} {grid.chips.length > 0 ? <Badge>{grid.chips.length}</Badge> : null}
      </Button>
      <p className={`semi ${styles.count}`} role="status">
        {grid.isOpenEnded ? catalogTexts.countOver(grid.total) : catalogTexts.count(grid.total)}
      </p>
      <AppliedFilters grid={grid} />
      <div className={styles.sort}>
        <GridSort key={grid.filters.sort} grid={grid} />
      </div>
    </div>
  )
}

function AppliedFilters({ grid: { chips, clearTo } }: { grid: GridView }) {
  return (
    <Chips className={styles.applied}>
      {chips.map(({ label, to }) => (
        <Chip
          key={label}
          as={ShopLink}
          to={to}
          removable
          preventScrollReset
          aria-label={catalogTexts.removeFilter(label)}
        >
          {label}
        </Chip>
      ))}
      {chips.length > 0 ? (
        <Button as={ShopLink} to={clearTo} variant="quiet" size="small" preventScrollReset>
          {catalogTexts.clearAll}
        </Button>
      ) : null}
    </Chips>
  )
}
