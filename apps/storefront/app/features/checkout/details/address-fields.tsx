import { Button } from '@shop/ui/button/button'
import { Check } from '@shop/ui/check/check'
import { AddressPlaceFields } from '#app/features/customer/addresses/address-place-fields.tsx'
import { FormInput, isTicked } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'
import { CompanyFields } from './company-fields.tsx'
import styles from './details-form.module.css'
import type { DetailsValues } from './details-values.ts'

export interface AddressChoice {
  id: number
  label: string
  street: string
  city: string
}

interface AddressFieldsProps {
  form: string
  state: FormState | undefined
  values: DetailsValues
  addresses: AddressChoice[]
}

/** Where the courier rings; hidden while the parcel is fetched. */
export function AddressFields({ values, addresses, ...field }: AddressFieldsProps) {
  const { state } = field
  return (
    <div className={styles.home}>
      {addresses.length > 0 ? <AddressBook addresses={addresses} /> : null}
      <div className="form-grid">
        <AddressPlaceFields {...field} address={placeOf(values, '')} hint={texts.streetHint} fixName="fixZip" />
        <FormInput
          {...field}
          name="note"
          label={texts.note}
          optional={texts.optional}
          value={values.note}
          placeholder={texts.notePlaceholder}
          maxLength={300}
          span="full"
        />
      </div>
      <AsWritten state={state} values={values} prefix="" />
    </div>
  )
}

interface InvoiceFieldsProps extends Omit<AddressFieldsProps, 'addresses'> {
  pending: string | null
}

/** Who and where the invoice is for when it is not the same; a company needs an address, wherever the parcel goes. */
export function InvoiceFields({ values, pending, ...field }: InvoiceFieldsProps) {
  const { state } = field
  return (
    <div className={styles.boxes}>
      <Check name="onCompany" value="1" defaultChecked={isTicked(state, 'onCompany', values.onCompany !== undefined)}>
        {texts.onCompany}
      </Check>
      <CompanyFields {...field} values={values} pending={pending} />
      <Check
        name="billingDiffers"
        value="1"
        className={styles.home}
        defaultChecked={isTicked(state, 'billingDiffers', values.billingDiffers !== undefined)}
      >
        {texts.billingDiffers}
      </Check>
      <fieldset className={`${styles.more} ${styles.billing}`}>
        <legend>{texts.billing}</legend>
        <div className="form-grid">
          <AddressPlaceFields
            {...field}
            prefix="billing."
            address={placeOf(values, 'billing.')}
            hint={texts.streetHint}
            required={false}
            fixName="fixZip"
          />
        </div>
        <AsWritten state={state} values={values} prefix="billing." />
      </fieldset>
    </div>
  )
}

function AddressBook({ addresses }: { addresses: AddressChoice[] }) {
  return (
    <ul className={styles.book} aria-label={texts.addressBook}>
      {addresses.map(({ id, label, street, city }) => (
        <li key={id}>
          <Button as={ShopLink} to={`?adresa=${id}`} variant="line" size="small" preventScrollReset>
            <span className="visually-hidden">{texts.useAddress} </span>
            {label || `${street}, ${city}`}
          </Button>
        </li>
      ))}
    </ul>
  )
}

interface AsWrittenProps {
  state: FormState | undefined
  values: DetailsValues
  prefix: '' | 'billing.'
}

/** Offered once our index has said that it does not know the address. */
function AsWritten({ state, values, prefix }: AsWrittenProps) {
  const name = `${prefix}asWritten`
  const isRefused =
    (state?.code === 'address_not_found' || state?.code === 'zip_mismatch') &&
    state.errors.some(({ field }) => field === `${prefix}street` || field === `${prefix}zip`)
  const ticked = isTicked(state, name, values[name] !== undefined)
  if (!isRefused && !ticked) return null
  return (
    <Check name={name} value="1" className={styles.asWritten} defaultChecked={ticked}>
      {texts.asWritten}
    </Check>
  )
}

function placeOf(values: DetailsValues, prefix: '' | 'billing.') {
  return {
    street: values[`${prefix}street`],
    city: values[`${prefix}city`],
    zip: values[`${prefix}zip`],
    placeCode: values[`${prefix}placeCode`],
  }
}
