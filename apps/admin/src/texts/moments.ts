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
