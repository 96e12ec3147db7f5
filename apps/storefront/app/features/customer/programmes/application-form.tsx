import type { ContentFormField } from '@shop/contract/content'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput, FormSelect, FormTextarea } from '#app/forms/form-field.tsx'
import { FormFiles } from '#app/forms/form-files.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { applicationTexts as texts } from '#app/texts/customer/application.ts'
import { formTexts } from '#app/texts/forms.ts'

export const APPLICATION_FORM = 'zadost'

const COMPLETE: Record<string, string> = {
  email: 'email',
  phone: 'tel',
  contactName: 'name',
  companyName: 'organization',
  web: 'url',
}

interface ApplicationFormProps {
  fields: ContentFormField[]
  submit: string
  state: FormState | undefined
}

/** Words and choices are the editors', names of fields are the contract's. A company is filled in from the register. */
export function ApplicationForm({ fields, submit, state }: ApplicationFormProps) {
  const pending = usePending()
  const hasCompany = fields.some(({ name }) => name === 'companyId')
  const hasFiles = fields.some(({ type }) => type === 'file')
  return (
    <Form method="post" encType="multipart/form-data" action="#zadost" className="stack" preventScrollReset>
      {state && (state.errors.length > 0 || state.refusal) ? <FormProblems state={state} /> : null}
      <div className="form-grid">
        {fields.map((field) => (
          <ApplicationField key={field.name} field={field} state={state} />
        ))}
        {hasFiles ? null : (
          <FormFiles form={APPLICATION_FORM} state={state} label={texts.documents} optional={formTexts.optional} />
        )}
      </div>
      <div className="row">
        <Button type="submit" name="intent" value="send" size="large" loading={pending === 'send'}>
          {submit}
        </Button>
        {hasCompany ? (
          <Button
            type="submit"
            name="intent"
            value="lookup"
            variant="line"
            formNoValidate
            loading={pending === 'lookup'}
          >
            {texts.lookUp}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

function ApplicationField({ field, state }: { field: ContentFormField; state: FormState | undefined }) {
  const { name, label, type, hint, optional, options = [] } = field
  const common = {
    form: APPLICATION_FORM,
    state,
    name,
    label,
    hint,
    optional: optional ? formTexts.optional : undefined,
    required: !optional,
  }
  if (type === 'file') return <FormFiles {...common} />
  if (type === 'textarea') return <FormTextarea {...common} rows={4} maxLength={3000} span="full" />
  if (type === 'select') {
    const choices = [{ value: '', label: formTexts.choose }, ...options.map((value) => ({ value, label: value }))]
    return <FormSelect {...common} options={choices} />
  }
  return (
    <FormInput
      {...common}
      type={type}
      autoComplete={COMPLETE[name]}
      inputMode={name === 'companyId' ? 'numeric' : undefined}
    />
  )
}
