import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer/customer.ts'
import styles from './auth-form.module.css'

const { login, forgotten } = customerTexts

export function ForgottenPasswordForm({ state }: { state: FormState | undefined }) {
  return (
    <Form method="post" className={styles.form}>
      <div>
        <h1>{forgotten.heading}</h1>
        <p className="muted">{forgotten.lead}</p>
      </div>
      <FormProblems state={state} />
      <FormInput
        form="heslo"
        name="email"
        label={login.email}
        state={state}
        type="email"
        autoComplete="username"
        required
      />
      <Button type="submit" size="large" block loading={usePending() !== null}>
        {forgotten.submit}
      </Button>
      <p>
        <TextLink as={ShopLink} to="/prihlasit-se" standalone>
          {forgotten.back}
        </TextLink>
      </p>
    </Form>
  )
}
