import { type BankMatch, matchBankLine, type Payable } from '@shop/domain/payment/match-bank-line'
import { findSymbols } from '@shop/domain/payment/variable-symbol'
import { COMPANY } from '#app/mail/company'
import {
  type PayableRow,
  type StoredMovement,
  selectPayablesByAmount,
  selectPayablesByNumber,
} from '#app/payment/bank.sql'
import type { PaymentContext } from '#app/payment/change-payment'
import { loadPaymentSettings } from '#app/payment/payment-settings'

const CURRENCY = 'CZK'

/** What a movement is for, by the pure rule, from the orders it could be about. */
export async function findMatch(context: PaymentContext, movement: StoredMovement): Promise<BankMatch> {
  const { db } = context
  const { tolerance } = await loadPaymentSettings(db)
  const named = await selectPayablesByNumber(db, numbersIn(movement))
  const payables = named.length > 0 ? named : await selectPayablesByAmount(db, movement.amount)
  return matchBankLine({ ...movement, reference: movement.specificSymbol }, payables.map(toPayable), {
    currency: CURRENCY,
    knownAccounts: [COMPANY['company.bankAccount']],
    tolerance,
  })
}

/** Order numbers have ten digits and never begin with a zero, whatever a bank puts before them. */
function numbersIn({ variableSymbol, message, specificSymbol }: StoredMovement): string[] {
  const given = (variableSymbol ?? '').replace(/^0+/, '')
  return given === '' ? findSymbols(`${specificSymbol ?? ''} ${message ?? ''}`) : [given]
}

function toPayable({ orderId, number, state, due }: PayableRow): Payable {
  const ended = state === 'cancelled' || state === 'closed'
  return {
    orderId: String(orderId),
    variableSymbol: number,
    due,
    // An expired order may still be paid: late money is decided by the order itself.
    state: ended ? 'cancelled' : due <= 0 ? 'paid' : 'open',
  }
}
