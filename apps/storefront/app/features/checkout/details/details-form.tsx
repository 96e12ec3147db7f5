import type { CheckoutView } from '@shop/contract/checkout'
import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import { Notice } from '@shop/ui/notice/notice'
import { TextLink } from '@shop/ui/text-link/text-link'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { DeliveryChoice } from '#app/features/checkout/delivery/delivery-choice.tsx'
import { useDelivery } from '#app/features/checkout/delivery/use-delivery.ts'
import blocks from '#app/features/checkout/frame/checkout-form.module.css'
import type { PickerData } from '#app/features/checkout/points/load-picker.server.ts'
import type { ConsentBox } from '#app/features/customer/sign-in/registration-form.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { LiveErrors, useLiveErrors } from '#app/forms/live-errors.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import { AccountFields } from './account-fields.tsx'
import type { AddressChoice } from './address-fields.tsx'
import { checkDetails } from './check-details.ts'
import { toDraftCookie } from './details-draft.ts'
import styles from './details-form.module.css'
import type { DetailsValues } from './details-values.ts'
import { PeopleFields } from './people-fields.tsx'

export interface DetailsPageData {
  checkout: CheckoutView
  picker: PickerData
  values: DetailsValues
  /** Of the account, when somebody is signed in. */
  email: string | null
  addresses: AddressChoice[]
  /** Which address of the book was pressed. */
  addressId: number | null
  consents: ConsentBox[]
  /** Which decided block the customer wants to change. */
  changing: 'doruceni' | 'kontakt' | null
}

export function DetailsForm({ page, state }: { page: DetailsPageData; state: FormState | undefined }) {
  const { checkout, picker, values, email, addresses, addressId, consents, changing } = page
  const pending = usePending()
  const isFilled = state?.code === 'filled'
  const refused = isFilled ? undefined : state
  const delivery = useDelivery(checkout, changing === 'doruceni', state?.values)
  const live = useLiveErrors(refused, checkDetails)
  const field = { form: 'udaje', state }
  return (
    <LiveErrors value={live}>
      {/* Fields keep what was typed; what the register or the address book filled in must replace it. */}
      <Form
        method="post"
        noValidate
        className={`${blocks.form} ${styles.form}`}
        key={isFilled ? state.values['company.companyId'] : addressId}
        onInput={(event) => {
          keepDraft(event)
          live.write(event)
          if (isDeliveryChosen(event)) live.mend('misto')
        }}
        onBlur={live.leave}
      >
        {/* The Enter key in a field presses the first button of a form, and it must be this one. */}
        <button type="submit" name="intent" value="next" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <div>
          <h1>{texts.heading}</h1>
          <SignInOffer email={email} />
        </div>
        <FormProblems state={refused} />
        {isFilled ? (
          <Notice tone="success" role="status">
            {texts.found(state.values['company.name'] ?? '')}
          </Notice>
        ) : null}
        <DeliveryChoice checkout={checkout} picker={picker} delivery={delivery} error={live.errorOf('misto')} />
        <PeopleFields
          {...field}
          values={values}
          addresses={addresses}
          pending={pending}
          details={changing === 'doruceni' && !state ? checkout.details : null}
          way={delivery.way}
        />
        <AccountFields
          {...field}
          values={values}
          isGuest={email === null}
          consents={consents}
          credits={checkout.cart.credits.earned}
        />
        <div className={blocks.nav}>
          <Button as={ShopLink} to="/kosik/obsah" variant="quiet">
            <Icon name="left" />
            {texts.back}
          </Button>
          <Button type="submit" name="intent" value="next" size="large" loading={pending === 'next'}>
            {texts.next}
          </Button>
        </div>
      </Form>
    </LiveErrors>
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

function isDeliveryChosen({ target }: FormEvent): boolean {
  return target instanceof HTMLInputElement && (target.name === 'point' || target.name === 'courier')
}

function keepDraft(event: FormEvent<HTMLFormElement>) {
  // biome-ignore lint/suspicious/noDocumentCookie: must be kept at once, and the store of cookies is not in every browser
  document.cookie = toDraftCookie(new FormData(event.currentTarget), location.protocol === 'https:')
}
