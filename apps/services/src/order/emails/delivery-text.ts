import { formatZip } from '@shop/czech/format-contact'
import type { OrderViewRow } from '#app/order/order-view.sql'

/** Where an order goes, in one line. */
export function deliveryText({ pickupPoint, delivery, shipping }: OrderViewRow): string {
  if (pickupPoint) {
    const { name, place, street, zip, city } = pickupPoint
    return `${name} (${place}), ${street}, ${formatZip(String(zip))} ${city}`
  }
  if (shipping.kind === 'personal-pickup') return shipping.name
  const { firstName, lastName, street, zip, city } = delivery
  return `${firstName} ${lastName}, ${street}, ${formatZip(String(zip))} ${city}`
}
