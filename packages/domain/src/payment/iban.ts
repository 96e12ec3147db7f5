import { ok, type Result, refuse } from '../result.ts'
import { type AccountRefusal, type BankAccount, checkAccount } from './bank-account.ts'

type IbanRefusal = AccountRefusal | 'not_an_iban' | 'iban_check_failed' | 'not_czech'

export function toIban({ prefix, number, bank }: BankAccount): string {
  const body = bank + prefix.padStart(6, '0') + number.padStart(10, '0')
  const check = 98 - remainder97(`${body}CZ00`)
  return `CZ${String(check).padStart(2, '0')}${body}`
}

export function isIban(text: string): boolean {
  return checkIban(text).ok
}

export function checkIban(text: string): Result<string, 'not_an_iban' | 'iban_check_failed'> {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban) || (iban.startsWith('CZ') && !/^CZ\d{22}$/.test(iban))) {
    return refuse('not_an_iban')
  }
  return remainder97(iban.slice(4) + iban.slice(0, 4)) === 1 ? ok(iban) : refuse('iban_check_failed')
}

export function ibanToAccount(text: string): Result<BankAccount, IbanRefusal> {
  const checked = checkIban(text)
  if (!checked.ok) return checked
  const iban = checked.value
  if (!iban.startsWith('CZ')) return refuse('not_czech')
  const dropZeros = (digits: string) => digits.replace(/^0+/, '')
  return checkAccount({
    bank: iban.slice(4, 8),
    prefix: dropZeros(iban.slice(8, 14)),
    number: dropZeros(iban.slice(14)),
  })
}

/** Digit by digit, because the whole number does not fit a JavaScript one. Letters count as 10 to 35. */
function remainder97(text: string): number {
  const digits = [...text].map((char) => Number.parseInt(char, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)
}
