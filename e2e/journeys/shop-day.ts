const DAY_MS = 86_400_000

/** The day in the shop's own time zone, so many days from now: around midnight the machine's day is another one. */
export function shopDay(ahead = 0): string {
  return new Date(Date.now() + ahead * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' })
}
