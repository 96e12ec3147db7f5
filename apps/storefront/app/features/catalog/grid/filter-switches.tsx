import { FLAG_PARAMS } from '@shop/domain/catalog/grid-params'
import { FilterGroup } from '@shop/ui/filter-group/filter-group'
import { Switch } from '@shop/ui/switch/switch'
import { facetTexts } from '#app/texts/catalog/facets.ts'
import type { GridView } from './grid-view.ts'

export function FilterSwitches({ grid: { filters, saleCount } }: { grid: GridView }) {
  return (
    <FilterGroup legend={<span className="visually-hidden">{facetTexts.availability}</span>}>
      <Switch name={FLAG_PARAMS.inStock} value="1" defaultChecked={filters.inStock}>
        {facetTexts.flags.inStock}
      </Switch>
      {saleCount === 0 && !filters.sale ? null : (
        <Switch name={FLAG_PARAMS.sale} value="1" defaultChecked={filters.sale}>
          {facetTexts.flags.sale}
        </Switch>
      )}
    </FilterGroup>
  )
}
