import type { CheckoutDetails } from '@shop/contract/checkout'
import { formatPhone, formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { joinFullName } from '@shop/domain/customer/full-name'
import { checkoutDetailsTexts as texts } from '#app/texts/checkout/checkout-details.ts'

/** Who gets it, in a line and its small print; where a courier rings or the invoice goes is said too. */
export function describeContact(details: CheckoutDetails, isDelivered: boolean): { title: string; details: string } {
  const { email, phone, company, delivery, note } = details
  const target = delivery ?? details
  const person = isDelivered ? target : details
  const address = isDelivered && target.street ? `${target.street}, ${formatZip(target.zip)} ${target.city}` : ''
  const small = [
    email,
    address ? nonBreaking(address) : isDelivered ? '' : texts.noStreet,
    company ? `${company.name}, ${texts.companyId} ${company.companyId}` : '',
    note ? `„${note}“` : '',
  ]
  return {
    title: `${joinFullName(person)} · ${formatPhone(phone)}`,
    details: small.filter(Boolean).join(' · '),
  }
}
