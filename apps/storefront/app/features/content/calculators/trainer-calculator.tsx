import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { trainerEarnings } from '@shop/domain/marketing/trainer-earnings'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Range } from '@shop/ui/range/range'
import { ResultPanel } from '@shop/ui/result-panel/result-panel'
import { Form } from 'react-router'
import { trainerCalculatorTexts as texts } from '#app/texts/content/programme-calculators.ts'
import { CalculatorFrame } from './calculator-frame.tsx'
import { readNumber, useFormValues } from './use-form-values.ts'

const DOGS = { min: 1, max: 30, usual: 8 }
const COURSES = { min: 1, max: 40, usual: 10 }
const BUYERS = { min: 0, max: 10, usual: 3 }

/** What a class of so many dogs brings to whoever leads it. */
export function TrainerCalculator({ clientCredits, creditValue }: { clientCredits: number; creditValue: number }) {
  const { values, onInput } = useFormValues()
  const dogs = readNumber(values, 'psi', DOGS)
  const coursesPerYear = readNumber(values, 'kurzy', COURSES)
  const buyersOfTen = readNumber(values, 'nakoupi', BUYERS)
  const earnings = trainerEarnings({ dogs, coursesPerYear, buyersOfTen }, clientCredits)
  return (
    <CalculatorFrame heading={texts.heading} note={texts.note}>
      <Form method="get" action="/kynologicky-program#kalkulacka" onInput={onInput} preventScrollReset>
        <ResultPanel
          label={texts.yearly}
          figure={formatNumber(earnings.creditsPerYear)}
          unit={texts.creditUnit(earnings.creditsPerYear)}
          rows={[
            { name: texts.clients, value: earnings.clients },
            { name: texts.monthly, value: texts.credits(earnings.creditsPerMonth) },
            { name: texts.worth, value: formatPrice(earnings.creditsPerYear * creditValue) },
          ]}
          data-tint="coral"
        >
          <Field label={texts.dogs(dogs)}>
            <Range name="psi" min={DOGS.min} max={DOGS.max} defaultValue={dogs} />
          </Field>
          <Field label={texts.courses(coursesPerYear)}>
            <Range name="kurzy" min={COURSES.min} max={COURSES.max} defaultValue={coursesPerYear} />
          </Field>
          <Field label={texts.buyers(buyersOfTen)}>
            <Range name="nakoupi" min={BUYERS.min} max={BUYERS.max} defaultValue={buyersOfTen} />
          </Field>
          <div className="row">
            <Button type="submit" size="small" variant="line">
              {texts.submit}
            </Button>
          </div>
        </ResultPanel>
      </Form>
    </CalculatorFrame>
  )
}
