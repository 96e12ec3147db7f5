import { fromPragueTime, toPragueTime } from '@shop/domain/calendar/prague-time'

/** As a field for day and time holds a moment, on the clock of the shop wherever its editor sits. */
export function toLocalMoment(at: string | null): string {
  if (at === null) return ''
  const { date, time } = toPragueTime(new Date(at))
  return `${date}T${time}`
}

export function fromLocalMoment(local: string): string | null {
  return local === '' ? null : fromPragueTime(local.slice(0, 10), local.slice(11, 16)).toISOString()
}
