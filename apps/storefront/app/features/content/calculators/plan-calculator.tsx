import { formatPrice } from '@shop/czech/format-price'
import { type Activity, dogOf } from '@shop/domain/dog/dog'
import { rationOf } from '@shop/domain/dog/ration/ration'
import { type PlanProposal, proposePlan } from '@shop/domain/marketing/plan-proposal'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Icon } from '@shop/ui/icon/icon'
import { Range } from '@shop/ui/range/range'
import { ResultPanel } from '@shop/ui/result-panel/result-panel'
import { Select } from '@shop/ui/select/select'
import { Form } from 'react-router'
import { CartForm } from '#app/features/cart/command/cart-form.tsx'
import { showInToast } from '#app/features/cart/command/show-in-toast.tsx'
import { planCalculatorTexts as texts } from '#app/texts/content/programme-calculators.ts'
import { CalculatorFrame } from './calculator-frame.tsx'
import type { PlanFood, PlanPack } from './load-plan-foods.server.ts'
import { PlanYear } from './plan-year.tsx'
import { readNumber, useFormValues } from './use-form-values.ts'

const BUY_FORM = 'posilat-pravidelne'
const WEIGHT = { min: 1, max: 70, usual: 18 }
const SPARE = { min: 0, max: 14, usual: 3 }

interface PlanCalculatorProps {
  foods: PlanFood[]
  weeks: number[]
  /** ISO day, for the age of the dog; the same for server and browser. */
  today: string
  /** ISO days of the coming deliveries, by weeks between them. */
  deliveries: Record<number, string[]>
}

/** Which bag, how often and for how much; counted by the rules of rations and regular delivery. */
export function PlanCalculator({ foods, weeks, today, deliveries }: PlanCalculatorProps) {
  const { values, onInput } = useFormValues()
  const food = foods.find(({ slug }) => slug === values.get('krmivo')) ?? foods[0]
  if (!food) return null
  const weightKg = readNumber(values, 'vaha', WEIGHT)
  const spare = readNumber(values, 'zasoba', SPARE)
  const activity = texts.activities.find(({ value }) => value === values.get('pohyb'))?.value ?? 'moderate'
  const grams = gramsFor(food, weightKg, activity, today)
  const plan = grams === null ? null : proposePlan(food.packs, grams, weeks, spare)
  return (
    <CalculatorFrame heading={texts.heading} note={texts.note}>
      <Form method="get" action="/pravidelne-doruceni#kalkulacka" onInput={onInput} preventScrollReset>
        <ResultPanel
          label={plan ? texts.monthly : texts.none}
          figure={plan ? formatPrice(toCrowns(plan.perMonth)) : null}
          rows={plan ? toRows(plan) : []}
          data-tint="yellow"
        >
          <Field label={texts.food}>
            <Select name="krmivo" defaultValue={food.slug}>
              {foods.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.activity}>
            <Select name="pohyb" defaultValue={activity}>
              {texts.activities.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={texts.weight(weightKg)}>
            <Range name="vaha" min={WEIGHT.min} max={WEIGHT.max} defaultValue={weightKg} />
          </Field>
          <Field label={texts.wishedSpare(spare)}>
            <Range name="zasoba" min={SPARE.min} max={SPARE.max} defaultValue={spare} />
          </Field>
          <div className="row">
            {plan ? (
              <Button type="submit" form={BUY_FORM} size="small">
                <Icon name="repeat" />
                {texts.buy}
              </Button>
            ) : null}
            <Button type="submit" size="small" variant="line">
              {texts.submit}
            </Button>
          </div>
        </ResultPanel>
      </Form>
      {plan ? (
        <CartForm
          id={BUY_FORM}
          intent="add"
          fields={{ variantId: plan.pack.id, pieces: plan.pieces, weeks: plan.weeks }}
          onAnswer={showInToast}
        >
          {null}
        </CartForm>
      ) : null}
      {plan ? <PlanYear days={deliveries[plan.weeks] ?? []} plan={plan} /> : null}
    </CalculatorFrame>
  )
}

function gramsFor({ kcal }: PlanFood, weightKg: number, activity: Activity, today: string): number | null {
  const ration = rationOf(dogOf({ weightKg, age: { kind: 'stage', stage: 'dospely' }, activity }), kcal, today)
  return ration.ok ? ration.value.gramsPerDay : null
}

function toRows({ pack, pieces, weeks, amount, spareDays, savedPerYear }: PlanProposal<PlanPack>) {
  return [
    { name: texts.pack, value: texts.pieces(pieces, pack.name) },
    { name: texts.interval, value: texts.everyWeeks(weeks) },
    { name: texts.delivery, value: texts.instead(amount, pack.price * pieces) },
    { name: texts.spare, value: texts.days(spareDays) },
    { name: texts.saved, value: formatPrice(toCrowns(savedPerYear)) },
  ]
}

/** An estimate told to a haléř would pretend to be a promise. */
function toCrowns(halere: number): number {
  return Math.round(halere / 100) * 100
}
