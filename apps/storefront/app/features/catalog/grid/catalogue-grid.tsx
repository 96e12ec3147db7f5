import { memo, type ReactNode, Suspense } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import styles from './catalogue-grid.module.css'
import { DogAddress } from './dog-address.tsx'
import { FilterColumn } from './filter-column.tsx'
import { GridEmpty } from './grid-empty.tsx'
import { GridResults } from './grid-results.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import type { GridView } from './grid-view.ts'
import { useGridForDogs } from './use-dog-exclusion.ts'
import { useFilterSheet } from './use-filter-sheet.ts'

// The address also says what lies over the page: these two do not change with that.
const Column = memo(FilterColumn)
const Results = memo(GridResults)

const FilterSheet = lazyWithTimeout(() => import('./filter-sheet.tsx'), 'FilterSheet')

interface CatalogueGridProps {
  grid: GridView
  hasCategories?: boolean
  /** Neighbouring shelves, at the end of the tools. */
  children?: ReactNode
}

/** Filters beside goods; where there is no room for a column, a sheet over them. */
export function CatalogueGrid({ grid: given, hasCategories = false, children }: CatalogueGridProps) {
  const grid = useGridForDogs(given)
  const sheet = useFilterSheet()
  return (
    <div className={`wrap ${styles.catalog}`}>
      <DogAddress grid={given} />
      <Column grid={grid} hasCategories={hasCategories} />
      <div className={styles.goods}>
        <GridToolbar grid={grid} given={given}>
          {children}
        </GridToolbar>
        {grid.total === 0 ? <GridEmpty grid={grid} /> : <Results key={toKey(grid)} grid={grid} />}
      </div>
      {sheet.openedAs ? (
        <Suspense>
          <FilterSheet
            key={sheet.openedAs}
            grid={grid}
            hasCategories={hasCategories}
            isOpen={sheet.isOpen}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Cards loaded one after another belong to one choice of filters; another choice begins anew. */
function toKey({ path, filters }: GridView): string {
  return path + JSON.stringify(filters)
}
