import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { FormInput, isTicked } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import styles from './details-form.module.css'
import type { DetailsValues } from './details-values.ts'

interface CompanyFieldsProps {
  form: string
  state: FormState | undefined
  values: DetailsValues
  pending: string | null
}

/** The register fills it in; everything can be written by hand, also against the register. */
export function CompanyFields({ values, pending, ...field }: CompanyFieldsProps) {
  const { state } = field
  const isRefused = state?.code === 'company_not_found' || state?.code === 'company_ended'
  const ticked = isTicked(state, 'company.asWritten', values['company.asWritten'] !== undefined)
  return (
    <fieldset className={styles.more}>
      <legend>{texts.company}</legend>
      <div className="form-grid">
        <FormInput
          {...field}
          name="company.companyId"
          label={texts.companyId}
          value={values['company.companyId']}
          inputMode="numeric"
        />
        <div className={styles.lookUp}>
          <Button type="submit" name="intent" value="look-up" variant="line" loading={pending === 'look-up'}>
            {texts.lookUp}
          </Button>
        </div>
        <FormInput
          {...field}
          name="company.name"
          label={texts.companyName}
          value={values['company.name']}
          autoComplete="organization"
        />
        <FormInput
          {...field}
          name="company.vatId"
          label={texts.vatId}
          optional={texts.optional}
          value={values['company.vatId']}
        />
      </div>
      {isRefused || ticked ? (
        <Check name="company.asWritten" value="1" defaultChecked={ticked}>
          {texts.companyAsWritten}
        </Check>
      ) : null}
    </fieldset>
  )
}
