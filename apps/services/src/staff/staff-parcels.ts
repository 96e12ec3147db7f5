import { ok, refuse } from '@shop/domain/result'
import type { ShipmentEvent } from '@shop/domain/shipment/shipment-state'
import { isWithdrawnFrom } from '#app/case/withdrawn.sql'
import { actorId, type Context } from '#app/http/context'
import { notFound, RequestError } from '#app/http/request-error'
import { packsWereSent } from '#app/litter/starter-packs'
import { changeOrder } from '#app/order/change-order'
import { lockOrders, lockPayableOrder } from '#app/order/payable-order.sql'
import { beginOfflinePayment } from '#app/payment/begin-offline-payment'
import { selectPayments } from '#app/payment/payments.sql'
import {
  insertParcelLines,
  lockBatchesOf,
  lockShelves,
  selectBlockedParcel,
  selectParcelLines,
} from '#app/shipment/batches.sql'
import { carrierOf, labelQueue } from '#app/shipment/carriers'
import { changeParcel } from '#app/shipment/change-parcel'
import { queuePacked } from '#app/shipment/emails/queue-parcel-mails'
import { notifyOrderOfParcels } from '#app/shipment/notify-order'
import {
  insertParcel,
  lockParcel,
  type Parcel,
  selectLabel,
  selectParcel,
  selectParcels,
  updateReplacedBy,
  updateShipped,
} from '#app/shipment/parcels.sql'
import { replaceLines, type TypedLine } from '#app/shipment/replace-lines'
import { readStaffOrder } from '#app/staff/staff-commands'
import { enqueue } from '#app/store/jobs'
import { newUid } from '#app/store/new-uid'

/** The box is closed. What really lies in it is written down; the label comes from the carrier by a job. */
export async function packParcel(
  context: Context,
  { parcelId, lines }: { parcelId: number; lines: TypedLine[] | null },
) {
  const parcel = await openParcel(context, parcelId)
  if (lines !== null && parcel.state === 'planned') await replaceLines(context, parcel, lines)
  const packed = await changeParcel(context, parcel, 'pack')
  if (!packed.ok) return refuse('parcel_state', packed.details)
  if (packed.value.isChanged) {
    await askForLabel(context, packed.value.parcel)
    await queuePacked(context, parcel.orderId)
    await packsWereSent(context, parcel.orderId)
  }
  return ok(await readStaffOrder(context, parcel.orderId))
}

/** Asks again, or takes the number of a carrier that we have no adapter for. */
export async function labelParcel(context: Context, input: { parcelId: number; trackingNumber: string | null }) {
  const parcel = await openParcel(context, input.parcelId)
  if (parcel.state !== 'packed') return refuse('parcel_state', { state: parcel.state })
  if (carrierOf(context.deps, parcel.carrierCode)) await askForLabel(context, parcel)
  else {
    const { trackingNumber } = input
    await updateShipped(context.db, parcel.id, {
      carrierShipmentId: null,
      trackingNumber,
      trackingUrl: null,
      checkAt: null,
    })
    await changeParcel(context, { ...parcel, trackingNumber }, 'label_created')
  }
  return ok(await readStaffOrder(context, parcel.orderId))
}

async function askForLabel(context: Context, parcel: Parcel): Promise<void> {
  const { db, requestId } = context
  if (carrierOf(context.deps, parcel.carrierCode)) {
    const queue = labelQueue(parcel.carrierCode)
    return enqueue(db, 'label-parcel', { requestId, parcelId: parcel.id }, { queue })
  }
  // What is fetched in person needs no label; what another carrier takes waits for its number.
  if (parcel.carrier === null) await changeParcel(context, parcel, 'label_created')
}

export async function parcelLabel(context: Context, { parcelId }: { parcelId: number }) {
  const pdf = await selectLabel(context.db, parcelId)
  if (!pdf) throw notFound()
  return ok({ filename: `stitek-${parcelId}.pdf`, contentType: 'application/pdf', content: pdf.toString('base64') })
}

/** All of them or none: a carrier signs for the whole list. */
export async function handOverParcels(context: Context, { parcelIds }: { parcelIds: number[] }) {
  const orderIds = await ordersOfParcels(context, parcelIds)
  // Everybody holds orders before goods: with a list, all of the orders and then all of what lies in their parcels.
  await lockOrders(context.db, orderIds)
  await lockShelves(context.db, parcelIds)
  const blocked = await selectBlockedParcel(context.db, parcelIds)
  if (blocked !== null) throw new RequestError('parcel_state', { parcelId: blocked, state: 'blocked_batch' })
  for (const orderId of orderIds) {
    for (const parcel of await selectParcels(context.db, orderId)) {
      if (!parcelIds.includes(parcel.id)) continue
      const handed = await changeParcel(context, parcel, 'hand_over')
      // Thrown, because parcels before it have changed already.
      if (!handed.ok) throw new RequestError('parcel_state', { parcelId: parcel.id, state: parcel.state })
      // At our own counter the hand-over is the moment it waits for its owner.
      if (parcel.carrier === null) await changeParcel(context, handed.value.parcel, 'carrier_ready')
    }
    await notifyOrderOfParcels(context, orderId)
  }
  const orders = []
  for (const orderId of orderIds) orders.push(await readStaffOrder(context, orderId))
  return ok({ orders })
}

