import { formatPrice } from '@shop/czech/format-price'
import { creditsExample, type LoyaltyRules } from '@shop/domain/marketing/credits-example'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Range } from '@shop/ui/range/range'
import { ResultPanel } from '@shop/ui/result-panel/result-panel'
import { Form } from 'react-router'
import { creditsCalculatorTexts as texts } from '#app/texts/content/programme-calculators.ts'
import { CalculatorFrame } from './calculator-frame.tsx'
import { readNumber, useFormValues } from './use-form-values.ts'

const SPENT = { min: 100, max: 5000, usual: 1600 }
const BALANCE = { min: 0, max: 1000, usual: 200 }
const CROWN = 100

/** What a year of purchases brings back and what the next one would cost, by the rules of the cart. */
export function CreditsCalculator({ rules }: { rules: LoyaltyRules }) {
  const { values, onInput } = useFormValues()
  const goods = readNumber(values, 'utrata', SPENT) * CROWN
  const balance = readNumber(values, 'kredity', BALANCE)
  const { spent, paid, earned, earnedPerYear } = creditsExample(goods, balance, rules)
  return (
    <CalculatorFrame heading={texts.heading} note={texts.note}>
      <Form method="get" action="/vernostni-program#kalkulacka" onInput={onInput} preventScrollReset>
        <ResultPanel
          label={texts.yearly}
          figure={formatPrice(earnedPerYear * rules.creditValue)}
          rows={[
            { name: texts.use, value: texts.credits(spent) },
            { name: texts.pay, value: formatPrice(paid) },
            { name: texts.earn, value: texts.credits(earned) },
          ]}
          data-tint="yellow"
        >
          <Field label={texts.monthly(goods)}>
            <Range name="utrata" min={SPENT.min} max={SPENT.max} step={50} defaultValue={goods / CROWN} />
          </Field>
          <Field label={texts.balance(balance)}>
            <Range name="kredity" min={BALANCE.min} max={BALANCE.max} step={10} defaultValue={balance} />
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
