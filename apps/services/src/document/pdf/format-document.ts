const AMOUNT = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const DAY = new Intl.DateTimeFormat('cs-CZ', { timeZone: 'UTC', day: 'numeric', month: 'numeric', year: 'numeric' })

/** Always with haléře: a column of a document reads by its decimal commas. */
export function formatAmount(halere: number): string {
  return AMOUNT.format(halere / 100).replace('-', '−')
}

export function formatCrowns(halere: number): string {
  return `${formatAmount(halere)}\u00a0Kč`
}

export function formatLocalDay(day: string): string {
  return DAY.format(new Date(`${day}T12:00:00Z`))
}
