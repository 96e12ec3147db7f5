import type { AtBench } from '#app/bench/bench-answer'
import { insertPacking, selectPacking } from '#app/bench/packings.sql'
import { notFound } from '#app/http/request-error'
import { lockPayableOrder } from '#app/order/payable-order.sql'
import { lockParcel, type Parcel, selectParcel } from '#app/shipment/parcels.sql'

interface Held {
  orderId: number
  parcel: Parcel
  /** The bench of a colleague who packs it. */
  other: string | null
}

/** Holds the order and its box, and looks whose it is: two hands never pack one. What nobody has becomes this packer's. */
export async function holdBox({ context, benchId, userId }: AtBench, parcelId: number): Promise<Held> {
  const { db, now } = context
  const found = await selectParcel(db, parcelId)
  if (!found) throw notFound()
  const { orderId } = found
  await lockPayableOrder(db, orderId)
  const parcel = await lockParcel(db, parcelId)
  const packing = await selectPacking(db, orderId)
  if (packing && packing.userId !== userId) return { orderId, parcel, other: packing.bench }
  if (!packing && parcel.state === 'planned') await insertPacking(db, { orderId, benchId, userId, now })
  return { orderId, parcel, other: null }
}
