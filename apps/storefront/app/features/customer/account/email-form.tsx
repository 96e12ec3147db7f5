import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { PasswordField } from '#app/features/customer/sign-in/password-field.tsx'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'

const { personal: texts } = detailTexts

interface EmailFormProps {
  email: string
  hasPassword: boolean
  state: FormState | undefined
}

export function EmailForm({ email, hasPassword, state }: EmailFormProps) {
  const field = { form: 'email', state }
  return (
    <Form method="post" className="stack">
      <p>
        {texts.emailNow} <b>{email}</b>
      </p>
      <FormProblems state={state} />
      <div className="form-grid">
        <FormInput
          {...field}
          name="newEmail"
          label={texts.newEmail}
          hint={texts.emailHint}
          type="email"
          autoComplete="email"
          required
        />
        {hasPassword ? <PasswordField {...field} name="password" label={texts.currentPassword} /> : null}
      </div>
      <Button type="submit" name="intent" value="email" variant="line" loading={usePending() === 'email'}>
        {texts.changeEmail}
      </Button>
    </Form>
  )
}
