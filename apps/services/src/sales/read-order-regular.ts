import type { OrderRegular } from '@shop/contract/order-detail'
import type { OrderState } from '@shop/domain/order/order-state'
import type { CommandContext } from '#app/http/context'
import { listRepeatableLines } from '#app/order/reorder/repeatable-lines'
import { loadShopRules } from '#app/rules/shop-rules'
import { selectOrderPlan } from '#app/sales/order-regular.sql'

const ENDED: readonly string[] = ['cancelled', 'expired', 'not_collected', 'awaiting_approval']

/** Whether an order is a parcel of a plan, or could be the first one of a new plan. */
export async function readOrderRegular(
  context: CommandContext,
  orderId: number,
  state: OrderState,
): Promise<OrderRegular> {
  const found = await selectOrderPlan(context.db, orderId)
  if (found?.planId && found.planState && found.cycleNo) {
    const { planId, planState, cycleNo } = found
    const asksForBowl = found.asksForBowl === true && planState !== 'ended'
    return { plan: { planId, state: planState, cycleNo, asksForBowl }, weeks: [] }
  }
  const canBegin = found?.canRepeat === true && !ENDED.includes(state)
  const lines = canBegin ? await listRepeatableLines(context, orderId) : []
  const { intervalsWeeks } = (await loadShopRules(context)).pricing.regularDelivery
  return { plan: null, weeks: lines.length > 0 ? [...intervalsWeeks] : [] }
}
