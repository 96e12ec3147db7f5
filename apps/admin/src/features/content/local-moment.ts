/** As a field for day and time holds a moment, on the clock of whoever edits. */
export function toLocalMoment(at: string | null): string {
  if (at === null) return ''
  const moment = new Date(at)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`
}

export function fromLocalMoment(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString()
}
