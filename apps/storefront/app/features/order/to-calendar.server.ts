import type { OrderView } from '@shop/contract/order'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'
import { writeCalendar } from './write-calendar.server.ts'

/** The promised days of an order as a file for calendars; null when nothing is promised. */
export function toCalendar(order: OrderView): string | null {
  const { number, placedAt, deliveryFrom, deliveryTo, pickupPoint } = order
  if (!deliveryFrom || !deliveryTo) return null
  return writeCalendar('objednavka', [
    {
      uid: `objednavka-${number}@cenich`,
      madeAt: placedAt,
      from: deliveryFrom,
      to: deliveryTo,
      title: texts.calendarTitle(pickupPoint !== null),
      text: texts.calendarText(number, order.shipping.name),
      ...(pickupPoint ? { place: placeOf(pickupPoint) } : {}),
    },
  ])
}

function placeOf(point: Record<string, unknown>): string {
  return [point.place ?? point.name, point.street, point.city].filter(Boolean).join(', ')
}
