import type { RetailerEntry } from '@shop/contract/retailer'
import { formatZip } from '@shop/czech/format-contact'
import { formatHours } from '@shop/czech/parse-hours'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { FormInput, FormSelect, FormTextarea } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { retailerFormTexts as texts } from '#app/texts/customer/retailer-form.ts'
import { formTexts } from '#app/texts/forms.ts'

export const RETAILER_FORM = 'prodejce'

export function dayField(index: number): string {
  return `den.${index}`
}

interface RetailerFormProps {
  entry: RetailerEntry
  isSaved: boolean
  state: FormState | undefined
}

/** An entry of the map in the hands of its owner: confirmed as it is, or with what has changed. */
export function RetailerForm({ entry, isSaved, state }: RetailerFormProps) {
  const field = { form: RETAILER_FORM, state }
  return (
    <section className="wrap wrap-funnel section-tight stack">
      <h1>{texts.heading}</h1>
      <p className="lead">
        {entry.name}, {entry.street}, {formatZip(entry.postalCode)} {entry.city}
      </p>
      {isSaved ? (
        <Notice tone="success" role="status">
          {texts.saved}
        </Notice>
      ) : (
        <p className="muted">{texts.intro}</p>
      )}
      {/* What was saved is shown as the shop reads it. */}
      <Form key={JSON.stringify(entry.openingHours)} method="post" className="stack">
        <FormProblems state={state} />
        <div className="form-grid">
          <FormInput {...field} name="phone" type="tel" label={texts.phone} value={entry.phone} maxLength={30} />
          <FormSelect
            {...field}
            name="onHolidays"
            label={texts.onHolidays}
            options={texts.holidays}
            value={entry.onHolidays}
          />
          {texts.days.map((day, index) => (
            <FormInput
              key={day}
              {...field}
              name={dayField(index)}
              label={day}
              value={formatHours(entry.openingHours[index] ?? [])}
              placeholder={texts.closed}
              maxLength={60}
            />
          ))}
          <FormTextarea
            {...field}
            name="note"
            label={texts.note}
            optional={formTexts.optional}
            value={entry.note}
            rows={3}
            maxLength={300}
            span="full"
          />
        </div>
        <Check name="dogsWelcome" defaultChecked={entry.dogsWelcome}>
          {texts.dogsWelcome}
        </Check>
        <Check name="wheelchair" defaultChecked={entry.wheelchair}>
          {texts.wheelchair}
        </Check>
        <Check name="pickupOfOrders" defaultChecked={entry.pickupOfOrders}>
          {texts.pickupOfOrders}
        </Check>
        <Button type="submit" size="large">
          {texts.submit}
        </Button>
      </Form>
    </section>
  )
}
