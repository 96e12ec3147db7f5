import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { detailTexts } from '#app/texts/account-details.ts'
import { FormInput } from './form-field.tsx'
import { FormProblems } from './form-problems.tsx'
import type { FormState } from './form-state.ts'
import { PasswordField } from './password-field.tsx'
import { usePending } from './use-pending.ts'

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
