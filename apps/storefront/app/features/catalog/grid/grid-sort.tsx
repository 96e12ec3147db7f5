import { formatGridQuery, toGridParams } from '@shop/domain/catalog/format-grid-filters'
import { GRID_SORTS, type GridSort as Sort } from '@shop/domain/catalog/grid-filters'
import { SORT_PARAM } from '@shop/domain/catalog/grid-params'
import { Button } from '@shop/ui/button/button'
import { Select } from '@shop/ui/select/select'
import { useId } from 'react'
import { Form, useNavigate } from 'react-router'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import styles from './grid-sort.module.css'
import type { GridView } from './grid-view.ts'

export function GridSort({ grid: { path, filters } }: { grid: GridView }) {
  const navigate = useNavigate()
  const id = useId()
  const kept = toGridParams({ ...filters, sort: 'oblibene', page: 1 })
  return (
    <Form action={path} className={styles.sort}>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className="visually-hidden">
        {catalogTexts.sort}
      </label>
      <Select
        id={id}
        name={SORT_PARAM}
        defaultValue={filters.sort}
        className={styles.select}
        onChange={(event) => {
          const sort = event.currentTarget.value as Sort
          void navigate(path + formatGridQuery({ ...filters, sort, page: 1 }), { preventScrollReset: true })
        }}
      >
        {GRID_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {filters.text && sort === 'oblibene' ? catalogTexts.byRelevance : catalogTexts.sorts[sort]}
          </option>
        ))}
      </Select>
      <Button type="submit" size="small" variant="line" className={styles.submit}>
        {catalogTexts.doSort}
      </Button>
    </Form>
  )
}
