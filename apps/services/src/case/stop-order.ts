import type { OrderState } from '@shop/domain/order/order-state'
import type { CaseOrder, CaseOrderLine } from '#app/case/case-order.sql'
import type { CaseRow } from '#app/case/cases.sql'
import { lockCustomer } from '#app/customer/customer.sql'
import type { CommandContext } from '#app/http/context'
import { changeOrder } from '#app/order/change-order'
import { selectLastEventDetails, selectOrderOwner } from '#app/order/order.sql'
import { lockShares } from '#app/order/stock/shares.sql'
import { lockShelves } from '#app/shipment/batches.sql'
import { selectParcels } from '#app/shipment/parcels.sql'
import type { Db } from '#app/store/database'
import { closeStaffTaskAbout, openStaffTask } from '#app/tasks/staff-tasks.sql'

const NOT_LEFT: readonly OrderState[] = ['awaiting_approval', 'awaiting_payment', 'accepted', 'on_hold', 'packing']

/** Goods that are still here are neither packed nor asked for. */
export function hasLeft({ state }: Pick<CaseOrder, 'state'>): boolean {
  return !NOT_LEFT.includes(state)
}

const PARCELS: Partial<Record<OrderState, 'on_its_way' | 'coming_back'>> = {
  shipped: 'on_its_way',
  ready_for_pickup: 'on_its_way',
  not_collected: 'coming_back',
}

type OrderOfParcels = Pick<CaseOrder, 'state'> & {
  lines: readonly Pick<CaseOrderLine, 'kind' | 'position' | 'pieces' | 'asked'>[]
}

/**
 * Goods that have left and that the customer does not have: nobody can send them back but the carrier. Whoever keeps some of them takes
 * the parcel over and sends the rest, so nobody is told to let it go. A case that is not written yet brings its pieces along.
 */
export function parcelOf(
  { state, lines }: OrderOfParcels,
  own: readonly { position: number; pieces: number }[] = [],
): 'on_its_way' | 'coming_back' | null {
  const parcel = PARCELS[state] ?? null
  if (parcel !== 'on_its_way') return parcel
  const keepsSome = lines.some(({ kind, position, pieces, asked }) => {
    const asking = own.reduce((sum, line) => (line.position === position ? sum + line.pieces : sum), asked)
    return kind === 'goods' && asking < pieces
  })
  return keepsSome ? null : parcel
}

export function isOnItsWay({ state }: Pick<CaseOrder, 'state'>): boolean {
  return PARCELS[state] === 'on_its_way'
}

export function isComingBack({ state }: Pick<CaseOrder, 'state'>): boolean {
  return PARCELS[state] === 'coming_back'
}

/** Whoever has the goods, or will have them if they take the parcel, may send them. */
export function canSend(order: Pick<CaseOrder, 'state'>): boolean {
  return hasLeft(order) && !isComingBack(order)
}

/** Customer before order, as everywhere: whoever holds an order may have to change it. */
export async function lockOwner(db: Db, orderId: number): Promise<void> {
  const customerId = await selectOrderOwner(db, orderId)
  if (customerId !== null) await lockCustomer(db, customerId)
}

/**
 * A box that is only being packed is taken apart, so what was withdrawn from can still leave the order, or the order can be held. What is
 * taken out of it afterwards lets go of coupon, voucher and stock, which everybody holds before the batches of a box: so they are held first.
 */
export async function stopPacking(context: CommandContext, order: CaseOrder): Promise<CaseOrder> {
  if (order.state !== 'packing') return order
  await lockShares(context.db, order.id)
  const parcels = (await selectParcels(context.db, order.id)).filter(({ state }) => state !== 'cancelled')
  await lockShelves(
    context.db,
    parcels.map(({ id }) => id),
  )
  const returned = await changeOrder(context, order.id, 'return_to_queue')
  return returned.ok ? { ...order, state: returned.value.state } : order
}

/** Whoever withdraws before dispatch stops the order; where it cannot be held, a person stops it. */
export async function stopOrder(context: CommandContext, { id, number }: CaseRow, order: CaseOrder): Promise<void> {
  const { db, now } = context
  if (order.state === 'accepted') {
    const reason = `přišlo nám vaše odstoupení od smlouvy ${number}, proto ji zatím nebalíme.`
    await changeOrder(context, order.id, 'hold', { reason, case: number })
  }
  const details = { number, state: order.state }
  await openStaffTask(db, { kind: 'case_before_dispatch', subject: `case:${id}`, orderId: order.id, details, now })
}

/** Taken back, the withdrawal holds nobody up any more. */
export async function releaseOrder(context: CommandContext, { id, number, orderId }: CaseRow): Promise<void> {
  const { db, now } = context
  const closing = { closedBy: 'system', note: `Odstoupení ${number} vzal zákazník zpět.`, now }
  await closeStaffTaskAbout(db, { kind: 'case_before_dispatch', subject: `case:${id}` }, closing)
  const hold = (await selectLastEventDetails(db, orderId, 'hold')) as { case?: string }
  if (hold.case !== number) return
  const released = await changeOrder(context, orderId, 'release_hold')
  // Held no more by whoever works on it: they have closed the task themselves.
  if (released.ok) await closeStaffTaskAbout(db, { kind: 'order_hold', subject: `order:${orderId}` }, closing)
}
