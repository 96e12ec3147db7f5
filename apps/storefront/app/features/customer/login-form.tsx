import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer.ts'
import styles from './auth-form.module.css'

const { login } = customerTexts

export function LoginForm({ email, error }: { email?: string | undefined; error?: string | undefined }) {
  return (
    <Form method="post" className={styles.form}>
      <div>
        <h1>{login.heading}</h1>
        <p className="muted">{login.lead}</p>
      </div>
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : null}
      <Field label={login.email}>
        <Input name="email" type="email" autoComplete="username" required defaultValue={email} />
      </Field>
      <div className={styles.withLink}>
        <Field label={login.password}>
          <Input name="password" type="password" autoComplete="current-password" required />
        </Field>
        <TextLink as={ShopLink} to="/zapomenute-heslo" className="small">
          {login.forgotten}
        </TextLink>
      </div>
      <Button type="submit" size="large" block>
        {login.submit}
      </Button>
      <p>
        {login.noAccount}{' '}
        <TextLink as={ShopLink} to="/registrace">
          {login.register}
        </TextLink>
      </p>
    </Form>
  )
}
