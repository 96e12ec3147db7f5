import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer.ts'
import styles from './auth-form.module.css'

const { login, registration } = customerTexts

export function RegistrationForm({ email, error }: { email?: string | undefined; error?: string | undefined }) {
  return (
    <Form method="post" className={styles.form}>
      <div>
        <h1>{registration.heading}</h1>
        <p className="muted">{registration.lead}</p>
      </div>
      {error ? (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      ) : null}
      <Field label={login.email}>
        <Input name="email" type="email" autoComplete="email" required defaultValue={email} />
      </Field>
      <Field label={login.password} hint={registration.passwordHint}>
        <Input name="password" type="password" autoComplete="new-password" minLength={10} required />
      </Field>
      <Button type="submit" size="large" block>
        {registration.submit}
      </Button>
      <p>
        {registration.hasAccount}{' '}
        <TextLink as={ShopLink} to="/prihlasit-se">
          {registration.login}
        </TextLink>
      </p>
      <p className="small muted">
        {registration.business}{' '}
        <TextLink as={ShopLink} to="/velkoobchod">
          {registration.wholesale}
        </TextLink>{' '}
        <TextLink as={ShopLink} to="/pro-chovatele">
          {registration.breeders}
        </TextLink>
      </p>
    </Form>
  )
}
