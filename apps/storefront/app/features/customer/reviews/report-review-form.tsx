import { REPORT_REASONS } from '@shop/contract/review'
import { Button } from '@shop/ui/button/button'
import { Radio } from '@shop/ui/radio/radio'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { FormInput, FormTextarea } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, fieldId } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { reportReviewTexts as texts } from '#app/texts/customer/report-review.ts'
import { formTexts } from '#app/texts/forms.ts'
import type { ReportedReview } from './load-reported-review.server.ts'
import styles from './report-review-form.module.css'

export const REPORT_FORM = 'nahlaseni'

export function ReportedQuote({ review }: { review: ReportedReview }) {
  return (
    <figure className={styles.quote}>
      <blockquote>{review.text}</blockquote>
      <figcaption className="small muted">
        {review.author} ·{' '}
        <TextLink as={ShopLink} to={`/produkt/${review.slug}#recenze`}>
          {review.productName}
        </TextLink>
      </figcaption>
    </figure>
  )
}

/** The reasons are those of the public rules; „it is negative“ is not among them. */
export function ReportReviewForm({ state }: { state: FormState | undefined }) {
  const field = { form: REPORT_FORM, state }
  const optional = formTexts.optional
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <FormProblems state={state} />
      <fieldset id={fieldId(REPORT_FORM, 'reason')} tabIndex={-1}>
        <legend className="label">{texts.reason}</legend>
        {REPORT_REASONS.map((reason) => (
          <Radio
            key={reason}
            name="reason"
            value={reason}
            defaultChecked={state?.values.reason === reason}
            required={!state}
          >
            {texts.reasons[reason]}
          </Radio>
        ))}
      </fieldset>
      <FormTextarea
        {...field}
        name="note"
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        maxLength={1000}
        optional={optional}
      />
      <FormInput
        {...field}
        name="email"
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        optional={optional}
      />
      <Button type="submit" className={styles.submit} name="intent" value="report" loading={usePending() === 'report'}>
        {texts.submit}
      </Button>
    </Form>
  )
}
