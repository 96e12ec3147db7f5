import type { TransferView } from '@shop/contract/order'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { parseAccount } from '@shop/domain/payment/bank-account'
import { buildSpayd } from '@shop/domain/payment/build-spayd'
import { toIban } from '@shop/domain/payment/iban'
import { COMPANY } from '#app/mail/company'

export interface TransferOrder {
  number: string
  /** What is left to pay. */
  amount: number
  dueOn: string | null
}

/** Account, symbol and the text of the QR code. The number of the order is its variable symbol. */
export function toTransfer({ number, amount, dueOn }: TransferOrder): TransferView {
  const iban = companyIban()
  const spayd = buildSpayd({
    iban,
    amount,
    currency: 'CZK',
    variableSymbol: number,
    message: `Objednavka ${number}`,
    ...(dueOn ? { dueOn } : {}),
  })
  if (!spayd.ok) throw new Error(`Order ${number} cannot be paid by transfer: ${spayd.code}`)
  return {
    account: COMPANY['company.bankAccount'],
    iban,
    variableSymbol: number,
    amount,
    dueOn,
    spayd: spayd.value,
  }
}

export function companyIban(): string {
  const account = parseAccount(COMPANY['company.bankAccount'])
  if (!account.ok) throw new Error(`The shop's own account is not one: ${account.code}`)
  return toIban(account.value)
}

/** By when the customer is asked to pay; the rest of the hold is for banks that take their time. */
export function transferDueOn(placedAt: Date, dueDays: number | null): string | null {
  return dueDays === null ? null : addDays(toPragueTime(placedAt).date, dueDays)
}
