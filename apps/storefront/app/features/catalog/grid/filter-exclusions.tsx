import { LIST_PARAMS } from '@shop/domain/catalog/grid-params'
import { proteinTint } from '@shop/domain/catalog/protein-tint'
import { Check } from '@shop/ui/check/check'
import { FilterGroup } from '@shop/ui/filter-group/filter-group'
import { Swatch, SwatchPick } from '@shop/ui/swatch-pick/swatch-pick'
import { Suspense } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useDogs } from '#app/state/dog.ts'
import { facetTexts } from '#app/texts/catalog/facets.ts'
import styles from './filter-exclusions.module.css'
import type { FacetValue } from './grid-view.ts'

const StruckNote = lazyWithTimeout(() => import('./struck-note.tsx'), 'StruckNote')

/** Three rows of three: what owners ask about most. The rest is one press away. */
const TILES = 9

/** What the dog must not eat: tiles in the colours of meat, struck through once they are chosen. */
export function FilterExclusions({ values = [] }: { values: FacetValue[] | undefined }) {
  if (values.length === 0) return null
  const isTile = (value: FacetValue, index: number) => index < TILES || value.isChosen
  const more = values.filter((value, index) => !isTile(value, index))
  return (
    <FilterGroup legend={facetTexts.legends.without}>
      <Struck values={values} />
      <SwatchPick>{values.filter(isTile).map(toTile)}</SwatchPick>
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>{facetTexts.moreExclusions}</summary>
          {more.map(({ value, label, count, isChosen }) => (
            <Check key={value} name={LIST_PARAMS.without} value={value} defaultChecked={isChosen} count={count}>
              {label}
            </Check>
          ))}
        </details>
      ) : null}
      <p className="xs muted">{facetTexts.excludeNote}</p>
    </FilterGroup>
  )
}

/** The boxes that nobody has ticked: who did, and for whom. */
function Struck({ values }: { values: FacetValue[] }) {
  const dogs = useDogs()
  const struck = values.filter(
    ({ value, isChosen }) => isChosen && dogs.some(({ dog }) => dog.allergies.includes(value)),
  )
  if (struck.length === 0) return null
  return (
    <Suspense>
      <StruckNote
        codes={struck.map(({ value }) => value)}
        dogs={dogs.filter(({ dog }) => struck.some(({ value }) => dog.allergies.includes(value)))}
      />
    </Suspense>
  )
}

function toTile({ value, label, isChosen }: FacetValue) {
  return (
    <Swatch
      key={value}
      tint={proteinTint(value === 'ryby' ? 'losos' : value) ?? ''}
      name={LIST_PARAMS.without}
      value={value}
      defaultChecked={isChosen}
      className={styles.tile}
    >
      <span className={styles.word} aria-hidden="true">
        {facetTexts.mustNot}
      </span>
      {label}
    </Swatch>
  )
}
