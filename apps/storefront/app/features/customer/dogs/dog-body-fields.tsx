import { formatNumber } from '@shop/czech/format-number'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
import { dogTexts } from '#app/texts/dog.ts'
import type { AccountDog } from './dog-row.ts'

const UNKNOWN = { value: '', label: accountTexts.unknown }
const SEXES = [UNKNOWN, { value: 'male', label: texts.male }, { value: 'female', label: texts.female }]
const YES_NO = [UNKNOWN, { value: 'yes', label: accountTexts.yes }, { value: 'no', label: accountTexts.no }]

const kilograms = (grams: number | null | undefined) => (grams ? formatNumber(grams / 1000) : '')

interface DogBodyFieldsProps {
  form: string
  state: FormState | undefined
  dog: AccountDog | undefined
}

export function DogBodyFields({ dog, ...field }: DogBodyFieldsProps) {
  const neutered = dog?.neutered === null || dog === undefined ? '' : dog.neutered ? 'yes' : 'no'
  const { motherhood } = dog ?? {}
  return (
    <>
      <FormSelect {...field} name="sex" label={texts.sex} value={dog?.sex ?? ''} options={SEXES} />
      <FormSelect {...field} name="neutered" label={texts.neutered} value={neutered} options={YES_NO} />
      <FormSelect
        {...field}
        name="activity"
        label={texts.activity}
        value={dog?.activity ?? ''}
        options={[UNKNOWN, ...dogTexts.activities]}
      />
      <FormSelect
        {...field}
        name="condition"
        label={texts.condition}
        value={dog?.condition ?? ''}
        options={conditions(dog)}
      />
      <FormInput
        {...field}
        name="adultWeightGrams"
        label={texts.adultWeight}
        hint={texts.adultWeightHint}
        optional={accountTexts.optional}
        value={kilograms(dog?.adultWeightGrams)}
        inputMode="decimal"
      />
      <FormInput
        {...field}
        name="idealWeightGrams"
        label={texts.idealWeight}
        optional={accountTexts.optional}
        value={kilograms(dog?.idealWeightGrams)}
        inputMode="decimal"
      />
      <FormSelect
        {...field}
        name="motherhood.kind"
        label={texts.motherhood}
        value={motherhood?.kind ?? ''}
        options={texts.motherhoodKinds}
      />
      <FormInput
        {...field}
        name="motherhood.week"
        label={texts.week}
        optional={accountTexts.optional}
        value={motherhood?.week}
        type="number"
        min={1}
        max={12}
      />
      <FormInput
        {...field}
        name="motherhood.puppies"
        label={texts.puppies}
        optional={accountTexts.optional}
        value={motherhood?.kind === 'nursing' ? motherhood.puppies : ''}
        type="number"
        min={1}
        max={20}
      />
    </>
  )
}

/** The nine points are told in five sentences; a score between them keeps its number. */
function conditions(dog: AccountDog | undefined) {
  const known = dogTexts.conditions.some(({ value }) => value === String(dog?.condition))
  const own = dog?.condition && !known ? [{ value: String(dog.condition), label: `${dog.condition}/9` }] : []
  return [UNKNOWN, ...dogTexts.conditions, ...own]
}
