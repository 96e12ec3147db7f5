import type { OwnRetailerEntry } from '@shop/contract/retailer'
import { RETAILER_TYPES } from '@shop/contract/retailer'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { retailerTexts } from '#app/texts/content/retailers.ts'
import { ownEntryTexts as texts } from '#app/texts/customer/own-entry.ts'
import { formTexts } from '#app/texts/forms.ts'
import { RetailerFacts } from './retailer-facts.tsx'

export const ENTRY_FORM = 'prodejna'

interface EntryFormProps {
  entry: OwnRetailerEntry['entry']
  state: FormState | undefined
}

/** The whole entry of a shop; what people check stands first. */
export function EntryForm({ entry, state }: EntryFormProps) {
  const field = { form: ENTRY_FORM, state }
  const fields = entry?.fields ?? null
  return (
    <Form method="post" className="stack">
      <FormProblems state={state} />
      <div className="form-grid">
        <FormInput {...field} name="name" label={texts.name} value={fields?.name} maxLength={120} required />
        <FormSelect
          {...field}
          name="type"
          label={texts.type}
          value={fields?.type}
          options={RETAILER_TYPES.map((value) => ({ value, label: retailerTexts.types[value] }))}
        />
        <FormInput {...field} name="street" label={texts.street} value={fields?.street} maxLength={120} required />
        <FormInput {...field} name="city" label={texts.city} value={fields?.city} maxLength={80} required />
        <FormInput
          {...field}
          name="postalCode"
          inputMode="numeric"
          label={texts.postalCode}
          value={fields?.postalCode}
          maxLength={6}
          required
        />
        <FormInput
          {...field}
          name="email"
          type="email"
          label={texts.email}
          hint={texts.emailHint}
          value={fields?.email}
          optional={formTexts.optional}
        />
      </div>
      {entry?.state === 'published' ? <p className="small muted">{texts.checkedAgain}</p> : null}
      <RetailerFacts facts={fields} form={ENTRY_FORM} state={state} />
      <Check name="showsSupply" defaultChecked={entry?.showsSupply ?? true}>
        {texts.showsSupply}
      </Check>
      <div className="row">
        <Button type="submit" name="intent" value="send" size="large">
          {entry?.state === 'published' ? texts.save : texts.send}
        </Button>
      </div>
    </Form>
  )
}

/** Apart from the form: its fields have nothing to do with it. */
export function EndEntry() {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value="end" variant="line" size="small">
        {texts.end}
      </Button>
    </Form>
  )
}
