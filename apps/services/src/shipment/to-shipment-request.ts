import { parseStreetLine } from '@shop/domain/customer/street-line'
import type { Destination, ShipmentRequest } from '@shop/partners/ports/carrier'
import type { PackedOrder } from '#app/shipment/packed-order.sql'
import type { Parcel } from '#app/shipment/parcels.sql'

/** The parcel as its carrier wants to hear it. Each parcel of an order has a reference of its own. */
export function toShipmentRequest(order: PackedOrder, parcel: Parcel): ShipmentRequest {
  const { delivery, billing, email, phone } = order
  const person = order.pickupPoint ? billing : delivery
  return {
    // Letters and digits only: Packeta takes nothing else.
    reference: parcel.number === 1 ? order.number : `${order.number}P${parcel.number}`,
    recipient: {
      firstName: person.firstName,
      lastName: person.lastName,
      company: delivery.company === '' ? null : delivery.company,
      email,
      phone: delivery.phone ?? phone,
    },
    destination: toDestination(order),
    weightGrams: parcel.weightGrams,
    dimensions: null,
    value: parcel.value,
    cod: parcel.codAmount > 0 ? { amount: parcel.codAmount, variableSymbol: order.number } : null,
  }
}

function toDestination({ pickupPoint, delivery }: PackedOrder): Destination {
  if (pickupPoint) return { kind: 'point', pointId: pickupPoint.externalId }
  const line = parseStreetLine(delivery.street)
  // A village without streets has its own name in front of the number.
  const street = line?.street || delivery.city
  const houseNumber = line?.number ?? ''
  return { kind: 'address', street, houseNumber, city: delivery.city, zip: delivery.zip, country: delivery.country }
}
