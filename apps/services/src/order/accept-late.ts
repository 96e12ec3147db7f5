import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { stockDemand } from '@shop/domain/order/order-line'
import type { CommandContext } from '#app/http/context'
import { RequestError } from '#app/http/request-error'
import { type LockedOrder, selectDemand } from '#app/order/order.sql'
import { returnOrderCredits } from '#app/order/order-credits'
import { takeBackReturnedCredits } from '#app/order/order-credits.sql'
import { renewRedemption } from '#app/order/redemptions.sql'
import { selectRevisedOrder } from '#app/order/revision/order-revisions.sql'
import { spendOrderVoucher } from '#app/order/voucher/order-voucher'
import { selectReturnedVouchers } from '#app/order/voucher/order-voucher.sql'
import { loadShopRules } from '#app/rules/shop-rules'
import { reserveStock } from '#app/stock/stock.sql'

// An expired order let go of everything. To be accepted it must get all of it again; what it cannot get refuses it, and
// the whole step is taken back by its savepoint.

export async function reserveAgain({ db }: CommandContext, { id }: LockedOrder): Promise<void> {
  const demand = stockDemand(await selectDemand(db, id))
  const short = await reserveStock(db, demand, { orderId: id, reason: 'accepted', deadlineAt: null })
  if (short.length > 0) throw new RequestError('out_of_stock', { variants: short })
}

export async function redeemAgain({ db }: CommandContext, { id }: LockedOrder): Promise<void> {
  if (!(await renewRedemption(db, id))) throw new RequestError('coupon_refused', { reason: 'used_up' })
}

export async function spendAgain(context: CommandContext, { id, customerId }: LockedOrder): Promise<void> {
  const { db, now } = context
  if (customerId === null) return
  if (!(await takeBackReturnedCredits(db, customerId, id, now))) throw new RequestError('credits_refused')
  // What a change took out of the order before it expired is not bought again.
  const order = await selectRevisedOrder(db, id)
  if (!order || order.creditsBack === 0) return
  const { returnedCreditsDays: minimumDays } = await loadShopRules(context)
  const today = toPragueTime(now).date
  await returnOrderCredits(db, { customerId, orderId: id, credits: order.creditsBack, minimumDays, now, today })
}

export async function spendVoucherAgain(context: CommandContext, { id }: LockedOrder): Promise<void> {
  for (const { isUnderItsCode, ...voucher } of await selectReturnedVouchers(context.db, id)) {
    // Whoever ordered has it no longer: its money is for whoever has the new code.
    if (!isUnderItsCode) throw new RequestError('voucher_refused', { reason: 'changed' })
    await spendOrderVoucher(context, id, voucher)
  }
}
