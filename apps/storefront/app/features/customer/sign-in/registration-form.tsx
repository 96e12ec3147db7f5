import type { ConsentTopic } from '@shop/contract/consent'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { FormInput } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { customerTexts } from '#app/texts/customer/customer.ts'
import styles from './auth-form.module.css'
import { PasswordField } from './password-field.tsx'

const { login, registration } = customerTexts
const FORM = 'registrace'

export interface ConsentBox {
  topic: ConsentTopic
  version: number
  wording: string
}

interface RegistrationFormProps {
  state: FormState | undefined
  consents: ConsentBox[]
  search: '' | `?${string}`
}

export function RegistrationForm({ state, consents, search }: RegistrationFormProps) {
  const pending = usePending() !== null
  return (
    <Form method="post" className={styles.form}>
      <div>
        <h1>{registration.heading}</h1>
        <p className="muted">{registration.lead}</p>
      </div>
      <FormProblems state={state} />
      <FormInput
        form={FORM}
        name="email"
        label={login.email}
        state={state}
        type="email"
        autoComplete="email"
        required
      />
      <FormInput
        form={FORM}
        name="firstName"
        label={registration.firstName}
        optional={registration.optional}
        state={state}
        autoComplete="given-name"
        maxLength={32}
      />
      <PasswordField
        form={FORM}
        name="password"
        label={login.password}
        state={state}
        hint={registration.passwordHint}
        optional={registration.optional}
        required={false}
        isNew
      />
      <fieldset className={styles.block}>
        <legend>
          {registration.dogLegend} <span className="small muted">{registration.optional}</span>
        </legend>
        <div className="form-grid">
          <FormInput form={FORM} name="dog.name" label={registration.dogName} state={state} maxLength={40} />
          <FormInput
            form={FORM}
            name="dog.weight.grams"
            label={registration.dogWeight}
            state={state}
            inputMode="decimal"
          />
        </div>
        <p className="small muted">{registration.dogHint}</p>
      </fieldset>
      <fieldset className={styles.checks}>
        <legend className="visually-hidden">{registration.consents}</legend>
        {consents.map(({ topic, version, wording }) => (
          <Check
            key={topic}
            name={`consent.${topic}`}
            value={version}
            defaultChecked={state?.values[`consent.${topic}`] !== undefined}
          >
            {wording}
          </Check>
        ))}
      </fieldset>
      <Button type="submit" size="large" block loading={pending}>
        {registration.submit}
      </Button>
      <p className="small muted">
        {registration.programme}{' '}
        <TextLink as={ShopLink} to="/s/pravidla-vernostniho-programu">
          {registration.programmeRules}
        </TextLink>
        .
      </p>
      <p>
        {registration.hasAccount}{' '}
        <TextLink as={ShopLink} to={`/prihlasit-se${search}`}>
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
