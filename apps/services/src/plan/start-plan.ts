import type { StartPlan } from '@shop/contract/plan/plan'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ok, refuse } from '@shop/domain/result'
import { lockCustomer } from '#app/customer/customer.sql'
import { actorId, audit, type Context } from '#app/http/context'
import { openOrder } from '#app/order/open-order'
import { lockOrder, selectOrderOwner } from '#app/order/order.sql'
import { toLastDetails } from '#app/order/reorder/last-details'
import { insertCycle, replaceCycleLines } from '#app/plan/cycles.sql'
import { queueStarted } from '#app/plan/emails/queue-plan-mails'
import { holdPlan } from '#app/plan/lock-plan'
import { insertPlanEvent } from '#app/plan/plan-events.sql'
import { insertPlan, insertPlanLine, selectPlanLines, selectStartedPlan } from '#app/plan/plans.sql'
import { describePlan } from '#app/plan/read-plan'
import { selectRegularLines, selectStartingOrder } from '#app/plan/starting-order.sql'
import { STOREFRONT_ID } from '#app/store/storefront-id'

const ENDED: readonly string[] = ['cancelled', 'expired', 'not_collected']

/** A plan begins with an order: what was bought regularly comes again, sent and paid as then. Asked twice it is the same plan. */
export async function startPlan(context: Context, input: { token: string } & StartPlan) {
  const { db, now, actor } = context
  const { dogId, stockPolicy, byBowl } = input
  const orderId = await openOrder(context, input.token)
  const customerId = await selectOrderOwner(db, orderId)
  if (customerId !== null) await lockCustomer(db, customerId)
  const order = await lockOrder(db, orderId)
  const begun = await selectStartedPlan(db, orderId)
  if (begun !== null) return ok(await show(context, begun))
  const from = await selectStartingOrder(db, orderId, { storefrontId: STOREFRONT_ID, dogId })
  if (!order || !from || ENDED.includes(order.state)) return refuse('order_ended')
  const lines = await selectRegularLines(db, orderId)
  if (lines.length === 0) return refuse('nothing_regular')
  if (!from.canRepeat) return refuse('payment_impossible', { reason: 'no_regular_delivery' })
  const details = toLastDetails(from)
  if (!details) return refuse('order_ended')
  if (!from.isOwnDog) return refuse('dog_unknown')

  const planId = await insertPlan(db, { storefrontId: STOREFRONT_ID, orderId, dogId, stockPolicy, details, now })
  if (planId === null) throw new Error(`Order ${orderId} began a plan twice under its lock.`)
  const arrives = from.deliveryTo ?? toPragueTime(now).date
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
  const planned = (await selectPlanLines(db, planId)).map(({ id, variantId, pieces }) => ({
    variantId,
    pieces,
    planLineId: id,
    isOnce: false,
    announced: null,
  }))
  const dispatch = from.dispatchOn ?? arrives
  const first = { planId, state: 'ordered' as const, dueOn: arrives, processOn: dispatch, orderId, now }
  const cycleId = await insertCycle(db, first)
  await replaceCycleLines(db, cycleId, planned)
  const event = { planId, at: now, fromState: null, actorKind: actor.kind, actorId: actorId(actor) }
  await insertPlanEvent(db, { ...event, cycleId: null, event: 'started', toState: 'active' })
  await insertPlanEvent(db, { ...event, cycleId, event: 'placed', toState: 'ordered' })
  await audit(db, context, 'plan.started', { type: 'plan', id: planId })
  const plan = await holdPlan(db, planId)
  if (plan) await queueStarted(context, plan)
  context.log.info({ planId, orderId }, 'plan.started')
  return ok(await show(context, planId))
}

async function show(context: Context, planId: number) {
  const plan = await holdPlan(context.db, planId)
  if (!plan) throw new Error(`Plan ${planId} is gone.`)
  return describePlan(context, plan)
}
