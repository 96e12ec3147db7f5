const CROWNS = new Intl.NumberFormat('cs-CZ', {
  style: 'currency',
  currency: 'CZK',
  trailingZeroDisplay: 'stripIfInteger',
})
const DAY = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
})
const WEEKDAY_AND_DAY = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'numeric',
})
const MINUTE = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const KILOGRAMS = new Intl.NumberFormat('cs-CZ', { maximumFractionDigits: 1 })

/** 1 290 Kč, with haléře only where there are some; the minus is the long one. */
export function formatPrice(halere: number): string {
  return CROWNS.format(halere / 100).replace('-', '−')
}

export function formatDay(moment: Date): string {
  return DAY.format(moment)
}

export function formatMoment(moment: Date): string {
  return MINUTE.format(moment)
}

/** „středa 18. 11.“, or both ends when the carrier may take longer. */
export function formatDays(from: string, to: string): string {
  const first = WEEKDAY_AND_DAY.format(new Date(`${from}T12:00:00Z`))
  return from === to ? first : `${first} až ${WEEKDAY_AND_DAY.format(new Date(`${to}T12:00:00Z`))}`
}

export function formatKilograms(grams: number): string {
  return `${KILOGRAMS.format(grams / 1000)} kg`
}

export function formatZip(zip: string): string {
  return `${zip.slice(0, 3)} ${zip.slice(3)}`
}
