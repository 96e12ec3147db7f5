import { ok, type Result, refuse } from '../result.ts'

export type EanRefusal = 'ean_not_digits' | 'ean_length' | 'ean_check_digit'

/** Check digit of the first twelve digits: weights 1 and 3 in turn, up to the next ten. */
export function eanCheckDigit(firstTwelve: string): number {
  const sum = [...firstTwelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Thirteen digits whose last one checks the others. */
export function isEan(text: string): boolean {
  return /^\d{13}$/.test(text) && Number(text[12]) === eanCheckDigit(text.slice(0, 12))
}

/** Reads what a hand or a scanner gave. Twelve digits are an American code, whose thirteenth is a leading zero. */
export function parseEan(text: string): Result<string, EanRefusal> {
  const digits = text.replace(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return refuse('ean_not_digits')
  const ean = digits.length === 12 ? `0${digits}` : digits
  if (ean.length !== 13) return refuse('ean_length', { length: digits.length })
  const expected = eanCheckDigit(ean.slice(0, 12))
  return Number(ean[12]) === expected ? ok(ean) : refuse('ean_check_digit', { expected })
}
