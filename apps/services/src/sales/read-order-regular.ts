import type { OrderRegular } from '@shop/contract/order-detail'
import type { OrderState } from '@shop/domain/order/order-state'
import type { CommandContext, Context } from '#app/http/context'
import { listRepeatableLines } from '#app/order/reorder/repeatable-lines'
import { loadShopRules } from '#app/rules/shop-rules'
import { selectOrderPlan } from '#app/sales/order-regular.sql'

declare module '#app/http/deps' {
  interface Deps {
    /** What a plan that begins with this order would bring, and for how much. */
    foreseeOffer(context: CommandContext, offered: Offered): Promise<OrderRegular['offer']>
  }
}

interface Offered {
  orderId: number
  lines: readonly { variantId: number; pieces: number }[]
}

const ENDED: readonly string[] = ['cancelled', 'expired', 'not_collected', 'awaiting_approval']

/** Whether an order is a parcel of a plan, or could be the first one of a new plan. */
export async function readOrderRegular(context: Context, orderId: number, state: OrderState): Promise<OrderRegular> {
  const found = await selectOrderPlan(context.db, orderId)
  if (found?.planId && found.planState && found.cycleNo) {
    const { planId, planState, cycleNo } = found
    const asksForBowl = found.asksForBowl === true && planState !== 'ended'
    return { plan: { planId, state: planState, cycleNo, asksForBowl }, weeks: [], offer: null }
  }
  const canBegin = found?.canRepeat === true && !ENDED.includes(state)
  const lines = canBegin ? await listRepeatableLines(context, orderId) : []
  const { intervalsWeeks } = (await loadShopRules(context)).pricing.regularDelivery
  const offer = lines.length > 0 ? await context.deps.foreseeOffer(context, { orderId, lines }) : null
  return { plan: null, weeks: offer ? [...intervalsWeeks] : [], offer }
}
