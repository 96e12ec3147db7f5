import type { CaseForm } from '@shop/contract/case/case'
import { FormInput } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { caseFormTexts as texts } from '#app/texts/order/case-form.ts'
import { CASE_FORM, type WrittenValues } from './case-form-name.ts'
import styles from './case-page.module.css'

interface ContactFieldsProps {
  form: CaseForm
  state: FormState | undefined
  written: WrittenValues
}

/** Who sends it and where the confirmation goes; an account only where the money came without one. */
export function ContactFields({ form, state, written }: ContactFieldsProps) {
  const field = { form: CASE_FORM, state }
  return (
    <div className={styles.fields}>
      <FormInput
        {...field}
        name="name"
        label={texts.name}
        value={written.name ?? form.name}
        autoComplete="name"
        maxLength={80}
        required
      />
      <FormInput
        {...field}
        name="email"
        label={texts.email}
        value={written.email ?? form.email}
        type="email"
        autoComplete="email"
        required
      />
      {form.needsAccount ? (
        <FormInput
          {...field}
          name="account"
          label={texts.account}
          value={written.account}
          hint={texts.accountHint}
          optional={texts.optional}
          autoComplete="off"
          maxLength={60}
        />
      ) : null}
    </div>
  )
}
