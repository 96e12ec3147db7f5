/** A number as people write it is a Czech one unless it says otherwise. */
export function toPhoneHref(phone: string): `tel:${string}` {
  const digits = phone.replace(/[^\d+]/g, '')
  return `tel:${digits.startsWith('+') ? digits : `+420${digits}`}`
}
