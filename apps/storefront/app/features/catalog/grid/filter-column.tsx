import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import styles from './filter-column.module.css'
import { FilterFields } from './filter-fields.tsx'
import { FILTERS_ID } from './filters-address.ts'
import type { GridView } from './grid-view.ts'
import { useFilterForm } from './use-filter-form.ts'

interface FilterColumnProps {
  grid: GridView
  hasCategories: boolean
}

/**
 * A plain form beside the goods, where every change is the answer. On narrower screens it is shown only to those who have no
 * script, at the address of the filters and with a button; the others get the sheet.
 */
export function FilterColumn({ grid, hasCategories }: FilterColumnProps) {
  const form = useFilterForm(grid)
  return (
    <aside id={FILTERS_ID} className={styles.column} tabIndex={-1} aria-label={catalogTexts.filters}>
      <div className={`row-between ${styles.head}`}>
        <h2 className="h3">{catalogTexts.filters}</h2>
        {grid.chips.length > 0 ? (
          <TextLink as={ShopLink} to={grid.clearTo} className="small" preventScrollReset>
            {catalogTexts.clearAll}
          </TextLink>
        ) : null}
      </div>
      <Form key={form.key} ref={form.ref} action={grid.path} autoComplete="off" aria-label={catalogTexts.filters}>
        <FilterFields grid={grid} hasCategories={hasCategories} />
        <Button type="submit" block className={styles.submit}>
          {catalogTexts.apply(grid.total, grid.goods)}
        </Button>
      </Form>
    </aside>
  )
}
