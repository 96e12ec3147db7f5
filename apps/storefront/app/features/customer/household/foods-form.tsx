import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { householdTexts as texts } from '#app/texts/customer/household.ts'
import type { FedDog } from './household-view.ts'
import type { FoodChoice } from './load-food-choices.server.ts'

const ROWS = [1, 2, 3]
const NOTHING = { value: '', label: texts.noFood }

interface FoodsFormProps {
  dog: FedDog
  choices: FoodChoice[]
  state: FormState | undefined
}

/** What a dog eats every day: up to three foods by energy and a treat by weight. */
export function FoodsForm({ dog, choices, state }: FoodsFormProps) {
  const field = { form: `miska-${dog.id}`, state }
  const shares = dog.eats.flatMap(({ productId, portion }) =>
    portion.kind === 'share' ? [{ productId, percent: portion.percent }] : [],
  )
  const treat = dog.eats.flatMap(({ productId, portion }) =>
    portion.kind === 'treat' ? [{ productId, grams: portion.grams }] : [],
  )[0]
  const options = (isTreat: boolean) => [
    NOTHING,
    ...choices
      .filter((choice) => choice.isTreat === isTreat)
      .map(({ productId, name }) => ({ value: String(productId), label: name })),
  ]
  return (
    <Form method="post" action={`/ucet/psi?krmivo=${dog.id}`} className="stack">
      <FormProblems state={state} />
      <input type="hidden" name="id" value={dog.id} />
      {ROWS.map((row) => (
        <div key={row} className="form-grid">
          <FormSelect
            {...field}
            name={`food${row}`}
            label={texts.foodNumber(row)}
            value={shares[row - 1]?.productId ?? ''}
            options={options(false)}
          />
          <FormInput
            {...field}
            name={`share${row}`}
            label={texts.share}
            value={shares[row - 1]?.percent ?? ''}
            inputMode="numeric"
            maxLength={5}
          />
        </div>
      ))}
      <div className="form-grid">
        <FormSelect
          {...field}
          name="treat"
          label={texts.treat}
          value={treat?.productId ?? ''}
          options={options(true)}
        />
        <FormInput
          {...field}
          name="treatGrams"
          label={texts.treatGrams}
          value={treat?.grams ?? ''}
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      <p className="small muted">{texts.foodsLead}</p>
      <div className="row">
        <Button type="submit" name="intent" value="foods" loading={usePending() === 'foods'}>
          {texts.saveFoods}
        </Button>
        <Button as={ShopLink} to="/ucet/psi" variant="quiet">
          {accountTexts.cancel}
        </Button>
      </div>
    </Form>
  )
}
