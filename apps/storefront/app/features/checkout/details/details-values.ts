import type { CheckoutDetails } from '@shop/contract/checkout'
import { formatPhone, formatZip } from '@shop/czech/format-contact'
import { joinFullName } from '@shop/domain/customer/full-name'

/** What stands in the form, by the name of the field; a box that is not ticked is missing. */
export type DetailsValues = Record<string, string>

interface Place {
  street: string
  city: string
  zip: string
  placeCode: number | null
}

/** The parcel's address stands first in the form; the contract keeps the invoice's first. */
export function toDetailsValues(details: CheckoutDetails, isSignedIn = false): DetailsValues {
  const { email, phone, company, delivery, note, wantsAccount, consents, isKept } = details
  const target = delivery ?? details
  return {
    email,
    name: joinFullName(target),
    phone: formatPhone(phone),
    ...placeValues('', target),
    ...(target.isVerified || !target.street ? {} : { asWritten: '1' }),
    note,
    // A guest without an account was not asked.
    ...(isKept || !(isSignedIn || wantsAccount) ? {} : { forget: '1' }),
    ...(delivery ? { billingDiffers: '1', ...placeValues('billing.', details) } : {}),
    ...(delivery && !details.isVerified ? { 'billing.asWritten': '1' } : {}),
    ...(company
      ? {
          onCompany: '1',
          'company.companyId': company.companyId,
          'company.name': company.name,
          'company.vatId': company.vatId ?? '',
          ...(company.isRegistered === false ? { 'company.asWritten': '1' } : {}),
        }
      : {}),
    ...(wantsAccount ? { wantsAccount: '1' } : {}),
    ...Object.fromEntries(consents.map(({ topic, wordingVersion }) => [`consent.${topic}`, String(wordingVersion)])),
  }
}

export function placeValues(prefix: '' | 'billing.', { street, city, zip, placeCode }: Place): DetailsValues {
  return {
    [`${prefix}street`]: street,
    [`${prefix}city`]: city,
    [`${prefix}zip`]: formatZip(zip),
    [`${prefix}placeCode`]: placeCode?.toString() ?? '',
  }
}

const PLACE = ['street', 'city', 'zip', 'placeCode', 'asWritten']
const TEXTS = ['email', 'name', 'phone']

/** A form that was left half-way goes on; what nobody has written yet is filled from what we know of the customer. */
export function fillGaps(draft: DetailsValues, known: DetailsValues): DetailsValues {
  const names = [...TEXTS, ...(draft.street ? [] : PLACE)].filter((name) => !draft[name] && known[name])
  return { ...draft, ...Object.fromEntries(names.map((name) => [name, known[name] ?? ''])) }
}
