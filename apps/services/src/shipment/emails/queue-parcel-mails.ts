import { formatZip } from '@shop/czech/format-contact'
import { formatDate, formatDays } from '@shop/czech/format-date'
import { formatKilograms } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { toPragueTime } from '@shop/domain/calendar/prague-time'
import type { CommandContext } from '#app/http/context'
import { queueMail } from '#app/mail/queue-mail'
import { pointText } from '#app/order/emails/delivery-text'
import { ORDER_MAILS } from '#app/order/emails/order-mails'
import { orderPageLink } from '#app/order/order-link'
import { type ParcelOrder, selectParcelOrder } from '#app/shipment/emails/parcel-order.sql'
import { SHIPMENT_MAILS } from '#app/shipment/emails/shipment-mails'
import { type Parcel, selectParcels } from '#app/shipment/parcels.sql'

const NOTHING_TO_PAY = 'nic, už je zaplaceno'

/** The last box of an order is closed. Told once, also when the order goes back to the queue and is packed again. */
export async function queuePacked(context: CommandContext, orderId: number): Promise<void> {
  const parcels = (await selectParcels(context.db, orderId)).filter(({ state }) => state !== 'cancelled')
  const isPacked = parcels.every(({ state }) => state === 'packed' || state === 'labelled')
  const order = await selectParcelOrder(context.db, orderId)
  // What is fetched at our own counter goes to no carrier.
  if (!isPacked || order.shippingKind === 'personal-pickup') return
  const grams = parcels.reduce((sum, { weightGrams }) => sum + weightGrams, 0)
  await queueMail(context, ORDER_MAILS['order-packed'], {
    object: `order:${orderId}`,
    event: 'packed',
    to: order.email,
    data: {
      'order.number': order.number,
      'shipment.carrier': parcels[0]?.carrier ?? order.shippingName,
      'shipment.parcelCount': String(parcels.length),
      'shipment.weight': formatKilograms(grams),
    },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}

/** One for each parcel that leaves. */
export async function queueShipped(context: CommandContext, parcel: Parcel): Promise<void> {
  const order = await selectParcelOrder(context.db, parcel.orderId)
  const { deliveryFrom, deliveryTo } = order
  await queueMail(context, ORDER_MAILS['order-shipped'], {
    object: `parcel:${parcel.id}`,
    event: 'shipped',
    to: order.email,
    data: {
      'order.number': order.number,
      'order.deliveryEstimate': deliveryFrom && deliveryTo ? formatDays(deliveryFrom, deliveryTo) : 'co nejdřív',
      'order.deliveryAddress': placeOf(order),
      'shipment.carrier': parcel.carrier ?? order.shippingName,
      'shipment.trackingNumber': parcel.trackingNumber ?? order.number,
      'shipment.codAmount': cashOf(parcel),
      'links.contact': `${context.deps.config.STOREFRONT_URL}/kontakt`,
    },
    secrets: { 'links.tracking': trackingLink(context, order, parcel) },
  })
}
export async function queueReady(context: CommandContext, parcel: Parcel): Promise<void> {
  const order = await selectParcelOrder(context.db, parcel.orderId)
  const point = order.pickupPoint
  await queueMail(context, ORDER_MAILS['ready-at-pickup'], {
    object: `parcel:${parcel.id}`,
    event: 'ready',
    to: order.email,
    data: {
      'order.number': order.number,
      'pickup.place': point?.name ?? order.shippingName,
      'pickup.address': point ? addressOf(point) : 'výdejna Čenich',
      'pickup.openingHours': point?.openingHoursShort ?? 'podle otevírací doby místa',
      'pickup.code': 'pošle dopravce zprávou',
      'pickup.storedUntil': storedUntil(parcel),
      'shipment.codAmount': cashOf(parcel),
      'links.map': mapLink(point ? addressOf(point) : order.shippingName),
    },
    secrets: { 'links.tracking': trackingLink(context, order, parcel) },
  })
}
export async function queuePickupReminder(context: CommandContext, parcel: Parcel): Promise<void> {
  const order = await selectParcelOrder(context.db, parcel.orderId)
  await queueMail(context, SHIPMENT_MAILS['pickup-reminder'], {
    object: `parcel:${parcel.id}`,
    event: 'pickup reminder',
    to: order.email,
    data: {
      'order.number': order.number,
      'pickup.place': order.pickupPoint?.name ?? order.shippingName,
      'pickup.address': order.pickupPoint ? addressOf(order.pickupPoint) : 'výdejna Čenich',
      'pickup.storedUntil': storedUntil(parcel),
    },
    secrets: { 'links.tracking': trackingLink(context, order, parcel) },
  })
}

/** A delay is told before anybody asks; each trouble once. */
export async function queueDeliveryProblem(context: CommandContext, parcel: Parcel): Promise<void> {
  const order = await selectParcelOrder(context.db, parcel.orderId)
  await queueMail(context, SHIPMENT_MAILS['delivery-problem'], {
    object: `parcel:${parcel.id}`,
    event: `problem ${toPragueTime(context.now).date}`,
    to: order.email,
    data: {
      'order.number': order.number,
      'shipment.carrier': parcel.carrier ?? order.shippingName,
      'shipment.trackingNumber': parcel.trackingNumber ?? order.number,
      'shipment.words': 'zásilku se nepodařilo doručit.',
    },
    secrets: { 'links.tracking': trackingLink(context, order, parcel) },
  })
}
/** The promised day is over and the carrier still has it. */
export async function queueLate(context: CommandContext, parcel: Parcel, promisedOn: string): Promise<void> {
  const order = await selectParcelOrder(context.db, parcel.orderId)
  await queueMail(context, SHIPMENT_MAILS['parcel-late'], {
    object: `parcel:${parcel.id}`,
    event: 'late',
    to: order.email,
    data: {
      'order.number': order.number,
      'shipment.carrier': parcel.carrier ?? order.shippingName,
      'shipment.trackingNumber': parcel.trackingNumber ?? order.number,
      'shipment.promisedOn': formatDate(promisedOn),
    },
    secrets: { 'links.tracking': trackingLink(context, order, parcel) },
  })
}
/** The promised day is over and we still have it, all of it or the rest. */
export async function queueUnsent(
  context: CommandContext,
  orderId: number,
  { promisedOn, isRest }: { promisedOn: string; isRest: boolean },
): Promise<void> {
  const order = await selectParcelOrder(context.db, orderId)
  await queueMail(context, SHIPMENT_MAILS['order-unsent'], {
    object: `order:${orderId}`,
    event: 'unsent',
    to: order.email,
    data: {
      'order.number': order.number,
      'order.unsent': isRest ? 'Část objednávky' : 'Objednávka',
      'shipment.promisedOn': formatDate(promisedOn),
    },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}
export async function queueReturning(context: CommandContext, parcel: Parcel): Promise<void> {
  const order = await selectParcelOrder(context.db, parcel.orderId)
  await queueMail(context, SHIPMENT_MAILS['parcel-returning'], {
    object: `parcel:${parcel.id}`,
    event: 'returning',
    to: order.email,
    data: { 'order.number': order.number, 'shipment.trackingNumber': parcel.trackingNumber ?? order.number },
    secrets: { 'links.order': orderPageLink(context.deps.config, order) },
  })
}

function trackingLink({ deps }: CommandContext, order: ParcelOrder, parcel: Parcel): string {
  return parcel.trackingUrl ?? orderPageLink(deps.config, order)
}

function cashOf({ codAmount }: Parcel): string {
  return codAmount > 0 ? formatPrice(codAmount) : NOTHING_TO_PAY
}

function storedUntil({ storedUntil: day }: Parcel): string {
  return day ? formatDate(day) : 'konce doby uložení u dopravce'
}

function placeOf({ pickupPoint, delivery, shippingKind, shippingName }: ParcelOrder): string {
  if (pickupPoint) return pointText(pickupPoint)
  if (shippingKind === 'personal-pickup') return shippingName
  return `${delivery.firstName} ${delivery.lastName}, ${addressOf(delivery)}`
}

function addressOf({ street, zip, city }: { street: string; zip: string; city: string }): string {
  return `${street}, ${formatZip(zip)} ${city}`
}

function mapLink(place: string): string {
  return `https://mapy.com/zakladni?q=${encodeURIComponent(place)}`
}
