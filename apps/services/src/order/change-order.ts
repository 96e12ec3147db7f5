import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { ORDER_MACHINE } from '@shop/domain/order/order-machine'
import { ORDER_EFFECTS, type OrderEffect, type OrderEvent, type OrderState } from '@shop/domain/order/order-state'
import type { Result } from '@shop/domain/result'
import { ok, refuse } from '@shop/domain/result'
import { type TransitionRefusal, transition } from '@shop/domain/state-machine'
import { lockCustomer } from '#app/customer/customer.sql'
import { actorId, audit, type CommandContext } from '#app/http/context'
import { insertOrderEvent, type LockedOrder, lockOrder, selectOrderOwner, updateOrderState } from '#app/order/order.sql'

/** The order as it was before the event; its new state is already written. */
type RunEffect = (context: CommandContext, order: LockedOrder, today: string, event: OrderEvent) => Promise<void>

export type OrderEffects = Readonly<Record<OrderEffect, RunEffect>>

declare module '#app/http/deps' {
  interface Effects {
    order: OrderEffects
  }
}

/**
 * The one way an order changes: lock, ask the machine, write state and event, do what the machine says, all in the caller's
 * transaction. The same event twice is a success that does nothing.
 */
export async function changeOrder(
  context: CommandContext,
  orderId: number,
  event: OrderEvent,
  details: object = {},
  { deadlineAt = null }: { deadlineAt?: Date | null } = {},
): Promise<Result<{ state: OrderState; isChanged: boolean }, TransitionRefusal | 'order_unknown'>> {
  const { db, now, actor } = context
  // Customer before order, as everywhere: whoever spends credits holds the customer and may wait for what this order holds.
  const customerId = await selectOrderOwner(db, orderId)
  if (customerId !== null) await lockCustomer(db, customerId)
  const order = await lockOrder(db, orderId)
  if (!order) return refuse('order_unknown')
  const step = transition(ORDER_MACHINE, order.state, event)
  if (!step.ok) return step
  const { to, isChanged, effects } = step.value
  if (!isChanged && effects.length === 0) return ok({ state: to, isChanged })

  if (isChanged) await updateOrderState(db, orderId, to, deadlineAt)
  const who = { actorKind: actor.kind, actorId: actorId(actor) }
  await insertOrderEvent(db, { orderId, at: now, event, fromState: order.state, toState: to, details, ...who })
  await runEffects(context, order, event, effects)
  await audit(db, context, `order.${event}`, { type: 'order', id: orderId })
  return ok({ state: to, isChanged })
}

/** In an order of their own, not the machine's, so that nobody waits for anybody in a circle. */
async function runEffects(
  context: CommandContext,
  order: LockedOrder,
  event: OrderEvent,
  effects: readonly OrderEffect[],
): Promise<void> {
  const today = toPragueTime(context.now).date
  const sorted = effects.toSorted((a, b) => ORDER_EFFECTS.indexOf(a) - ORDER_EFFECTS.indexOf(b))
  for (const effect of sorted) {
    await context.deps.effects.order[effect](context, order, today, event)
  }
}
