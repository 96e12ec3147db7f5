import styles from '#app/features/checkout/frame/checkout-form.module.css'
import { FormInput } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import type { DetailsValues } from './details-values.ts'

interface ContactFieldsProps {
  form: string
  state: FormState | undefined
  values: DetailsValues
}

export function ContactFields({ values, ...field }: ContactFieldsProps) {
  return (
    <section className={styles.block} aria-labelledby="kontakt">
      <h2 id="kontakt">{texts.contact}</h2>
      <div className="form-grid">
        <FormInput
          {...field}
          name="email"
          label={texts.email}
          hint={texts.emailHint}
          value={values.email}
          type="email"
          autoComplete="email"
          required
          span="full"
        />
        <FormInput
          {...field}
          name="firstName"
          label={texts.firstName}
          value={values.firstName}
          autoComplete="given-name"
          required
          maxLength={32}
        />
        <FormInput
          {...field}
          name="lastName"
          label={texts.lastName}
          value={values.lastName}
          autoComplete="family-name"
          required
          maxLength={32}
        />
        <FormInput
          {...field}
          name="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          value={values.phone}
          type="tel"
          autoComplete="tel"
          placeholder="+420"
          required
        />
      </div>
    </section>
  )
}
