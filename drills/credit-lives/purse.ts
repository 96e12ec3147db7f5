import { type Day, dayOf, FAR, plusDays, plusMonths } from './calendar.ts'

/** What one customer must have, by the published rules alone; it knows neither the tables nor the rules of the shop. */
interface Lot {
  left: number
  usableFrom: number
  lastDay: Day
}

interface Spent {
  from: Lot
  credits: number
}

export interface Purse {
  lots: Lot[]
  /** By order. */
  spent: Map<number, Spent[]>
  earned: Map<number, { lot: Lot; credits: number; taken: number }>
  debts: Map<number, number>
  rewards: Map<number, Lot>
}

const MONTHS = 12
const BACK_DAYS = 30
export const RETURN_DAYS = 14

export const newPurse = (): Purse => ({
  ...{ lots: [], spent: new Map(), earned: new Map(), debts: new Map(), rewards: new Map() },
})

const isUsable = (lot: Lot, now: number) => lot.left > 0 && lot.usableFrom <= now && dayOf(now) <= lot.lastDay

const lastDayFrom = (usableFrom: number): Day => plusMonths(dayOf(usableFrom), MONTHS)

export function usableOf({ lots }: Purse, now: number): number {
  return lots.filter((lot) => isUsable(lot, now)).reduce((sum, { left }) => sum + left, 0)
}

export function pendingOf({ lots }: Purse, now: number): number {
  return lots.filter(({ usableFrom }) => usableFrom > now).reduce((sum, { left }) => sum + left, 0)
}

export function give(purse: Purse, credits: number, usableFrom: number, lastDay = lastDayFrom(usableFrom)): Lot {
  const lot = { left: credits, usableFrom, lastDay }
  purse.lots.push(lot)
  return lot
}

/** From what ends first, of the same day from what came first. Gives what was taken from where, and what is missing. */
export function take(purse: Purse, credits: number, now: number): { taken: Spent[]; missing: number } {
  const usable = purse.lots
    .filter((lot) => isUsable(lot, now))
    .sort((a, b) => (a.lastDay < b.lastDay ? -1 : a.lastDay > b.lastDay ? 1 : 0))
  const taken: Spent[] = []
  let missing = credits
  for (const from of usable) {
    const part = Math.min(missing, from.left)
    if (part === 0) continue
    from.left -= part
    missing -= part
    taken.push({ from, credits: part })
  }
  return { taken, missing }
}

export function spend(purse: Purse, orderId: number, credits: number, now: number): void {
  const { taken, missing } = take(purse, credits, now)
  if (missing > 0) throw new Error(`An order spent ${missing} credits that nobody has.`)
  purse.spent.set(orderId, taken)
}

const laterOf = (a: Day, b: Day): Day => [a, b].sort()[1] as Day

/** What would live longest comes back first, each part for thirty days at least. */
export function giveBack(purse: Purse, orderId: number, credits: number, now: number): void {
  const earliest = plusDays(dayOf(now), BACK_DAYS)
  const parts = (purse.spent.get(orderId) ?? []).toSorted((a, b) =>
    a.from.lastDay > b.from.lastDay ? -1 : a.from.lastDay < b.from.lastDay ? 1 : 0,
  )
  let left = credits
  for (const part of parts) {
    const back = Math.min(left, part.credits)
    if (back === 0) continue
    part.credits -= back
    left -= back
    give(purse, back, now, laterOf(part.from.lastDay, earliest))
  }
}

export const stillSpent = (purse: Purse, orderId: number): number =>
  (purse.spent.get(orderId) ?? []).reduce((sum, { credits }) => sum + credits, 0)

export function earn(purse: Purse, orderId: number, credits: number, usableFrom: number): void {
  if (credits === 0 || purse.earned.has(orderId)) return
  const lastDay = usableFrom === FAR ? '2999-12-31' : lastDayFrom(usableFrom)
  purse.earned.set(orderId, { lot: give(purse, credits, usableFrom, lastDay), credits, taken: 0 })
}

export function release(purse: Purse, orderId: number, usableFrom: number): void {
  const lot = purse.earned.get(orderId)?.lot
  if (lot?.usableFrom !== FAR) return
  lot.usableFrom = usableFrom
  lot.lastDay = lastDayFrom(usableFrom)
}

/** Of what an order has earned so much must be gone: from its own lot first, then from any; the rest is owed. */
export function takeEarned(purse: Purse, orderId: number, due: number, now: number): void {
  const earned = purse.earned.get(orderId)
  if (!earned) return
  const wanted = Math.max(0, due - earned.taken)
  const own = Math.min(wanted, earned.lot.left)
  earned.lot.left -= own
  const { missing } = take(purse, wanted - own, now)
  earned.taken += wanted - missing
  if (missing > 0) purse.debts.set(orderId, missing)
  else purse.debts.delete(orderId)
}

export function expire(purse: Purse, now: number): void {
  const today = dayOf(now)
  for (const lot of purse.lots) if (lot.lastDay < today) lot.left = 0
  purse.lots = purse.lots.filter(({ left }) => left > 0)
}

export function forfeit(purse: Purse): void {
  for (const lot of purse.lots) lot.left = 0
}

/** As a line that can be compared. */
export function describeLots(lots: readonly Lot[]): string {
  const parts = lots
    .filter(({ left }) => left > 0)
    .map(({ left, usableFrom, lastDay }) =>
      usableFrom === FAR ? `${left} once paid` : `${left} ${new Date(usableFrom).toISOString()} ${lastDay}`,
    )
  return parts.sort().join(', ')
}
