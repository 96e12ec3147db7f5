import { formatZip } from '@shop/czech/format-contact'
import type { OrderViewRow } from '#app/order/order-view.sql'

interface Point {
  name: string
  place: string
  street: string
  zip: string
  city: string
}

/** Where an order goes, in one line. */
export function deliveryText({ pickupPoint, delivery, shipping }: OrderViewRow): string {
  if (pickupPoint) return pointText(pickupPoint as unknown as Point)
  if (shipping.kind === 'personal-pickup') return shipping.name
  const { firstName, lastName, street, zip, city } = delivery
  return `${firstName} ${lastName}, ${street}, ${formatZip(String(zip))} ${city}`
}

/** Carriers write the street and the town into the name of a point; nothing is said twice. */
export function pointText({ name, place, street, zip, city }: Point): string {
  const parts = [name]
  for (const part of [place, street]) {
    if (part && !parts.some((said) => said.includes(part))) parts.push(part)
  }
  return `${parts.join(', ')}, ${formatZip(String(zip))} ${city}`
}
