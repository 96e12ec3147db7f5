import type { OrderRegular } from '@shop/contract/order-detail'
import type { StartPlan } from '@shop/contract/plan/plan'
import { ok, refuse } from '@shop/domain/result'
import { selectSameFood } from '#app/checkout/same-food.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import { audit, type CommandContext, type Context } from '#app/http/context'
import { openChangeable } from '#app/order/company/open-changeable'
import { lockOrder, selectOrderOwner } from '#app/order/order.sql'
import { toLastDetails } from '#app/order/reorder/last-details'
import { listRepeatableLines } from '#app/order/reorder/repeatable-lines'
import { beginPlan } from '#app/plan/begin-plan'
import { selectOpenCycle } from '#app/plan/cycles.sql'
import { holdPlan } from '#app/plan/lock-plan'
import { selectPlanOfOrder } from '#app/plan/mandates.sql'
import { updatePlanWishes } from '#app/plan/plans.sql'
import { priceCycle } from '#app/plan/price-cycle'
import { describePlan } from '#app/plan/read-plan'
import { selectRegularLines, selectStartingOrder } from '#app/plan/starting-order.sql'
import { loadShopRules } from '#app/rules/shop-rules'
import { STOREFRONT_ID } from '#app/store/storefront-id'

// Any rhythm costs the same for each parcel.
const NOT_PLANNED = { planLineId: null, isOnce: false, announced: null, intervalDays: 28 }

const ENDED: readonly string[] = ['cancelled', 'expired', 'not_collected']

/**
 * A plan that begins with an order that is there already: nothing is sent now, the order is its first parcel. Asked twice, or for an
 * order that began one by itself, it is the same plan.
 */
export async function startPlan(context: Context, input: { token: string } & StartPlan) {
  const { db } = context
  const { dogId, stockPolicy, byBowl, sameFood } = input
  const orderId = await openChangeable(context, input.token)
  const customerId = await selectOrderOwner(db, orderId)
  if (customerId !== null) await lockCustomer(db, customerId)
  const order = await lockOrder(db, orderId)
  const begun = await selectPlanOfOrder(db, orderId)
  const from = await selectStartingOrder(db, orderId, { storefrontId: STOREFRONT_ID, dogId })
  if (begun === null && (!order || !from || ENDED.includes(order.state))) return refuse('order_ended')
  if (from?.isOwnDog === false) return refuse('dog_unknown')
  if (begun !== null) return ok(await wish(context, begun, input))
  const lines = await listLines(context, orderId, input.weeks)
  if (!lines.ok) return lines
  if (!from?.canRepeat) return refuse('payment_impossible', { reason: 'no_regular_delivery' })
  const details = toLastDetails(from)
  if (!details) return refuse('order_ended')
  if (customerId !== null && sameFood === null) {
    const variantIds = lines.value.map(({ variantId }) => variantId)
    const plans = await selectSameFood(db, { customerId, variantIds, dogId })
    if (plans.length > 0) return refuse('plan_exists', { plans })
  }
  const planId = await beginPlan(context, {
    order: from,
    details,
    lines: lines.value,
    dogId,
    stockPolicy,
    byBowl,
    sameFood,
  })
  return ok(await show(context, planId))
}

/** What each parcel would cost, by the rules the plan itself is priced by; null when the order cannot begin one. */
export async function foreseeOffer(
  context: CommandContext,
  { orderId, lines }: { orderId: number; lines: readonly { variantId: number; pieces: number }[] },
): Promise<OrderRegular['offer']> {
  const { db } = context
  const order = await selectStartingOrder(db, orderId, { storefrontId: STOREFRONT_ID, dogId: null })
  const details = order && toLastDetails(order)
  if (!details) return null
  const customerId = await selectOrderOwner(db, orderId)
  const wanted = lines.map((line) => ({ ...line, ...NOT_PLANNED }))
  const { priced, pricing } = await priceCycle(context, { ...order, details, customerId }, wanted)
  const { payable } = priced.result
  const goods = priced.result.lines.map(({ variantId, pieces }) => {
    const view = pricing.goods.get(variantId)?.view
    return { name: view?.name ?? '', variantName: view?.variantName ?? '', pieces }
  })
  return goods.length > 0 ? { lines: goods, payable } : null
}

/** What was bought to come again, in its own weeks; else everything that can, in the weeks that are chosen now. */
async function listLines(context: Context, orderId: number, weeks: number | null) {
  const regular = await selectRegularLines(context.db, orderId)
  if (regular.length > 0) return ok(regular)
  const { intervalsWeeks } = (await loadShopRules(context)).pricing.regularDelivery
  if (weeks === null) return refuse('nothing_regular')
  if (!intervalsWeeks.includes(weeks)) {
    return refuse('regular_delivery_refused', { reason: 'unknown_interval', intervalsWeeks })
  }
  const lines = await listRepeatableLines(context, orderId)
  return lines.length > 0 ? ok(lines.map((line) => ({ ...line, weeks }))) : refuse('nothing_regular')
}

/** Whoever has just bought regularly may still say for which dog, and that its bowl decides; later the settings of the plan do. */
async function wish(context: Context, planId: number, { dogId, byBowl, stockPolicy }: StartPlan) {
  const { db } = context
  const plan = await holdPlan(db, planId)
  const open = await selectOpenCycle(db, planId)
  const isSaid = dogId !== null || byBowl || stockPolicy !== 'wait'
  if (plan && isSaid && plan.state !== 'ended' && open?.state === 'ordered' && open.cycleNo === 1) {
    await updatePlanWishes(db, planId, { dogId, stockPolicy, isByBowl: byBowl })
    await audit(db, context, 'plan.saved', { type: 'plan', id: planId })
  }
  return show(context, planId)
}

async function show(context: Context, planId: number) {
  const plan = await holdPlan(context.db, planId)
  if (!plan) throw new Error(`Plan ${planId} is gone.`)
  return describePlan(context, plan)
}
