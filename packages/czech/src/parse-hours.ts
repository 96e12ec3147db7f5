interface Hours {
  from: string
  to: string
}

const TIME = /([01]?\d|2[0-3])(?:[:.]([0-5]\d))?/.source
const RANGE = new RegExp(`^${TIME}\\s*(?:-|–|až)\\s*${TIME}$`)

/** A day as people write it: „9–12, 13:00–17:30“, empty when closed. Null when it cannot be read. */
export function parseHours(text: string): Hours[] | null {
  const parts = text.split(/[,;]/).map((part) => part.trim())
  const written = parts.filter((part) => part !== '' && part.toLowerCase() !== 'zavřeno')
  const hours = written.map(toHours)
  return hours.every((one) => one !== null) ? hours : null
}

export function formatHours(day: readonly Hours[]): string {
  return day.map(({ from, to }) => `${from}–${to}`).join(', ')
}

function toHours(part: string): Hours | null {
  const [, fromHour, fromMinute = '00', toHour, toMinute = '00'] = RANGE.exec(part) ?? []
  if (fromHour === undefined || toHour === undefined) return null
  const isForward = Number(fromHour) * 60 + Number(fromMinute) < Number(toHour) * 60 + Number(toMinute)
  return isForward ? { from: `${Number(fromHour)}:${fromMinute}`, to: `${Number(toHour)}:${toMinute}` } : null
}