/** Their numbers in order. One question after another, for one connection answers one at a time. */
async function ordersOfParcels({ db }: Context, parcelIds: readonly number[]): Promise<number[]> {
  const orderIds = new Set<number>()
  for (const id of parcelIds) {
    const parcel = await selectParcel(db, id)
    if (!parcel) throw notFound()
    orderIds.add(parcel.orderId)
  }
  return [...orderIds].toSorted((a, b) => a - b)
}

/** Over our own counter goods leave at this moment: nothing of a blocked batch does. A carrier has only told what happened. */
export async function deliverParcel(context: Context, { parcelId }: { parcelId: number }) {
  const { carrier } = await openParcel(context, parcelId)
  const blocked = carrier === null ? await selectBlockedParcel(context.db, [parcelId]) : null
  if (blocked !== null) return refuse('parcel_state', { parcelId, state: 'blocked_batch' })
  return reportParcel(context, parcelId, 'carrier_delivered')
}

export function takeParcelBack(context: Context, { parcelId }: { parcelId: number }) {
  return reportParcel(context, parcelId, 'carrier_returned')
}

/** What a person saw counts as much as what a carrier reports. */
async function reportParcel(context: Context, parcelId: number, event: ShipmentEvent) {
  const parcel = await openParcel(context, parcelId)
  const changed = await changeParcel(context, parcel, event)
  if (!changed.ok) return refuse('parcel_state', changed.details)
  await notifyOrderOfParcels(context, parcel.orderId)
  return ok(await readStaffOrder(context, parcel.orderId))
}

/** The same goods in a new parcel. They have left the stock before and do not leave it twice. */
export async function resendOrder(context: Context, { orderId }: { orderId: number }) {
  const { db, now, actor } = context
  // Held first: whoever withdraws meanwhile waits, or is seen.
  const order = await lockPayableOrder(db, orderId)
  if (order?.state === 'not_collected' && (await isWithdrawnFrom(db, orderId))) return refuse('withdrawal_open')
  const changed = await changeOrder(context, orderId, 'resend')
  if (!changed.ok) {
    if (changed.code === 'order_unknown') throw notFound()
    return refuse('order_state', changed.details)
  }
  if (!changed.value.isChanged) return ok(await readStaffOrder(context, orderId))
  const cash = await beginCashAgain(context, orderId)
  const back = (await selectParcels(db, orderId)).filter(
    ({ replacedBy, state }) => replacedBy === null && (state === 'returned' || state === 'returning'),
  )
  // A line that names a batch holds it: line by line that would be the order of the box, and a packer takes them by their numbers.
  await lockBatchesOf(
    db,
    back.map(({ id }) => id),
  )
  for (const old of back) {
    const { carrier, carrierCode, weightGrams, value } = old
    const codAmount = old.codAmount > 0 ? cash : 0
    const again = await insertParcel(
      db,
      {
        orderId,
        carrier,
        carrierCode,
        weightGrams,
        value,
        codAmount,
        issuedAt: old.issuedAt ?? now,
        uid: newUid(),
        now,
      },
      { actorKind: actor.kind, actorId: actorId(actor) },
    )
    const lines = await selectParcelLines(db, old.id)
    await insertParcelLines(db, again.id, lines, { isReserved: false })
    await updateReplacedBy(db, old.id, again.id)
    const packed = await changeParcel(context, again, 'pack')
    if (packed.ok) await askForLabel(context, packed.value.parcel)
  }
  return ok(await readStaffOrder(context, orderId))
}

/** The cash that was refused at the door is asked for once more, less what has come another way. */
async function beginCashAgain(context: Context, orderId: number): Promise<number> {
  const order = await lockPayableOrder(context.db, orderId)
  if (order?.paymentKind !== 'cod') return 0
  const waiting = (await selectPayments(context.db, orderId)).find(({ state }) => state === 'awaiting_cod')
  const payment = waiting ?? (await beginOfflinePayment(context, orderId))
  return payment?.amount ?? 0
}

async function openParcel(context: Context, parcelId: number): Promise<Parcel> {
  const found = await selectParcel(context.db, parcelId)
  if (!found) throw notFound()
  await lockPayableOrder(context.db, found.orderId)
  return lockParcel(context.db, parcelId)
}
