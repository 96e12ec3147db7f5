import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { FormFiles } from '#app/forms/form-files.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { applicationTexts as texts } from '#app/texts/customer/application.ts'
import { formTexts } from '#app/texts/forms.ts'

export const SUPPLEMENT_FORM = 'doplneni'

/** Words, files or both; it goes to the address that shows the application, so that a refusal is read beside it. */
export function SupplementForm({ secret, state }: { secret: string; state: FormState | undefined }) {
  const pending = usePending()
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action={`?zadost=${secret}#zadost`}
      className="stack"
      preventScrollReset
    >
      {state && (state.errors.length > 0 || state.refusal) ? <FormProblems state={state} /> : null}
      <input type="hidden" name="secret" value={secret} />
      <div className="form-grid">
        <FormTextarea
          form={SUPPLEMENT_FORM}
          state={state}
          name="message"
          label={texts.supplement}
          hint={texts.supplementHint}
          rows={4}
          maxLength={3000}
          span="full"
        />
        <FormFiles form={SUPPLEMENT_FORM} state={state} label={texts.documents} optional={formTexts.optional} />
      </div>
      <div className="row">
        <Button type="submit" name="intent" value="supply" loading={pending === 'supply'}>
          {texts.supply}
        </Button>
      </div>
    </Form>
  )
}
