import { isCompanyId } from './company-id.ts'

/**
 * DIČ: CZ and the company id of a firm, 699… of a group, or nine or ten digits of a person; SK and ten digits divisible
 * by eleven.
 */
export function isVatId(text: string): boolean {
  const [, country, digits] = /^(CZ|SK)(\d{8,10})$/.exec(text) ?? []
  if (!country || !digits) return false
  if (country === 'SK') return digits.length === 10 && Number(digits) % 11 === 0
  return digits.length > 8 || digits.startsWith('699') || isCompanyId(digits)
}
