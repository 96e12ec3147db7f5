export interface Period {
  from: string
  to: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whole days in Prague; this month unless the address says otherwise. */
export function readPeriod(params: URLSearchParams, now = new Date()): Period {
  const [from = '', to = ''] = [params.get('od') ?? '', params.get('do') ?? '']
  return DAY.test(from) && DAY.test(to) && from <= to ? { from, to } : monthOf(0, now)
}

/** A whole month, so many before or after this one. */
export function monthOf(distance: number, now = new Date()): Period {
  const [year = 0, month = 0] = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Prague' }).split('-').map(Number)
  const day = (at: number, of: number) => new Date(Date.UTC(year, month - 1 + at, of)).toISOString().slice(0, 10)
  return { from: day(distance, 1), to: day(distance + 1, 0) }
}
