import type { RetailerFields } from '@shop/contract/staff/staff-retailer'
import { parseHours } from '@shop/czech/parse-hours'

const DAYS = 7

/** What was typed, or the first day whose hours cannot be read. */
export function readRetailer(form: FormData): { fields: RetailerFields } | { unreadableDay: number } {
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const days = Array.from({ length: DAYS }, (_, index) => parseHours(typed(`day-${index}`)))
  const unreadableDay = days.indexOf(null)
  if (unreadableDay >= 0) return { unreadableDay }
  return {
    fields: {
      name: typed('name'),
      type: typed('type') as RetailerFields['type'],
      street: typed('street'),
      city: typed('city'),
      postalCode: typed('postalCode').replaceAll(' ', ''),
      region: typed('region'),
      latitude: toDegrees(typed('latitude')),
      longitude: toDegrees(typed('longitude')),
      email: typed('email') || null,
      phone: typed('phone'),
      web: typed('web'),
      note: typed('note'),
      openingHours: days.map((day) => day ?? []),
      onHolidays: typed('onHolidays') as RetailerFields['onHolidays'],
      dogsWelcome: form.has('dogsWelcome'),
      wheelchair: form.has('wheelchair'),
      pickupOfOrders: form.has('pickupOfOrders'),
      isHidden: form.has('isHidden'),
    },
  }
}

/** As a Czech map writes it or as a machine does; nothing at all is no place. */
export function toDegrees(text: string): number {
  return text === '' ? 0 : Number(text.replace(',', '.').replace(/[^0-9.-]/g, ''))
}
