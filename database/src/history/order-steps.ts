import { orderEventsOf } from '@shop/domain/order/events-of-shipments'
import { ORDER_MACHINE } from '@shop/domain/order/order-machine'
import type { OrderEvent } from '@shop/domain/order/order-state'
import { transition } from '@shop/domain/state-machine'
import type { Parcel } from './parcels.ts'
import type { Attempt } from './payments.ts'
import { addOrderEvent, type Order } from './place-order.ts'
import { type Actor, addMail, type DraftDocument, SYSTEM, type World } from './world.ts'

/** An order on its way through the shop. Whatever lies after the moment at which the history ends has not happened. */
export interface Life {
  world: World
  order: Order
  payment: Attempt | null
  parcels: Parcel[]
  invoice: DraftDocument | null
  deliveredAt: Date | null
}

export function isReached({ world }: Life, at: Date): boolean {
  return at <= world.now
}

export function moveOrder(world: World, order: Order, event: OrderEvent, at: Date, actor: Actor = SYSTEM): boolean {
  const step = transition(ORDER_MACHINE, order.state, event)
  if (!step.ok) throw new Error(`An order in ${order.state} does not take ${event}.`)
  const { to, isChanged, effects } = step.value
  if (!isChanged && effects.length === 0) return false
  const from = order.state
  order.state = to
  order.row.state = to
  order.row.updated_at = at
  if (to !== 'awaiting_payment' && to !== 'awaiting_approval') order.row.deadline_at = null
  addOrderEvent(world, order, { event, from, to, at, actor })
  return true
}

export function tellOrder({ world, order, parcels }: Life, at: Date): void {
  for (const event of orderEventsOf(parcels.map(({ state }) => state))) moveOrder(world, order, event, at)
}

export function mailOrder({ world, order }: Life, event: string, template: string, at: Date): void {
  addMail(world, { object: `order:${order.id}`, event, template, to: order.spec.buyer.email, at })
}
