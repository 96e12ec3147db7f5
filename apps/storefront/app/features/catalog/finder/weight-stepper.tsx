import { Icon } from '@shop/ui/icon/icon'
import { Range } from '@shop/ui/range/range'
import { type MouseEvent, useId, useState } from 'react'
import { useIsAlive } from '#app/forms/use-is-alive.ts'
import { finderTexts } from '#app/texts/catalog/finder.ts'
import { WEIGHT_KG } from './finder-answers.ts'
import styles from './weight-stepper.module.css'

const STEP = 0.5
const START = 10
const SLIDER = { min: 1, max: 80 }

interface WeightStepperProps {
  initial: number | null
  hint: string
  error?: string | undefined
}

/** A big number between minus and plus. Without scripts the two are buttons of the form and the server counts. */
export function WeightStepper({ initial, hint, error }: WeightStepperProps) {
  const id = useId()
  const isAlive = useIsAlive()
  const [text, setText] = useState(initial === null ? '' : toText(initial))
  const value = Number(text.replace(',', '.')) || 0
  function move(by: number) {
    return (event: MouseEvent) => {
      event.preventDefault()
      const next = Math.min(Math.max((value || START) + by, WEIGHT_KG.min), WEIGHT_KG.max)
      setText(toText(Math.round(next * 2) / 2))
    }
  }
  return (
    <div>
      <div className={styles.row}>
        <button
          type="submit"
          name="zmena"
          value={-STEP}
          className={styles.button}
          aria-label={finderTexts.less}
          onClick={move(-STEP)}
        >
          <Icon name="minus" />
        </button>
        <label className={styles.value}>
          <span className="visually-hidden">{finderTexts.weight}</span>
          <input
            name="vaha"
            inputMode="decimal"
            required
            size={Math.max(text.length, 1)}
            value={text}
            placeholder="–"
            aria-describedby={`${id}-hint`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <small aria-hidden="true">{finderTexts.kg}</small>
        </label>
        <button
          type="submit"
          name="zmena"
          value={STEP}
          className={styles.button}
          aria-label={finderTexts.more}
          onClick={move(STEP)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {error ? (
        <p className={styles.error} role="alert">
          {error}
        </p>
      ) : null}
      <div className={styles.slider}>
        {isAlive ? (
          <Range
            {...SLIDER}
            step={STEP}
            value={Math.min(Math.max(value || START, SLIDER.min), SLIDER.max)}
            aria-label={finderTexts.slider}
            onChange={(event) => setText(toText(event.currentTarget.valueAsNumber))}
          />
        ) : null}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}

/** As Czech writes it; whoever types a point is understood too. */
function toText(kilograms: number): string {
  return String(kilograms).replace('.', ',')
}
