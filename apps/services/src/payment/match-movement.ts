import { type BankMatch, matchBankLine, type Payable, symbolsOf } from '@shop/domain/payment/match-bank-line'
import type { CommandContext } from '#app/http/context'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import {
  type PayableRow,
  type StoredMovement,
  selectExpecting,
  selectPayablesByAmount,
  selectPayablesByNumber,
} from '#app/payment/bank.sql'
import { loadPaymentSettings } from '#app/rules/payment-settings'
import { selectSeller } from '#app/seller/seller.sql'

export const CURRENCY = 'CZK'

/** Asked for by the notice of a plan, whose order is still to come. */
type EarlyMatch = { readonly kind: 'early'; readonly planId: number }

/**
 * What a movement is for, by the pure rule. The order it names is held before its money is read: two transfers for one order are
 * matched one after the other. A number that no order has yet may be the one a plan has announced: its money waits for that order, or
 * goes to the parcel of the same plan that waits for money instead.
 */
export async function findMatch(context: CommandContext, movement: StoredMovement): Promise<BankMatch | EarlyMatch> {
  const { db } = context
  const { tolerance, leastSharePercent } = await loadPaymentSettings(db)
  const line = { ...movement, reference: movement.specificSymbol }
  const named = await selectNamed(context, symbolsOf(line))
  const payables = named.length > 0 ? named : await selectPayablesByAmount(db, movement.amount)
  const settings = {
    currency: CURRENCY,
    knownAccounts: [(await selectSeller(context.db)).account],
    tolerance,
    leastSharePercent,
  }
  const match = matchBankLine(line, payables.map(toPayable), settings)
  if (match.kind !== 'for_staff' || match.reason !== 'unknown_symbol') return match
  const expecting = await selectExpecting(db, symbolsOf(line))
  if (!expecting) return match
  const { planId, isRunning, orderNumber } = expecting
  if (orderNumber === null) return isRunning ? { kind: 'early', planId } : match
  const waiting = await selectNamed(context, [orderNumber])
  return matchBankLine({ ...line, variableSymbol: orderNumber }, waiting.map(toPayable), settings)
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
