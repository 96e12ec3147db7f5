import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import { formTexts } from '#app/texts/forms.ts'
import { LITTER_FORM } from './litter-forms.ts'
import type { LitterRow } from './litter-rows.ts'

interface LitterFormProps {
  litter?: LitterRow
  /** Of the form of a new litter: pressed twice, it is one. */
  formKey?: string
  foods: readonly { productId: number; name: string; isTreat: boolean }[]
  today: string
  state: FormState | undefined
}

export function LitterForm({ litter, formKey, foods, today, state }: LitterFormProps) {
  const shared = { form: LITTER_FORM, state }
  const isFixed = (litter?.puppies.length ?? 0) > 0
  const options = foods
    .filter(({ isTreat }) => !isTreat)
    .map(({ productId, name }) => ({ value: String(productId), label: name }))
  const kilograms = litter?.motherWeightGrams ? String(litter.motherWeightGrams / 1000).replace('.', ',') : ''
  return (
    <Form method="post" className="stack">
      <FormProblems state={state} />
      {litter ? <input type="hidden" name="version" value={litter.version} /> : null}
      {formKey ? <input type="hidden" name="key" value={formKey} /> : null}
      <div className="form-grid">
        <FormInput {...shared} name="name" label={texts.name} hint={texts.nameHint} value={litter?.name} required />
        <FormInput {...shared} name="breed" label={texts.breed} value={litter?.breed} optional={formTexts.optional} />
        <FormInput {...shared} name="motherName" label={texts.motherName} value={litter?.motherName} required />
        <FormInput
          {...shared}
          name="motherWeightGrams"
          label={texts.motherWeight}
          value={kilograms}
          inputMode="decimal"
          optional={formTexts.optional}
        />
        <FormInput
          {...shared}
          name="matedOn"
          label={texts.matedOn}
          value={litter?.matedOn}
          type="date"
          max={today}
          optional={formTexts.optional}
        />
        <FormInput
          {...shared}
          name="bornOn"
          label={texts.bornOn}
          hint={texts.bornHint}
          value={litter?.bornOn}
          type="date"
          max={today}
          readOnly={isFixed}
          optional={formTexts.optional}
        />
        <FormSelect
          {...shared}
          name="productId"
          label={texts.food}
          value={litter?.food?.id ?? ''}
          options={[{ value: '', label: texts.noFood }, ...options]}
        />
      </div>
      <div className="row">
        <Button type="submit" name="intent" value={litter ? 'save' : 'open'}>
          {litter ? texts.save : texts.open}
        </Button>
      </div>
    </Form>
  )
}
