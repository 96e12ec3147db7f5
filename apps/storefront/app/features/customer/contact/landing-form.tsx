import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Notice } from '@shop/ui/notice/notice'
import { Form, useSearchParams } from 'react-router'
import type { FormBlock } from '#app/features/content/sections/section.ts'
import { FormInput, FormSelect } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import { type FormState, stateOf } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { landingTexts as texts } from '#app/texts/content/landing.ts'
import { formTexts } from '#app/texts/forms.ts'
import styles from './landing-form.module.css'

export const LANDING_FORM = 'formular'
/** Stands where a message has its number: the plan went out by itself. */
export const PLAN_SENT = 'plan'

/** The form of one offer; its questions are the editors', and its answer is read by people. */
export function LandingForm({ form, answer }: { form: FormBlock; answer: unknown }) {
  const [params] = useSearchParams()
  const pending = usePending()
  const state = stateOf(LANDING_FORM, answer)
  const sent = params.get('odeslano') ?? ''
  const number = /^D\d{1,12}$/.exec(sent)?.[0]
  return (
    <div className={styles.form}>
      <h2>{form.heading}</h2>
      {number || sent === PLAN_SENT ? (
        <Notice tone="success" role="status">
          <b>{form.success}</b>
          {number && ` ${texts.sent} ${number}.`}
        </Notice>
      ) : (
        <Form method="post" action={`#${form.id}`} className="stack" preventScrollReset>
          <FormProblems state={state} />
          <div className="form-grid">
            {form.fields.map((field) => (
              <LandingField key={field.name} field={field} state={state} />
            ))}
          </div>
          {form.consents.map(({ name, label, isRequired }) => (
            <Check key={name} name={`consent.${name}`} value="1" required={isRequired}>
              {label}
            </Check>
          ))}
          <div className="row">
            <Button type="submit" name="intent" value="send" size="large" loading={pending === 'send'}>
              {form.submit}
            </Button>
          </div>
        </Form>
      )}
    </div>
  )
}

function LandingField({ field, state }: { field: FormBlock['fields'][number]; state: FormState | undefined }) {
  const { name, label, type, hint, optional, options = [] } = field
  const common = {
    form: LANDING_FORM,
    state,
    name,
    label,
    hint,
    optional: optional ? formTexts.optional : undefined,
    required: !optional,
  }
  if (type !== 'select') {
    return <FormInput {...common} type={type} maxLength={300} autoComplete={type === 'email' ? 'email' : undefined} />
  }
  const choices = [{ value: '', label: formTexts.choose }, ...options.map((value) => ({ value, label: value }))]
  return <FormSelect {...common} options={choices} />
}
