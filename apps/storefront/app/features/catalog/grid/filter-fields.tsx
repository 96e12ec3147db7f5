import { LIST_PARAMS } from '@shop/domain/catalog/grid-params'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { CheckChip } from '@shop/ui/check-chip/check-chip'
import { Chips } from '@shop/ui/chip/chip'
import { FilterGroup } from '@shop/ui/filter-group/filter-group'
import { Swatch, SwatchPick } from '@shop/ui/swatch-pick/swatch-pick'
import { facetTexts } from '#app/texts/catalog/facets.ts'
import { FilterExclusions } from './filter-exclusions.tsx'
import styles from './filter-fields.module.css'
import { FilterMoney } from './filter-money.tsx'
import { FilterSwitches } from './filter-switches.tsx'
import type { FacetValue, GridView } from './grid-view.ts'

type ChipFacet = 'category' | 'lifeStage' | 'size' | 'pack' | 'need' | 'property'

interface FilterFieldsProps {
  grid: GridView
  /** The category of the page itself leaves no category to choose. */
  hasCategories: boolean
}

/** The inside of both forms of filters: what the dog must not eat comes first, the price last. */
export function FilterFields({ grid, hasCategories }: FilterFieldsProps) {
  const { facets } = grid
  return (
    <>
      <FormState grid={grid} />
      <FilterExclusions values={facets.without} />
      <ChipGroup facet="lifeStage" values={facets.lifeStage} />
      <ChipGroup facet="need" values={facets.need} />
      <ChipGroup facet="size" values={facets.size} />
      {facets.protein?.some(({ count, isChosen }) => count !== 0 || isChosen) ? (
        <FilterGroup legend={facetTexts.legends.protein}>
          <SwatchPick>{facets.protein.map(toSwatch)}</SwatchPick>
        </FilterGroup>
      ) : null}
      {grid.properties.map(({ code, name, values }) => (
        <ChipGroup key={code} facet="property" legend={name} values={values} />
      ))}
      {hasCategories ? <ChipGroup facet="category" values={facets.category} /> : null}
      <FilterMoney grid={grid} />
      <ChipGroup facet="pack" values={facets.pack} />
      <FilterSwitches grid={grid} />
    </>
  )
}

/** What is not a filter must survive the form: the searched words and the order. */
function FormState({ grid: { filters } }: { grid: GridView }) {
  return (
    <>
      {filters.text ? <input type="hidden" name="q" value={filters.text} /> : null}
      {filters.sort === 'oblibene' ? null : <input type="hidden" name="razeni" value={filters.sort} />}
    </>
  )
}

function toSwatch({ value, label, count, isChosen }: FacetValue) {
  return (
    <Swatch
      key={value}
      tint={proteinTint(value) ?? ''}
      name={LIST_PARAMS.protein}
      value={value}
      defaultChecked={isChosen}
      disabled={count === 0 && !isChosen}
      className={styles.swatch}
    >
      {label}
    </Swatch>
  )
}

interface ChipGroupProps {
  facet: ChipFacet
  values: FacetValue[] | undefined
  legend?: string
}

function ChipGroup({ facet, values = [], legend = facetTexts.legends[facet] }: ChipGroupProps) {
  if (values.length === 0) return null
  return (
    <FilterGroup legend={legend}>
      <Chips className={styles.chips}>
        {values.map(({ value, label, count, isChosen }) => (
          <CheckChip key={value} name={LIST_PARAMS[facet]} value={value} defaultChecked={isChosen}>
            {label} {count === null ? null : <span className={styles.count}>{count}</span>}
          </CheckChip>
        ))}
      </Chips>
    </FilterGroup>
  )
}
