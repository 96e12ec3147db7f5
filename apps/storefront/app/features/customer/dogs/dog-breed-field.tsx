import { Field } from '@shop/ui/field/field'
import { BreedCombobox } from '#app/features/catalog/breed/breed-combobox.tsx'
import { startOf, useFrame } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'

interface DogBreedFieldProps {
  form: string
  state: FormState | undefined
  breed: string | undefined
}

/** Offers the breeds we know and takes any other: an owner's word is enough. */
export function DogBreedField({ form, state, breed }: DogBreedFieldProps) {
  const frame = useFrame()
  return (
    <Field {...frame({ form, name: 'breed', label: texts.breed, state, optional: accountTexts.optional })}>
      <BreedCombobox name="breed" defaultValue={startOf(state, 'breed', breed)} maxLength={60} />
    </Field>
  )
}
