import type { DogAge } from '@shop/contract/dog'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'

interface DogAgeFieldsProps {
  form: string
  state: FormState | undefined
  age: DogAge | undefined
  today: string
}

/** A birthday, or what the owner knows instead of it. */
export function DogAgeFields({ age, today, ...field }: DogAgeFieldsProps) {
  const isMonths = age?.kind === 'months'
  const stages = [...(isMonths ? [{ value: 'months', label: texts.keptMonths(age.months) }] : []), ...dogTexts.ages]
  const stage = age?.kind === 'stage' ? age.stage : isMonths ? 'months' : 'dospely'
  return (
    <>
      <FormInput
        {...field}
        name="age.on"
        label={texts.born}
        optional={accountTexts.optional}
        hint={texts.bornHint}
        value={age?.kind === 'born' ? age.on : ''}
        type="date"
        max={today}
      />
      <FormSelect {...field} name="age.stage" label={texts.stage} value={stage} options={stages} />
      {isMonths ? <input type="hidden" name="age.months" value={age.months} /> : null}
      {isMonths ? <input type="hidden" name="age.statedOn" value={age.statedOn} /> : null}
    </>
  )
}
