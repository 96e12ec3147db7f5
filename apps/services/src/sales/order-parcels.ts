import type { OrderEvent } from '@shop/domain/order/order-state'
import { issueInvoice } from '#app/document/issue-invoice'
import type { CommandContext } from '#app/http/context'
import { takePacksAlong } from '#app/litter/starter-packs'
import { pushOrder } from '#app/order/emails/push-order'
import type { LockedOrder } from '#app/order/order.sql'
import {
  issueParcel,
  lockBatchesOf,
  lockShelves,
  releaseBatches,
  restockParcel,
  selectRecalledParcels,
} from '#app/shipment/batches.sql'
import { changeParcel } from '#app/shipment/change-parcel'
import { queuePickupReminder, queueReady, queueReturning, queueShipped } from '#app/shipment/emails/queue-parcel-mails'
import { type Parcel, selectParcels } from '#app/shipment/parcels.sql'
import { planParcels } from '#app/shipment/plan-parcels'
import { tellMovement } from '#app/stock/tell-movement'
import { enqueue } from '#app/store/jobs'

// What the machine of orders asks of its parcels. Each step looks at what has not been done yet, so it may be told twice.

const IN_HOUSE: readonly Parcel['state'][] = ['planned', 'packed', 'labelled']
const LEFT: readonly Parcel['state'][] = [
  'in_transit',
  'problem',
  'ready_for_pickup',
  'delivered',
  'returning',
  'returned',
]

export async function reserveParcels(context: CommandContext, { id }: LockedOrder): Promise<void> {
  await planParcels(context, id)
  await takePacksAlong(context, id)
}

/** The order goes back to the queue: its parcels are taken apart and planned anew the next time. */
export async function dropParcels(context: CommandContext, { id }: LockedOrder): Promise<void> {
  const inHouse = (await selectParcels(context.db, id)).filter(({ state }) => IN_HOUSE.includes(state))
  await lockBatchesOf(context.db, toIds(inHouse))
  for (const parcel of inHouse) {
    // A parcel that was only planned holds its batches too, though its machine knows of none yet.
    if (parcel.state === 'planned') await releaseBatches(context.db, parcel.id)
    const dropped = await changeParcel(context, parcel, 'cancel')
    if (!dropped.ok) throw new Error(`Parcel ${parcel.id} cannot be taken apart: ${dropped.code}.`)
  }
}

export async function issueParcels(context: CommandContext, { id }: LockedOrder): Promise<void> {
  const { db, now, requestId } = context
  const leaving = (await leftParcels(db, id)).filter(({ issuedAt }) => issuedAt === null)
  await lockShelves(db, toIds(leaving))
  for (const parcel of leaving) {
    await tellMovement(context, { kind: 'shipped', document: `parcel:${parcel.id}` })
    await issueParcel(db, parcel.id, id, now)
  }
  // A carrier took what we would not have given it: who was told of the recall was counted before.
  for (const parcelId of await selectRecalledParcels(db, toIds(leaving)))
    await enqueue(db, 'tell-late-recall', { parcelId, requestId })
}

/** Only what has really left the house and come back: what was sent again comes back in its new box, not in the old one too. */
export async function restockParcels(context: CommandContext, { id }: LockedOrder): Promise<void> {
  const { db } = context
  const back = (await selectParcels(db, id)).filter(
    ({ state, replacedBy, issuedAt }) => state === 'returned' && replacedBy === null && issuedAt !== null,
  )
  await lockShelves(db, toIds(back))
  for (const parcel of back) {
    await tellMovement(context, { kind: 'returned', document: `parcel:${parcel.id}` })
    await restockParcel(db, parcel.id)
  }
}

export async function invoiceOrder(context: CommandContext, { id }: LockedOrder): Promise<void> {
  await issueInvoice(context, id)
}

export async function mailShipped(context: CommandContext, order: LockedOrder): Promise<void> {
  for (const parcel of await leftParcels(context.db, order.id)) {
    await queueShipped(context, parcel)
    await pushOrder(context, order, 'shipped', `parcel:${parcel.id}`)
  }
}

export async function mailReady(context: CommandContext, order: LockedOrder): Promise<void> {
  await mailEach(context, order.id, 'ready_for_pickup', async (each, parcel) => {
    await queueReady(each, parcel)
    await pushOrder(each, order, 'ready', `parcel:${parcel.id}`)
  })
}

export async function mailPickupReminder(context: CommandContext, { id }: LockedOrder): Promise<void> {
  await mailEach(context, id, 'ready_for_pickup', queuePickupReminder)
}

export async function mailReturning(
  context: CommandContext,
  { id }: LockedOrder,
  _today: string,
  _event: OrderEvent,
): Promise<void> {
  for (const parcel of await leftParcels(context.db, id)) {
    if (parcel.state === 'returning' || parcel.state === 'returned') await queueReturning(context, parcel)
  }
}

async function mailEach(
  context: CommandContext,
  orderId: number,
  state: Parcel['state'],
  queue: (context: CommandContext, parcel: Parcel) => Promise<void>,
): Promise<void> {
  for (const parcel of await leftParcels(context.db, orderId)) if (parcel.state === state) await queue(context, parcel)
}

const toIds = (parcels: readonly Parcel[]) => parcels.map(({ id }) => id)

async function leftParcels(db: CommandContext['db'], orderId: number): Promise<Parcel[]> {
  const parcels = await selectParcels(db, orderId)
  return parcels.filter(({ state, replacedBy }) => replacedBy === null && LEFT.includes(state))
}
