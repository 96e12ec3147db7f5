const MOMENT = new Intl.DateTimeFormat('cs-CZ', {
  day: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Europe/Prague',
})

/** `12. 11. 10:42`, as a wall clock in Prague shows it. */
export function formatMoment(at: string | Date): string {
  return MOMENT.format(new Date(at))
}

const DAY = new Intl.DateTimeFormat('cs-CZ', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone: 'Europe/Prague',
})
const TIME = new Intl.DateTimeFormat('cs-CZ', { hour: 'numeric', minute: '2-digit', timeZone: 'Europe/Prague' })
const DATE = new Intl.DateTimeFormat('cs-CZ', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'Europe/Prague',
})

/** `pá 13. 11.` */
export function formatWeekday(at: string | Date): string {
  return DAY.format(new Date(at))
}

export function formatDay(at: string | Date): string {
  return DATE.format(new Date(at))
}

/** Today only the hour, otherwise the day too. */
export function formatRecent(at: string, now = new Date()): string {
  return DATE.format(new Date(at)) === DATE.format(now) ? TIME.format(new Date(at)) : formatMoment(at)
}
