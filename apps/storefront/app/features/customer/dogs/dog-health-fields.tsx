import { formatPhone } from '@shop/czech/format-contact'
import { formatChipNumber } from '@shop/domain/dog/chip-number'
import { FormInput } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { accountDogTexts as texts } from '#app/texts/customer/account-dogs.ts'
import styles from './dog-form.module.css'
import type { AccountDog } from './dog-row.ts'

interface DogHealthFieldsProps {
  form: string
  state: FormState | undefined
  dog: AccountDog | undefined
}

/** Chip and vet: nobody but the owner reads them. */
export function DogHealthFields({ dog, ...rest }: DogHealthFieldsProps) {
  const field = { ...rest, optional: accountTexts.optional }
  return (
    <fieldset className={styles.group}>
      <legend className="label">{texts.healthGroup}</legend>
      <p className="small muted">{texts.healthHint}</p>
      <div className="form-grid">
        <FormInput
          {...field}
          name="chipNumber"
          label={texts.chip}
          hint={texts.chipHint}
          value={dog?.chipNumber ? formatChipNumber(dog.chipNumber) : ''}
          inputMode="numeric"
          maxLength={24}
          autoComplete="off"
        />
        <FormInput {...field} name="vetName" label={texts.vetName} value={dog?.vetName} maxLength={80} />
        <FormInput
          {...field}
          name="vetPhone"
          label={texts.vetPhone}
          value={dog?.vetPhone ? formatPhone(dog.vetPhone) : ''}
          type="tel"
          maxLength={24}
          autoComplete="off"
        />
        <FormInput
          {...field}
          name="vetEmail"
          label={texts.vetEmail}
          value={dog?.vetEmail}
          type="email"
          autoComplete="off"
        />
      </div>
    </fieldset>
  )
}
