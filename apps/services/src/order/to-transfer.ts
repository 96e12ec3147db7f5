import type { TransferView } from '@shop/contract/order'
import { parseAccount } from '@shop/domain/payment/bank-account'
import { buildSpayd } from '@shop/domain/payment/build-spayd'
import { toIban } from '@shop/domain/payment/iban'
import { COMPANY } from '#app/mail/company'

/** Account, symbol and the text of the QR code. The number of the order is its variable symbol. */
export function toTransfer({ number, payable }: { number: string; payable: number }): TransferView {
  const account = parseAccount(COMPANY['company.bankAccount'])
  if (!account.ok) throw new Error(`The shop's own account is not one: ${account.code}`)
  const iban = toIban(account.value)
  const message = `Objednavka ${number}`
  const spayd = buildSpayd({ iban, amount: payable, currency: 'CZK', variableSymbol: number, message })
  if (!spayd.ok) throw new Error(`Order ${number} cannot be paid by transfer: ${spayd.code}`)
  return { account: COMPANY['company.bankAccount'], iban, variableSymbol: number, spayd: spayd.value }
}
