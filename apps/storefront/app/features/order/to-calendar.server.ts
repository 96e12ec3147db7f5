import type { OrderView } from '@shop/contract/order'
import { addDays } from '@shop/domain/calendar/local-date'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'

const LINE_OCTETS = 73

/** The promised days of an order as a file for calendars (RFC 5545); null when nothing is promised. */
export function toCalendar(order: OrderView): string | null {
  const { number, placedAt, deliveryFrom, deliveryTo } = order
  if (!deliveryFrom || !deliveryTo) return null
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//cenich//objednavka//CS',
    'BEGIN:VEVENT',
    // The same name again moves the day in the calendar instead of adding a second one.
    `UID:objednavka-${number}@cenich`,
    `DTSTAMP:${new Date(placedAt).toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${plain(deliveryFrom)}`,
    `DTEND;VALUE=DATE:${plain(addDays(deliveryTo, 1))}`,
    `SUMMARY:${escaped(texts.calendarTitle(order.pickupPoint !== null))}`,
    `DESCRIPTION:${escaped(texts.calendarText(number, order.shipping.name))}`,
    ...(order.pickupPoint ? [`LOCATION:${escaped(placeOf(order.pickupPoint))}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

function placeOf(point: Record<string, unknown>): string {
  return [point.place ?? point.name, point.street, point.city].filter(Boolean).join(', ')
}

function plain(date: string): string {
  return date.replaceAll('-', '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\s+/g, ' ')
}

/** A line has at most 75 octets; what is longer goes on after a space. */
function fold(line: string): string {
  const parts = ['']
  for (const char of line) {
    const last = parts.at(-1) ?? ''
    if (Buffer.byteLength(last + char) > LINE_OCTETS) parts.push(char)
    else parts[parts.length - 1] = last + char
  }
  return parts.join('\r\n ')
}
