import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import styles from '#app/features/checkout/frame/checkout-form.module.css'
import type { ConsentBox } from '#app/features/customer/sign-in/registration-form.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import { AccountFields } from './account-fields.tsx'
import { type AddressChoice, AddressFields } from './address-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { toDraftCookie } from './details-draft.ts'
import type { DetailsValues } from './details-values.ts'

interface DetailsFormProps {
  values: DetailsValues
  state: FormState | undefined
  /** Of the account, when somebody is signed in. */
  email: string | null
  addresses: AddressChoice[]
  consents: ConsentBox[]
  credits: number
}

export function DetailsForm({ values, state, email, addresses, consents, credits }: DetailsFormProps) {
  const pending = usePending()
  const isFilled = state?.code === 'filled'
  const field = { form: 'udaje', state }
  return (
    // Fields keep what was typed; what the register or the address book filled in must replace it.
    <Form
      method="post"
      noValidate
      className={styles.form}
      key={isFilled ? state.values['company.companyId'] : `${values.street}${values.placeCode}`}
      onInput={keepDraft}
    >
      {/* The Enter key in a field presses the first button of a form, and it must be this one. */}
      <button type="submit" name="intent" value="next" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <div>
        <h1>{texts.heading}</h1>
        <SignInOffer email={email} />
      </div>
      <FormProblems state={isFilled ? undefined : state} />
      {isFilled ? (
        <Notice tone="success" role="status">
          {texts.found(state.values['company.name'] ?? '')}
        </Notice>
      ) : null}
      <ContactFields {...field} values={values} />
      <AddressFields {...field} values={values} addresses={addresses} pending={pending} />
      <AccountFields {...field} values={values} isGuest={email === null} consents={consents} credits={credits} />
      <div className={styles.nav}>
        <Button as={ShopLink} to="/kosik/obsah" variant="quiet">
          <Icon name="left" />
          {texts.back}
        </Button>
        <Button type="submit" name="intent" value="next" size="large" loading={pending === 'next'}>
          {texts.next}
        </Button>
      </div>
    </Form>
  )
}

/** To every guest, whether their address has an account or not. */
function SignInOffer({ email }: { email: string | null }) {
  if (email !== null) {
    return (
      <p className="muted">
        {texts.signedInAs} {email}.
      </p>
    )
  }
  return (
    <p className="muted">
      {texts.knownBefore}{' '}
      <TextLink as="button" type="submit" name="intent" value="sign-in" formNoValidate>
        {texts.knownLink}
      </TextLink>{' '}
      {texts.knownAfter}
    </p>
  )
}

function keepDraft(event: FormEvent<HTMLFormElement>) {
  // biome-ignore lint/suspicious/noDocumentCookie: must be kept at once, and the store of cookies is not in every browser
  document.cookie = toDraftCookie(new FormData(event.currentTarget), location.protocol === 'https:')
}
