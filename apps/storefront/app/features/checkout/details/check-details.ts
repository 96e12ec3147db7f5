import { splitFullName } from '@shop/domain/customer/full-name'
import { checkoutDetailsTexts } from '#app/texts/checkout/checkout-details.ts'
import { fieldTexts } from '#app/texts/customer/customer-refusals.ts'

const { sentences } = checkoutDetailsTexts

/** A glance, not the rule: the services decide. Whatever passes here can still be refused, nothing right is scolded. */
const CHECKS: Record<string, (value: string) => string | null> = {
  name: (value) => {
    const { firstName, lastName } = splitFullName(value)
    if (!firstName) return sentences['name.required']
    return lastName ? null : sentences.lastName
  },
  email: (value) => {
    if (!value) return sentences['email.required']
    return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value) ? null : fieldTexts.email_invalid
  },
  phone: (value) => {
    if (!value) return sentences['phone.required']
    return /^\+?\d{9,15}$/.test(value.replace(/[\s()-]/g, '')) ? null : fieldTexts.phone_invalid
  },
  street: (value) => {
    if (!value) return sentences['street.required']
    return /\d/.test(value) ? null : fieldTexts.street_number_missing
  },
  city: (value) => (value ? null : sentences['city.required']),
  zip: (value) => (/^\d{3}\s?\d{2}$/.test(value) ? null : fieldTexts.zip_invalid),
}

export function checkDetails(name: string, value: string): string | null | undefined {
  return CHECKS[name]?.(value.trim())
}
