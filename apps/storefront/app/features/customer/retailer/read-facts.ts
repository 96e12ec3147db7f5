import { parseHours } from '@shop/czech/parse-hours'

const DAYS = 7

export function dayField(index: number): string {
  return `den.${index}`
}

const textOf = (values: FormData, name: string) => String(values.get(name) ?? '').trim()

/** What was typed about a shop; `unreadableDay` is the first day nobody can read, or null. */
export function readFacts(values: FormData) {
  const days = Array.from({ length: DAYS }, (_, index) => parseHours(textOf(values, dayField(index))))
  const unreadable = days.indexOf(null)
  const web = textOf(values, 'web')
  return {
    unreadableDay: unreadable < 0 ? null : unreadable,
    facts: {
      phone: textOf(values, 'phone'),
      web: web === '' || /^[a-z]+:/i.test(web) ? web : `https://${web}`,
      note: textOf(values, 'note'),
      openingHours: days,
      onHolidays: textOf(values, 'onHolidays'),
      dogsWelcome: values.has('dogsWelcome'),
      wheelchair: values.has('wheelchair'),
      pickupOfOrders: values.has('pickupOfOrders'),
    },
  }
}
