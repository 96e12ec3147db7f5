import type { MoneyRange } from '@shop/domain/catalog/grid-filters'
import { RANGE_PARAMS } from '@shop/domain/catalog/grid-params'
import { Field } from '@shop/ui/field/field'
import { FilterGroup } from '@shop/ui/filter-group/filter-group'
import { Input } from '@shop/ui/input/input'
import { Range } from '@shop/ui/range/range'
import { type FormEvent, Suspense, useRef } from 'react'
import { lazyWithTimeout } from '#app/navigation/lazy-with-timeout.ts'
import { useDogs } from '#app/state/dog.ts'
import { facetTexts } from '#app/texts/catalog/facets.ts'
import styles from './filter-money.module.css'
import type { GridView, PriceBounds } from './grid-view.ts'

// The arithmetic of feeding comes only to those who have described a dog.
const FilterDayPrice = lazyWithTimeout(() => import('./filter-day-price.tsx'), 'FilterDayPrice')

export function FilterMoney({ grid: { bounds, filters } }: { grid: GridView }) {
  return (
    <>
      {bounds.price || filters.price ? (
        <FilterGroup legend={facetTexts.legends.price}>
          <div className={styles.pair}>
            <Crowns
              label={facetTexts.lowestPrice}
              word={facetTexts.from}
              name={RANGE_PARAMS.price.from}
              value={filters.price?.from}
              hint={bounds.price?.from}
            />
            <Crowns
              label={facetTexts.highestPrice}
              word={facetTexts.to}
              name={RANGE_PARAMS.price.to}
              value={filters.price?.to}
              hint={bounds.price?.to}
            />
          </div>
        </FilterGroup>
      ) : null}
      <DayPrice bounds={bounds.energyPrice} limit={filters.energyPrice} />
      {bounds.unitPrice ? <UnitPrice bounds={bounds.unitPrice} value={filters.unitPrice?.to ?? null} /> : null}
    </>
  )
}

interface DayPriceProps {
  bounds: PriceBounds | null
  limit: MoneyRange | null
}

/** A day costs every dog something else, so it is offered to those who have one; of an address that is shared it is kept. */
function DayPrice({ bounds, limit }: DayPriceProps) {
  const dogs = useDogs()
  const kept = <KeptLimit limit={limit} />
  if (!bounds || dogs.length === 0) return kept
  return (
    <Suspense fallback={kept}>
      <FilterDayPrice bounds={bounds} limit={limit} dogs={dogs} unknown={kept} />
    </Suspense>
  )
}

function KeptLimit({ limit }: { limit: MoneyRange | null }) {
  const crowns = toCrowns(limit?.to)
  return crowns === undefined ? null : <input type="hidden" name={RANGE_PARAMS.energyPrice.to} value={crowns} />
}

interface CrownsProps {
  label: string
  word: string
  name: string
  value: number | null | undefined
  hint: number | null | undefined
}

function Crowns({ label, word, name, value, hint }: CrownsProps) {
  return (
    <Field label={<span aria-hidden="true">{word}</span>}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        aria-label={label}
        name={name}
        defaultValue={toCrowns(value)}
        placeholder={toCrowns(hint)?.toString()}
      />
    </Field>
  )
}

/** The slider only moves the number in the field; the field is what the form sends. */
function UnitPrice({ bounds, value }: { bounds: PriceBounds; value: number | null }) {
  const field = useRef<HTMLInputElement>(null)
  const low = Math.floor(bounds.from / 100)
  const high = Math.max(low + 1, Math.ceil(bounds.to / 100))

  function move(event: FormEvent<HTMLInputElement>) {
    const { valueAsNumber } = event.currentTarget
    if (field.current) field.current.value = valueAsNumber >= high ? '' : String(valueAsNumber)
  }
  return (
    <FilterGroup legend={facetTexts.legends.unitPrice}>
      <Range
        className={styles.slider}
        min={low}
        max={high}
        defaultValue={Math.min(high, toCrowns(value) ?? high)}
        onInput={move}
        aria-label={facetTexts.highestUnitPrice}
      />
      <div className={styles.limit}>
        <span className="small">{facetTexts.fromCrowns(low)}</span>
        <span className={styles.field}>
          <span aria-hidden="true">{facetTexts.to}</span>
          <Input
            ref={field}
            type="number"
            inputMode="numeric"
            min={0}
            aria-label={facetTexts.highestUnitPrice}
            name={RANGE_PARAMS.unitPrice.to}
            defaultValue={toCrowns(value)}
            placeholder={String(high)}
          />
          <span aria-hidden="true">{facetTexts.crownsPerKilo}</span>
        </span>
      </div>
    </FilterGroup>
  )
}

function toCrowns(halere: number | null | undefined): number | undefined {
  return halere === null || halere === undefined ? undefined : Math.round(halere / 100)
}
