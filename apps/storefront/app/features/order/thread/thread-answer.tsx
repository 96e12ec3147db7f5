import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { FormFiles } from '#app/forms/form-files.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { formTexts } from '#app/texts/forms.ts'
import { threadTexts as texts } from '#app/texts/order/thread.ts'
import { THREAD_FORM } from './thread-form-name.ts'

/** The place to write on. */
export function ThreadAnswer({ state }: { state: FormState | undefined }) {
  const field = { form: THREAD_FORM, state }
  return (
    <Form method="post" encType="multipart/form-data" className="stack">
      <FormProblems state={state} />
      <FormTextarea {...field} name="body" label={texts.answer} rows={5} maxLength={5000} required span="full" />
      <FormFiles {...field} label={texts.files} optional={formTexts.optional} />
      <div className="row">
        <Button type="submit" name="intent" value="send" loading={usePending() === 'send'}>
          {texts.send}
        </Button>
      </div>
    </Form>
  )
}
