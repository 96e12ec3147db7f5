import { FormInput } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import type { DetailsValues } from './details-values.ts'

interface ContactFieldsProps {
  form: string
  state: FormState | undefined
  values: DetailsValues
}

/** Three fields; a parcel that is fetched needs no more. */
export function ContactFields({ values, ...field }: ContactFieldsProps) {
  return (
    <div className="form-grid">
      <FormInput
        {...field}
        name="name"
        label={texts.name}
        value={values.name}
        autoComplete="name"
        required
        maxLength={64}
        span="full"
      />
      <FormInput
        {...field}
        name="email"
        label={texts.email}
        value={values.email}
        type="email"
        autoComplete="email"
        required
      />
      <FormInput
        {...field}
        name="phone"
        label={texts.phone}
        value={values.phone}
        type="tel"
        autoComplete="tel"
        placeholder="+420"
        required
      />
    </div>
  )
}
