import type { Deps } from '#app/http/deps'
import { type PackedOrder, selectPackedOrder } from '#app/shipment/packed-order.sql'
import { type Parcel, selectParcel, selectParcels } from '#app/shipment/parcels.sql'
import { toShipmentRequest } from '#app/shipment/to-shipment-request'
import { writeZplLabel } from '#app/shipment/zpl-label'

const SENDER = 'Čenich'
const OWN_COUNTER = 'Osobní odběr'

/** The label of a parcel for a printer of ZPL, made of what its carrier was told; null once the order has no address any more. */
export async function loadZplLabel(
  { pool }: Pick<Deps, 'pool'>,
  parcelId: number,
  isCopy: boolean,
): Promise<Buffer | null> {
  const parcel = await selectParcel(pool, parcelId)
  const order = parcel && (await selectPackedOrder(pool, parcel.orderId))
  if (!parcel || !order) return null
  const count = (await selectParcels(pool, parcel.orderId)).filter(({ state }) => state !== 'cancelled').length
  return toZplLabel(order, parcel, { count, isCopy })
}

/** What stands on a parcel that no carrier gave a number. */
function ownCode(orderNumber: string, { number }: Pick<Parcel, 'number'>): string {
  return number === 1 ? `P${orderNumber}` : `P${orderNumber}P${number}`
}

function toZplLabel(order: PackedOrder, parcel: Parcel, { count, isCopy }: { count: number; isCopy: boolean }): Buffer {
  const { recipient } = toShipmentRequest(order, parcel)
  const { pickupPoint: point, delivery } = order
  const isAtHome = order.shippingKind === 'address'
  return writeZplLabel({
    sender: SENDER,
    carrier: parcel.carrier ?? OWN_COUNTER,
    code: parcel.trackingNumber ?? ownCode(order.number, parcel),
    address: {
      name: `${recipient.firstName} ${recipient.lastName}`.trim(),
      company: recipient.company ?? '',
      street: isAtHome ? delivery.street : '',
      city: isAtHome ? delivery.city : '',
      zip: isAtHome ? delivery.zip : '',
    },
    point: point ? [point.name, point.street, point.city].join(', ') : '',
    orderNumber: order.number,
    part: `${parcel.number}/${Math.max(count, parcel.number)}`,
    weight: `${new Intl.NumberFormat('cs', { maximumFractionDigits: 2 }).format(parcel.weightGrams / 1000)} kg`,
    cash: parcel.codAmount > 0 ? `Dobírka ${new Intl.NumberFormat('cs').format(parcel.codAmount / 100)} Kč` : '',
    isCopy,
  })
}
