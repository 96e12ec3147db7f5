import type { RetailerEntry } from '@shop/contract/retailer'
import { formatZip } from '@shop/czech/format-contact'
import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { retailerFormTexts as texts } from '#app/texts/customer/retailer-form.ts'
import { RetailerFacts } from './retailer-facts.tsx'

export const RETAILER_FORM = 'prodejce'

interface RetailerFormProps {
  entry: RetailerEntry
  isSaved: boolean
  state: FormState | undefined
}

/** An entry of the map in the hands of its owner: confirmed as it is, or with what has changed. */
export function RetailerForm({ entry, isSaved, state }: RetailerFormProps) {
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
        <RetailerFacts facts={entry} form={RETAILER_FORM} state={state} />
        <Button type="submit" size="large">
          {texts.submit}
        </Button>
      </Form>
    </section>
  )
}
