import type { CheckoutDetails, RegularWishes, SameFoodChoice } from '@shop/contract/checkout'
import { CARD_CONSENT } from '@shop/contract/plan/card-consent'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { StockPolicy } from '@shop/domain/plan/replace-missing'
import { actorId, audit, type Context } from '#app/http/context'
import type { EditedOrder } from '#app/order/edited-order.sql'
import { toLastDetails } from '#app/order/reorder/last-details'
import { insertCycle, replaceCycleLines } from '#app/plan/cycles.sql'
import { queueStarted } from '#app/plan/emails/queue-started'
import { holdPlan } from '#app/plan/lock-plan'
import { insertMandate } from '#app/plan/mandates.sql'
import { insertPlanEvent } from '#app/plan/plan-events.sql'
import { insertPlan, insertPlanLine, selectPlanLines, updatePlanAddress } from '#app/plan/plans.sql'
import { replaceSameFood } from '#app/plan/replace-same-food'
import { type StartingOrder, selectRegularLines, selectStartingOrder } from '#app/plan/starting-order.sql'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/**
 * What was bought regularly comes again: the plan is written by the transaction that places the order, so there is never one without
 * the other. An order with nothing regular in it begins nothing.
 */
export async function beginPlanOfOrder(
  context: Context,
  { orderId, cardConsent, sameFood }: { orderId: number } & RegularWishes,
): Promise<void> {
  const { db, now } = context
  const lines = await selectRegularLines(db, orderId)
  if (lines.length === 0) return
  const order = await selectStartingOrder(db, orderId, { storefrontId: STOREFRONT_ID, dogId: null })
  const details = order && toLastDetails(order)
  if (!details) throw new Error(`Order ${orderId} cannot begin a plan.`)
  const planId = await beginPlan(context, {
    order,
    details,
    lines,
    dogId: null,
    stockPolicy: 'wait',
    byBowl: false,
    sameFood,
  })
  // The payment that follows sets the leave up; without one each parcel waits to be paid by its link.
  if (cardConsent && order.paymentKind === 'online') {
    const id = await insertMandate(db, { planId, orderId, consentText: CARD_CONSENT, now })
    await audit(db, context, 'plan.charging_allowed', { type: 'mandate', id })
  }
}

interface Beginning {
  order: StartingOrder
  details: CheckoutDetails
  lines: readonly { variantId: number; pieces: number; weeks: number }[]
  dogId: number | null
  stockPolicy: StockPolicy
  byBowl: boolean
  sameFood: SameFoodChoice | null
}

/** A plan with its first cycle, which is the order; sent and paid as then. The caller holds the customer and the order. */
export async function beginPlan(context: Context, beginning: Beginning): Promise<number> {
  const { db, now } = context
  const { order, details, lines, dogId, stockPolicy, byBowl, sameFood } = beginning
  const { orderId } = order
  const planId = await insertPlan(db, { storefrontId: STOREFRONT_ID, orderId, dogId, stockPolicy, details, now })
  if (planId === null) throw new Error(`Order ${orderId} began a plan twice under its lock.`)
  const arrives = order.deliveryTo ?? toPragueDay(now)
  for (const { variantId, pieces, weeks } of lines) {
    const intervalDays = weeks * 7
    await insertPlanLine(db, planId, {
      variantId,
      pieces,
      intervalDays,
      isByBowl: byBowl,
      substituteVariantId: null,
      dueOn: addDays(arrives, intervalDays),
    })
  }
  await beginFirstCycle(context, planId, order, arrives)
  await audit(db, context, 'plan.started', { type: 'plan', id: planId })
  const replaced =
    sameFood === 'replace' ? await replaceSameFood(context, { planId, dogId, variantIds: lines.map(toVariantId) }) : []
  const plan = await holdPlan(db, planId)
  if (plan) await queueStarted(context, plan, { orderNumber: order.number, isReplacing: replaced.length > 0 })
  context.log.info({ planId, orderId, replaced: replaced.length }, 'plan.started')
  return planId
}

function toVariantId({ variantId }: { variantId: number }): number {
  return variantId
}

async function beginFirstCycle(
  { db, now, actor }: Context,
  planId: number,
  { orderId, dispatchOn }: StartingOrder,
  arrives: string,
): Promise<void> {
  const planned = (await selectPlanLines(db, planId)).map(({ id, variantId, pieces }) => ({
    variantId,
    pieces,
    planLineId: id,
    isOnce: false,
    announced: null,
  }))
  const processOn = dispatchOn ?? arrives
  const cycleId = await insertCycle(db, { planId, state: 'ordered', dueOn: arrives, processOn, orderId, now })
  await replaceCycleLines(db, cycleId, planned)
  const event = { planId, at: now, fromState: null, actorKind: actor.kind, actorId: actorId(actor) }
  await insertPlanEvent(db, { ...event, cycleId: null, event: 'started', toState: 'active' })
  await insertPlanEvent(db, { ...event, cycleId, event: 'placed', toState: 'ordered' })
}

/**
 * The first order of a plan was given another address: its plan was begun with the old one and follows, unless its owner has set it otherwise
 * since. The caller holds the order; a plan is never held before its order is.
 */
export async function moveFirstPlan(
  context: Context,
  { orderId, before }: { orderId: number; before: Pick<EditedOrder, 'phone' | 'delivery' | 'pickupPointId'> },
): Promise<void> {
  const { db } = context
  const order = await selectStartingOrder(db, orderId, { storefrontId: STOREFRONT_ID, dogId: null })
  const was = order && toLastDetails({ ...order, phone: before.phone, delivery: before.delivery })
  const is = order && toLastDetails(order)
  if (!was || !is) return
  const planId = await updatePlanAddress(db, orderId, {
    was: { details: was, pickupPointId: before.pickupPointId },
    is: { details: is, pickupPointId: order.pickupPointId },
  })
  if (planId !== null) await audit(db, context, 'plan.moved', { type: 'plan', id: planId })
}
