import { LIST_PARAMS } from '@shop/domain/catalog/grid-params'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { FilterGroup } from '@shop/ui/filter-group/filter-group'
import { Swatch, SwatchPick } from '@shop/ui/swatch-pick/swatch-pick'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { toTint } from '#app/goods/tint.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { catalogTexts } from '#app/texts/catalog/catalog.ts'
import { facetTexts } from '#app/texts/catalog/facets.ts'
import { FilterMoney } from './filter-money.tsx'
import styles from './filter-panel.module.css'
import { FilterSwitches } from './filter-switches.tsx'
import type { FacetValue, GridView } from './grid-view.ts'
import { useFilterForm } from './use-filter-form.ts'

type CheckFacet = 'category' | 'lifeStage' | 'size' | 'pack' | 'need' | 'without'

const EXCLUSIONS_SHOWN = 6

interface FilterPanelProps {
  grid: GridView
  /** The category of the page itself leaves no category to choose. */
  hasCategories: boolean
}

/** A plain form: without scripts it has a button, with them every change is the answer. */
export function FilterPanel({ grid, hasCategories }: FilterPanelProps) {
  const form = useFilterForm(grid)
  const { facets } = grid
  return (
    <Form key={form.key} ref={form.ref} action={grid.path} aria-label={catalogTexts.filters}>
      <FormState grid={grid} />
      {facets.protein?.some(({ count, isChosen }) => count !== 0 || isChosen) ? (
        <FilterGroup legend={facetTexts.legends.protein}>
          <SwatchPick>{facets.protein.map(toSwatch)}</SwatchPick>
        </FilterGroup>
      ) : null}
      {hasCategories ? <Checks facet="category" values={facets.category} /> : null}
      <Checks facet="lifeStage" values={facets.lifeStage} />
      <Checks facet="size" values={facets.size} />
      <Exclusions values={facets.without} />
      <Checks facet="need" values={facets.need} />
      <Checks facet="pack" values={facets.pack} />
      <FilterMoney grid={grid} />
      <FilterSwitches grid={grid} />
      <Button type="submit" block className={styles.submit}>
        {catalogTexts.apply(grid.total)}
      </Button>
    </Form>
  )
}

export function FilterPanelHead({ grid }: { grid: GridView }) {
  return (
    <div className={`row-between ${styles.head}`}>
      <h2 className="h3">{catalogTexts.filters}</h2>
      {grid.chips.length > 0 ? (
        <TextLink as={ShopLink} to={grid.clearTo} className="small" preventScrollReset>
          {catalogTexts.clearAll}
        </TextLink>
      ) : null}
    </div>
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
      tint={toTint(value) ?? ''}
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

function Checks({ facet, values = [] }: { facet: CheckFacet; values: FacetValue[] | undefined }) {
  if (values.length === 0) return null
  return <FilterGroup legend={facetTexts.legends[facet]}>{values.map((value) => toCheck(facet, value))}</FilterGroup>
}

function Exclusions({ values = [] }: { values: FacetValue[] | undefined }) {
  if (values.length === 0) return null
  const isFirst = (value: FacetValue, index: number) => index < EXCLUSIONS_SHOWN || value.isChosen
  const more = values.filter((value, index) => !isFirst(value, index))
  return (
    <FilterGroup legend={facetTexts.legends.without}>
      {values.filter(isFirst).map((value) => toCheck('without', value))}
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{facetTexts.moreExclusions}</summary>
          {more.map((value) => toCheck('without', value))}
        </details>
      ) : null}
      <p className="xs muted">{facetTexts.excludeNote}</p>
    </FilterGroup>
  )
}

function toCheck(facet: CheckFacet, { value, label, count, isChosen }: FacetValue) {
  return (
    <Check
      key={value}
      name={LIST_PARAMS[facet]}
      value={value}
      defaultChecked={isChosen}
      count={count === null ? undefined : count}
    >
      {label}
    </Check>
  )
}
