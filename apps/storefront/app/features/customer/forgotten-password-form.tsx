import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer.ts'
import styles from './auth-form.module.css'

const { login, forgotten } = customerTexts

export function ForgottenPasswordForm({ email, error }: { email?: string | undefined; error?: string | undefined }) {
  return (
    <Form method="post" className={styles.form}>
      <div>
        <h1>{forgotten.heading}</h1>
        <p className="muted">{forgotten.lead}</p>
      </div>
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : null}
      <Field label={login.email}>
        <Input name="email" type="email" autoComplete="username" required defaultValue={email} />
      </Field>
      <Button type="submit" size="large" block>
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
