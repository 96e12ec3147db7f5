import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { lostLinkTexts as texts } from '#app/texts/order/lost-link.ts'

export const LOST_LINK_FORM = 'odkaz'

export function LostLinkForm({ state }: { state: FormState | undefined }) {
  const field = { form: LOST_LINK_FORM, state }
  return (
    <Form method="post" className="stack">
      <h2 className="h3">{texts.formHeading}</h2>
      <FormProblems state={state} />
      <FormInput {...field} name="email" label={texts.email} type="email" autoComplete="email" required />
      <FormInput
        {...field}
        name="number"
        label={texts.number}
        optional={texts.optional}
        hint={texts.numberHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <div className="row">
        <Button type="submit" name="intent" value="link" loading={usePending() === 'link'}>
          {texts.submit}
        </Button>
      </div>
    </Form>
  )
}
