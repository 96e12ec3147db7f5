export interface LedgerEntry {
  from: Date
  amount: number
  isSale: boolean
}

const DAY_MS = 86_400_000

/**
 * The law (Act 634/1992 Coll., § 12a) read day by day, for comparison with the function that reads the ledger: a
 * discount is compared with the lowest price of the 30 whole days in Prague before it began; one that only deepens is
 * one discount. Entries come in the order they were written; of two of one moment the later held.
 */
export function lowestBeforeDiscount(ledger: readonly LedgerEntry[], now: Date): number | null {
  const held = [...new Map(ledger.map((entry) => [entry.from.getTime(), entry])).values()]
    .filter(({ from }) => from <= now)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
  let first = held.length
  while (isSaleStep(held[first - 1], held[first])) first -= 1
  const began = held[first]?.from
  if (!began) return null
  const windowFrom = pragueMidnight(daysBefore(pragueDay(began.getTime()), 30))
  const amounts = held.slice(0, first).flatMap((entry, index) => {
    const until = held[index + 1]?.from ?? began
    return until.getTime() > windowFrom ? [entry.amount] : []
  })
  return amounts.length === 0 ? null : Math.min(...amounts)
}

function isSaleStep(entry: LedgerEntry | undefined, next: LedgerEntry | undefined): boolean {
  return entry?.isSale === true && (next === undefined || entry.amount >= next.amount)
}

const PRAGUE = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Prague',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
})

function pragueDay(moment: number): string {
  return PRAGUE.format(moment).slice(0, 10)
}

/** By the calendar: thirty times 24 hours across the change of the clocks can end on another day. */
function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10)
}

function pragueMidnight(day: string): number {
  const atMidnight = [1, 2].map((offset) => Date.parse(`${day}T00:00:00+0${offset}:00`))
  const found = atMidnight.find((moment) => PRAGUE.format(moment) === `${day}, 00`)
  if (found === undefined) throw new Error(`No midnight of ${day} in Prague.`)
  return found
}
