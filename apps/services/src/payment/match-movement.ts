import { type BankMatch, matchBankLine, type Payable, symbolsOf } from '@shop/domain/payment/match-bank-line'
import type { CommandContext } from '#app/http/context'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import {
  type PayableRow,
  type StoredMovement,
  selectPayablesByAmount,
  selectPayablesByNumber,
} from '#app/payment/bank.sql'
import { loadPaymentSettings } from '#app/rules/payment-settings'
import { selectSeller } from '#app/seller/seller.sql'

export const CURRENCY = 'CZK'

/**
 * What a movement is for, by the pure rule. The order it names is held before its money is read: two transfers for one order are
 * matched one after the other.
 */
export async function findMatch(context: CommandContext, movement: StoredMovement): Promise<BankMatch> {
  const { db } = context
  const { tolerance, leastSharePercent } = await loadPaymentSettings(db)
  const line = { ...movement, reference: movement.specificSymbol }
  const named = await selectNamed(context, symbolsOf(line))
  const payables = named.length > 0 ? named : await selectPayablesByAmount(db, movement.amount)
  return matchBankLine(line, payables.map(toPayable), {
    currency: CURRENCY,
    knownAccounts: [(await selectSeller(context.db)).account],
    tolerance,
    leastSharePercent,
  })
}

async function selectNamed({ db }: CommandContext, numbers: readonly string[]): Promise<PayableRow[]> {
  const named = await selectPayablesByNumber(db, numbers)
  const [only] = named
  // Several orders are for a person, who changes nothing of theirs.
  if (named.length !== 1 || !only) return named
  await lockPayableOrder(db, only.orderId)
  return selectPayablesByNumber(db, numbers)
}

function toPayable({ orderId, number, state, price, due, takesParts, refunds }: PayableRow): Payable {
  const ended = state === 'cancelled' || state === 'closed'
  return {
    orderId: String(orderId),
    variableSymbol: number,
    price,
    due,
    // An expired order may still be paid: late money is decided by the order itself.
    state: ended ? 'cancelled' : due <= 0 ? 'paid' : 'open',
    takesParts,
    refunds,
  }
}
