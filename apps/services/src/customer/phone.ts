import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { invalidField } from '#app/http/request-error'

/** E.164 from any usual way of writing; null when none was given. A courier can call neither a premium line nor half a number. */
export function toPhone(field: string, text: string, country: 'CZ' | 'SK' = 'CZ'): string | null {
  if (text === '') return null
  const phone = parsePhoneNumberFromString(text.replace(/^00/, '+'), country)
  if (!phone?.isValid()) throw invalidField(field, 'phone_invalid')
  if (phone.getType() === 'PREMIUM_RATE' || phone.getType() === 'SHARED_COST')
    throw invalidField(field, 'phone_premium')
  return phone.number
}
