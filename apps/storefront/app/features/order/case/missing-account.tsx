import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { caseTexts as texts } from '#app/texts/order/case.ts'
import { CASE_FORM } from './case-form-name.ts'

/** Money came in cash and nobody said where it is to go. */
export function MissingAccount({ state }: { state: FormState | undefined }) {
  const pending = usePending()
  return (
    <section className="stack" aria-labelledby="kam-penize">
      <h2 id="kam-penize" className="h3">
        {texts.account}
      </h2>
      <p>{texts.accountWhy}</p>
      <Form method="post" className="stack">
        <FormInput
          form={CASE_FORM}
          state={state}
          name="account"
          label={texts.accountField}
          hint={texts.accountHint}
          autoComplete="off"
          maxLength={60}
          required
        />
        <Button type="submit" name="intent" value="account" loading={pending === 'account'}>
          {texts.accountSend}
        </Button>
      </Form>
    </section>
  )
}
