import type { TransferView } from '@shop/contract/order'
import type { CommandContext } from '#app/http/context'
import { takeOrderNumber } from '#app/order/order-number'
import { toTransfer } from '#app/order/transfer'
import type { CycleRow } from '#app/plan/cycles.sql'
import { selectAskedTransfer, selectEarlyMoney } from '#app/plan/early-money.sql'
import type { PricedCycle } from '#app/plan/price-cycle'
import { selectSeller } from '#app/seller/seller.sql'
import type { Db } from '#app/store/database'

/** Money is asked for before the order is there: under the number that order is going to have. */
export async function numberFor(
  context: CommandContext,
  cycle: CycleRow,
  { payment, pricing }: PricedCycle,
): Promise<string | null> {
  if (cycle.orderNumber !== null || payment?.kind !== 'transfer') return cycle.orderNumber
  return takeOrderNumber(context, pricing.today)
}

/** What is left to send for a parcel that is announced; null when nothing is, or it is paid another way. */
export async function askedTransfer(db: Db, cycleId: number): Promise<TransferView | null> {
  const asked = await selectAskedTransfer(db, cycleId)
  if (!asked) return null
  const amount = asked.payable - (await selectEarlyMoney(db, asked.planId))
  if (amount <= 0) return null
  return toTransfer({ number: asked.number, amount, dueOn: null }, (await selectSeller(db)).account)
}
