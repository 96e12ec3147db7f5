import type { Address } from '@shop/contract/customer'
import { formatPhone } from '@shop/czech/format-contact'
import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { Form } from 'react-router'
import { FormInput, FormSelect, isTicked } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { usePending } from '#app/forms/use-pending.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import { AddressPlaceFields } from './address-place-fields.tsx'

const { addresses: texts } = detailTexts
const FORM = 'adresa'

interface AddressFormProps {
  /** The one that is changed; a new one when missing. */
  address: Address | undefined
  /** Whoever has the account usually gets the parcels. */
  person: { firstName: string; lastName: string }
  state: FormState | undefined
}

export function AddressForm({ address, person, state }: AddressFormProps) {
  const field = { form: FORM, state }
  const unknown = state?.code === 'address_not_found' || state?.code === 'zip_mismatch'
  return (
    <Form method="post" action="/ucet/adresy" className="stack">
      <FormProblems state={state} />
      {address ? <input type="hidden" name="id" value={address.id} /> : null}
      {address ? <input type="hidden" name="version" value={address.version} /> : null}
      <div className="form-grid">
        <FormInput
          {...field}
          name="firstName"
          label={texts.firstName}
          value={address?.firstName ?? person.firstName}
          autoComplete="given-name"
          required
          maxLength={32}
        />
        <FormInput
          {...field}
          name="lastName"
          label={texts.lastName}
          value={address?.lastName ?? person.lastName}
          autoComplete="family-name"
          required
          maxLength={32}
        />
        <AddressPlaceFields {...field} address={address} />
        <FormSelect
          {...field}
          name="country"
          label={texts.country}
          value={address?.country ?? 'CZ'}
          options={texts.countries}
          autoComplete="country"
        />
        <FormInput
          {...field}
          name="phone"
          label={texts.phone}
          optional={accountTexts.optional}
          value={address?.phone ? formatPhone(address.phone) : ''}
          type="tel"
          autoComplete="tel"
        />
        <FormInput
          {...field}
          name="company"
          label={texts.company}
          optional={accountTexts.optional}
          value={address?.company}
          autoComplete="organization"
        />
        <FormInput
          {...field}
          name="label"
          label={texts.label}
          optional={accountTexts.optional}
          hint={texts.labelHint}
          value={address?.label}
          maxLength={40}
        />
        <FormInput
          {...field}
          name="courierNote"
          label={texts.courierNote}
          optional={accountTexts.optional}
          value={address?.courierNote}
          maxLength={200}
          span="full"
        />
      </div>
      <Check name="isDefault" value="1" defaultChecked={isTicked(state, 'isDefault', address?.isDefault ?? false)}>
        {texts.setDefault}
      </Check>
      {unknown ? (
        <Check name="asWritten" value="1">
          {texts.asWritten}
        </Check>
      ) : null}
      <div className="row">
        <Button type="submit" name="intent" value="save" loading={usePending() === 'save'}>
          {accountTexts.saveAddress}
        </Button>
        <Button as={ShopLink} to="/ucet/adresy" variant="quiet">
          {accountTexts.cancel}
        </Button>
      </div>
    </Form>
  )
}
