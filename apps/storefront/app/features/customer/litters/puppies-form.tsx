import { RIBBONS } from '@shop/domain/litter/ribbons'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { litterTexts as texts } from '#app/texts/customer/litters.ts'
import styles from './litter.module.css'
import { PUPPIES_FORM } from './litter-forms.ts'

const SEXES = [
  { value: 'male', label: texts.sexes.male },
  { value: 'female', label: texts.sexes.female },
]
const RIBBON_CHOICES = RIBBONS.map((value) => ({ value, label: texts.ribbons[value] }))

interface PuppiesFormProps {
  rows: number
  /** Of this form: pressed twice, everybody is born once. */
  formKey: string
  state: FormState | undefined
}

/** Who was born, one row each; rows that stay empty are nobody. */
export function PuppiesForm({ rows, formKey, state }: PuppiesFormProps) {
  return (
    <Form method="post" className="stack">
      <FormProblems state={state} />
      <input type="hidden" name="key" value={formKey} />
      {Array.from({ length: rows }, (_, row) => `puppies.${row}`).map((row, nth) => (
        <fieldset key={row} className={styles.born}>
          <legend>{`${nth + 1}.`}</legend>
          <FormInput form={PUPPIES_FORM} name={`${row}.name`} label={texts.puppyName} state={state} maxLength={40} />
          <FormSelect form={PUPPIES_FORM} name={`${row}.sex`} label={texts.sex} state={state} options={SEXES} />
          <FormSelect
            form={PUPPIES_FORM}
            name={`${row}.ribbon`}
            label={texts.ribbon}
            state={state}
            options={RIBBON_CHOICES}
          />
          <FormInput
            form={PUPPIES_FORM}
            name={`${row}.grams`}
            label={texts.birthGrams}
            state={state}
            inputMode="numeric"
          />
        </fieldset>
      ))}
      <div className="row">
        <Button type="submit" name="intent" value="puppies">
          {texts.savePuppies}
        </Button>
      </div>
    </Form>
  )
}
