import { useState } from 'react'
import { DogBar } from '#app/features/catalog/card/dog-bar.tsx'
import styles from './catalogue-grid.module.css'
import { FilterPanel, FilterPanelHead } from './filter-panel.tsx'
import { GridEmpty } from './grid-empty.tsx'
import { GridResults } from './grid-results.tsx'
import { FILTERS_ID, GridToolbar } from './grid-toolbar.tsx'
import type { GridView } from './grid-view.ts'

interface CatalogueGridProps {
  grid: GridView
  hasCategories?: boolean
}

/** Filters beside goods; on small screens above them, behind a button that works without scripts too. */
export function CatalogueGrid({ grid, hasCategories = false }: CatalogueGridProps) {
  const [areFiltersOpen, setFiltersOpen] = useState(false)
  return (
    <div className={`wrap ${styles.catalog}`}>
      <aside id={FILTERS_ID} className={styles.filters} data-open={areFiltersOpen || undefined} tabIndex={-1}>
        <FilterPanelHead grid={grid} />
        <FilterPanel grid={grid} hasCategories={hasCategories} />
      </aside>
      <div className={styles.goods}>
        <GridToolbar grid={grid} areFiltersOpen={areFiltersOpen} onToggle={() => setFiltersOpen(!areFiltersOpen)} />
        <DogBar />
        {grid.total === 0 ? <GridEmpty grid={grid} /> : <GridResults key={toKey(grid)} grid={grid} />}
      </div>
    </div>
  )
}

/** Cards loaded one after another belong to one choice of filters; another choice begins anew. */
function toKey({ path, filters }: GridView): string {
  return path + JSON.stringify(filters)
}
