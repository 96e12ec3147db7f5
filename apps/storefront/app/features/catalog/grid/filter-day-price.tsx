import type { MoneyRange } from '@shop/domain/catalog/grid-filters'
import { RANGE_PARAMS } from '@shop/domain/catalog/grid-params'
import { FilterGroup } from '@shop/ui/filter-group/filter-group'
import { Range } from '@shop/ui/range/range'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { KeptDog } from '#app/state/parse-dogs.ts'
import { callDog } from '#app/texts/catalog/called-dog.ts'
import { dayPriceTexts as texts } from '#app/texts/catalog/day-price.ts'
import { householdKcal, toDayCrowns, toEnergyCrowns } from './day-price.ts'
import styles from './filter-money.module.css'
import type { PriceBounds } from './grid-view.ts'

interface FilterDayPriceProps {
  bounds: PriceBounds
  limit: MoneyRange | null
  dogs: readonly KeptDog[]
  /** What stays in the form when nobody can say what a day costs. */
  unknown: ReactNode
}

export function FilterDayPrice({ bounds, limit, dogs, unknown }: FilterDayPriceProps) {
  const kcal = householdKcal(dogs)
  return kcal === null ? unknown : <DayPriceSlider bounds={bounds} limit={limit} dogs={dogs} kcal={kcal} />
}

interface DayPriceSliderProps extends Omit<FilterDayPriceProps, 'unknown'> {
  kcal: number
}

/** The address speaks of energy, which is the same for every dog; the slider of this dog's day. */
function DayPriceSlider({ bounds, limit, dogs, kcal }: DayPriceSliderProps) {
  const field = useRef<HTMLInputElement>(null)
  const low = toDayCrowns(bounds.from, kcal)
  const high = Math.max(low + 1, toDayCrowns(bounds.to, kcal))
  const chosen = limit?.to == null ? high : Math.max(low, Math.min(high, toDayCrowns(limit.to, kcal)))
  const [day, setDay] = useState(chosen)
  // Only the slider moves it from now on: an answer about an older position must not.
  const [energy, setEnergy] = useState(limit?.to == null ? '' : String(Math.round(limit.to / 100)))
  const [only, ...more] = dogs

  function move(event: FormEvent<HTMLInputElement>) {
    const { valueAsNumber } = event.currentTarget
    const value = valueAsNumber >= high ? '' : String(toEnergyCrowns(valueAsNumber, kcal))
    setDay(valueAsNumber)
    setEnergy(value)
    // The form is read by the change that follows at once, before React has drawn.
    if (field.current) field.current.value = value
  }
  return (
    <FilterGroup legend={texts.legend(only && more.length === 0 ? callDog(only.name, only.dog.sex).accusative : null)}>
      <Range
        className={styles.slider}
        min={low}
        max={high}
        defaultValue={chosen}
        onInput={move}
        aria-label={texts.label}
        aria-valuetext={day >= high ? texts.any : texts.upTo(day)}
      />
      <input ref={field} type="hidden" name={RANGE_PARAMS.energyPrice.to} value={energy} />
      <div className={styles.limit}>
        <span className="small">{texts.from(low)}</span>
        <b className="small">{texts.upTo(Math.min(day, high))}</b>
      </div>
    </FilterGroup>
  )
}
