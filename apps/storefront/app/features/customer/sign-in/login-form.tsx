import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Icon } from '@shop/ui/icon/icon'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer/customer.ts'
import styles from './auth-form.module.css'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from './password-field.tsx'

const { login } = customerTexts
const FORM = 'prihlaseni'

interface LoginFormProps {
  state: FormState | undefined
  /** Where the customer wanted to go. */
  search: '' | `?${string}`
  /** Written a moment ago on another page. */
  email?: string | undefined
}

/** E-mail first, then every way in on the same screen. The first button is the one the Enter key presses. */
export function LoginForm({ state, search, email }: LoginFormProps) {
  const pending = usePending()
  return (
    <div className={styles.form}>
      <div>
        <h1>{login.heading}</h1>
        <p className="muted">{login.lead}</p>
      </div>
      <FormProblems state={state} />
      <Form method="post" className={styles.form}>
        <FormInput
          form={FORM}
          name="email"
          label={login.email}
          state={state}
          value={email}
          type="email"
          autoComplete="username webauthn"
          required
        />
        <div className={styles.withLink}>
          <PasswordField form={FORM} name="password" label={login.password} state={state} />
          <TextLink as={ShopLink} to="/zapomenute-heslo" className="small">
            {login.forgotten}
          </TextLink>
        </div>
        <Check name="remember" value="1" defaultChecked={state ? state.values.remember !== undefined : true}>
          {login.remember}
        </Check>
        <Button type="submit" name="intent" value="password" size="large" block loading={pending === 'password'}>
          {login.submit}
        </Button>
        <p className={styles.or}>{login.or}</p>
        <Button
          type="submit"
          name="intent"
          value="link"
          variant="line"
          block
          formNoValidate
          loading={pending === 'link'}
        >
          <Icon name="mail" />
          {login.sendLink}
        </Button>
      </Form>
      <PasskeySignIn search={search} />
      <p>
        {login.noAccount}{' '}
        <TextLink as={ShopLink} to={`/registrace${search}`}>
          {login.register}
        </TextLink>
      </p>
    </div>
  )
}
