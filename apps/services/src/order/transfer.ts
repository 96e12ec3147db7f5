import type { TransferView } from '@shop/contract/order'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { parseAccount } from '@shop/domain/payment/bank-account'
import { buildSpayd } from '@shop/domain/payment/build-spayd'
import { toIban } from '@shop/domain/payment/iban'

interface TransferOrder {
  number: string
  /** What is left to pay. */
  amount: number
  dueOn: string | null
}

/** Account, symbol and the text of the QR code. The number of the order is its variable symbol. */
export function toTransfer({ number, amount, dueOn }: TransferOrder, account: string): TransferView {
  const iban = toOwnIban(account)
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
    account,
    iban,
    variableSymbol: number,
    amount,
    dueOn,
    spayd: spayd.value,
  }
}

export function toOwnIban(account: string): string {
  const parsed = parseAccount(account)
  if (!parsed.ok) throw new Error(`The shop's own account is not one: ${parsed.code}`)
  return toIban(parsed.value)
}

/** By when the customer is asked to pay; the rest of the hold is for banks that take their time. */
export function transferDueOn(placedAt: Date, dueDays: number | null): string | null {
  return dueDays === null ? null : addDays(toPragueTime(placedAt).date, dueDays)
}
