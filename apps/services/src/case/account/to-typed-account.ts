import { formatAccount, parseAccount } from '@shop/domain/payment/bank-account'
import { ibanToAccount } from '@shop/domain/payment/iban'
import { invalidField } from '#app/http/request-error'

/** A Czech account, or its IBAN; both are checked to the last digit. */
export function toTypedAccount(text: string): string {
  const account = /^[a-z]{2}\d/i.test(text) ? ibanToAccount(text) : parseAccount(text)
  if (!account.ok) throw invalidField('account', 'invalid')
  return formatAccount(account.value)
}
