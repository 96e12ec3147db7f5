import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Range } from '@shop/ui/range/range'
import { ResultPanel } from '@shop/ui/result-panel/result-panel'
import { Select } from '@shop/ui/select/select'
import { Switch } from '@shop/ui/switch/switch'
import { useId } from 'react'
import { Form } from 'react-router'
import { calculatorTexts } from '#app/texts/catalog/calculator.ts'
import type { RationAnswer, RationFood } from './calculate-ration.ts'
import styles from './feeding-calculator.module.css'
import { useRation } from './use-ration.ts'

interface FeedingCalculatorProps {
  /** Whose ration it is: the slug goes to the big calculator. */
  slug: string
  pack: string
  food: RationFood
  /** The answer for an ordinary dog, made on the server. */
  usual: RationAnswer
}

const HEAVIEST = 70

export function FeedingCalculator({ slug, pack, food, usual }: FeedingCalculatorProps) {
  const id = useId()
  const { question, answer, change } = useRation(food, usual)
  return (
    <Form action="/kalkulacka">
      <input type="hidden" name="krmivo" value={slug} />
      <ResultPanel
        label={calculatorTexts.daily}
        figure={formatNumber(answer.grams)}
        unit="g"
        rows={[
          { name: calculatorTexts.meals[answer.meals.length] ?? '', value: `${answer.meals.join(' + ')}\u00a0g` },
          { name: calculatorTexts.packLasts(pack), value: calculatorTexts.days(answer.days) },
          { name: calculatorTexts.dayCosts, value: formatPrice(answer.halerePerDay) },
        ]}
      >
        <div className="form-grid">
          <Field label={calculatorTexts.age}>
            <Select name="vek" value={question.stage} onChange={(event) => change('stage', event.currentTarget.value)}>
              {calculatorTexts.ages.map(toOption)}
            </Select>
          </Field>
          <Field label={calculatorTexts.activity}>
            <Select
              name="pohyb"
              value={question.activity}
              onChange={(event) => change('activity', event.currentTarget.value)}
            >
              {calculatorTexts.activities.map(toOption)}
            </Select>
          </Field>
        </div>
        <Field id={id} label={calculatorTexts.weightIs(question.weightKg)}>
          <Range
            name="vaha"
            min={1}
            max={HEAVIEST}
            value={question.weightKg}
            onChange={(event) => change('weightKg', event.currentTarget.valueAsNumber)}
          />
        </Field>
        <Switch
          name="pamlsky"
          value="1"
          checked={question.hasTreats}
          onChange={(event) => change('hasTreats', event.currentTarget.checked)}
        >
          {calculatorTexts.treats}
        </Switch>
        <div className="row">
          <Button type="submit" size="small" variant="line">
            {calculatorTexts.more}
          </Button>
        </div>
      </ResultPanel>
      <p className={`xs muted ${styles.disclaimer}`}>{calculatorTexts.disclaimer}</p>
    </Form>
  )
}

function toOption({ value, label }: { value: string; label: string }) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  )
}
