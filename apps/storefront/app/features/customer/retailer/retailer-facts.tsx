import type { RetailerFacts as Facts } from '@shop/contract/retailer'
import { formatHours } from '@shop/czech/parse-hours'
import { Check } from '@shop/ui/check/check'
import { FormInput, FormSelect, FormTextarea } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { retailerFormTexts as texts } from '#app/texts/customer/retailer-form.ts'
import { formTexts } from '#app/texts/forms.ts'
import { dayField } from './read-facts.ts'
import styles from './retailer-facts.module.css'

interface RetailerFactsProps {
  /** Null before anything was written. */
  facts: Facts | null
  form: string
  state: FormState | undefined
}

/** What an owner says about the shop and nobody has to check. */
export function RetailerFacts({ facts, form, state }: RetailerFactsProps) {
  const field = { form, state }
  const optional = formTexts.optional
  return (
    <>
      <div className="form-grid">
        <FormInput {...field} name="phone" type="tel" label={texts.phone} value={facts?.phone} maxLength={30} />
        <FormInput
          {...field}
          name="web"
          inputMode="url"
          label={texts.web}
          value={facts?.web}
          maxLength={200}
          optional={optional}
        />
        <fieldset className={styles.hours} data-span="full" aria-describedby={`${form}-hours`}>
          <legend className="label">{texts.hours}</legend>
          <p id={`${form}-hours`} className="small muted">
            {texts.hoursHint}
          </p>
          {texts.days.map((day, index) => (
            <FormInput
              key={day}
              {...field}
              name={dayField(index)}
              label={day}
              value={formatHours(facts?.openingHours[index] ?? [])}
              placeholder={texts.closed}
              maxLength={60}
            />
          ))}
        </fieldset>
        <FormSelect
          {...field}
          name="onHolidays"
          label={texts.onHolidays}
          options={texts.holidays}
          value={facts?.onHolidays}
        />
        <FormTextarea
          {...field}
          name="note"
          label={texts.note}
          optional={optional}
          value={facts?.note}
          rows={3}
          maxLength={300}
          span="full"
        />
      </div>
      {(['dogsWelcome', 'wheelchair', 'pickupOfOrders'] as const).map((name) => (
        <Check key={name} name={name} defaultChecked={facts?.[name] ?? false}>
          {texts[name]}
        </Check>
      ))}
    </>
  )
}
