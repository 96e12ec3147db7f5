import { afterNotice, byDay, type Day, later, leavesFor, momentOf, plus, wallClock } from './calendar.ts'

interface PlannedLine {
  pieces: number
  /** In days, counted from when it came. */
  every: number
  due: Day
  came: Day | null
}

/** What the customer was told it costs, and when. */
interface Said {
  at: number
  total: number
}

/** The parcel that is still to come. */
export interface Parcel {
  due: Day
  madeAt: number
  content: Map<number, number>
  once: Map<number, number>
  notice: Said | null
  /** „Poslat hned“, for the total that was shown, with what the last notice had put in. */
  wish: (Said & { on: Day; toldAt: number }) | null
  /** Wished for at once, and then something was in the way: it goes as soon as it may. */
  isUrgent: boolean
}

interface Placed {
  orderId: number
  number: string
  due: Day
  /** From which day the next one counts when this one comes to nothing. */
  leftOutOn: Day
  variants: number[]
  /** The one the plan began with. */
  isFirst: boolean
}

/** What must be true of one plan, by a model that knows nothing of the shop's own. */
export interface Mind {
  index: number
  state: 'active' | 'paused' | 'ended'
  /** Working days its parcels take, and until when an order leaves the same day. */
  transit: number
  cutOff: number
  isByBowl: boolean
  lines: Map<number, PlannedLine>
  parcel: Parcel | null
  order: Placed | null
  /** What was not paid in time last; its money may still come. */
  lapsed: Placed | null
  /** What was left out last, with everything that was said about it. */
  skipped: Parcel | null
  unpaid: number
  /** The last day on which something was in the way of an exact date, and what. */
  trouble: { day: Day; why: string } | null
  /** The day on which its owner was told first that the card was refused, of the order on its way. */
  refusedOn: Day | null
  /** What was heard and done, for whoever reads a fault. */
  story: string[]
  faults: string[]
}

const GATHERED_DAYS = 7
const UNPAID_LIMIT = 3

/** The next parcel, when there is to be one. */
function planNext(mind: Mind, at: number): void {
  mind.parcel = null
  if (mind.state !== 'active') return
  const gathered = gather(mind)
  if (gathered) mind.parcel = { ...gathered, madeAt: at, once: new Map(), notice: null, wish: null, isUrgent: false }
}

/** What is due first, and what would be due within a week of it. */
function gather({ lines }: Mind): { due: Day; content: Map<number, number> } | null {
  const [due] = [...lines.values()].map((line) => line.due).sort()
  if (due === undefined) return null
  const until = plus(due, GATHERED_DAYS)
  const taken = [...lines].filter(([, line]) => line.due <= until)
  return { due, content: new Map(taken.map(([variant, { pieces }]) => [variant, pieces])) }
}

/** The day it is packed: in time, and three whole days after it was said. */
export function packedOn({ transit }: Mind, { due, madeAt, notice, wish, isUrgent }: Parcel): Day {
  if (wish) return wish.on
  if (isUrgent) return afterNotice(notice?.at ?? madeAt)
  return later(leavesFor(due, transit), afterNotice(notice?.at ?? madeAt))
}

/** When its owner can no longer change it. */
export function closesAt(mind: Mind, parcel: Parcel): number {
  return parcel.wish ? parcel.wish.at : momentOf(packedOn(mind, parcel), '00:00')
}

/** Everything that is in it, the extras too. */
export function contentOf({ content, once }: Parcel): Map<number, number> {
  const all = new Map(content)
  for (const [variant, pieces] of once) all.set(variant, (all.get(variant) ?? 0) + pieces)
  return all
}

export function place(mind: Mind, { day, ...order }: Pick<Placed, 'orderId' | 'number'> & { day: Day }): void {
  const { parcel } = mind
  if (!parcel) return
  const leftOutOn = later(parcel.due, day)
  mind.order = { ...order, due: parcel.due, leftOutOn, variants: [...parcel.content.keys()], isFirst: false }
  mind.parcel = null
  mind.skipped = null
  mind.refusedOn = null
}

/** It came: what was in it is due an interval later. */
export function deliver(mind: Mind, day: Day, at: number): void {
  settle(mind, mind.order?.variants ?? [], day)
  mind.order = null
  mind.unpaid = 0
  planNext(mind, at)
}

function settle({ lines }: Mind, variants: readonly number[], came: Day): void {
  for (const variant of variants) {
    const line = lines.get(variant)
    if (!line) continue
    line.came = came
    line.due = plus(came, line.every)
  }
}

/** It never came: as if it had been left out. */
export function fail(mind: Mind, how: 'expired' | 'cancelled', at: number): void {
  const { order, lines } = mind
  for (const variant of order?.variants ?? []) {
    const line = lines.get(variant)
    if (line && order) line.due = plus(order.leftOutOn, line.every)
  }
  mind.order = null
  mind.lapsed = how === 'expired' ? order : null
  // Without its first parcel nothing has begun.
  if (order?.isFirst) {
    halt(mind, 'ended')
    return
  }
  if (how === 'expired') mind.unpaid += 1
  if (mind.unpaid >= UNPAID_LIMIT && mind.state === 'active') halt(mind, 'paused')
  else planNext(mind, at)
}

/** Late money was taken: the parcel goes after all, and nothing else beside it. */
export function revive(mind: Mind, orderId: number, day: Day): void {
  const { lapsed, lines } = mind
  if (lapsed?.orderId !== orderId) return
  mind.trouble = { day, why: 'late money' }
  mind.unpaid = 0
  // What is on its way already, or was wished for at once, goes too.
  if (mind.order || mind.parcel?.wish) return
  for (const variant of lapsed.variants) {
    const line = lines.get(variant)
    if (line) line.due = lapsed.due
  }
  mind.order = lapsed
  mind.lapsed = null
  mind.parcel = null
}

/** Beside another one, paid after its time: what it brought is counted from there all the same. */
export function comeLate(mind: Mind, orderId: number, day: Day): void {
  if (mind.lapsed?.orderId !== orderId) return
  settle(mind, mind.lapsed.variants, day)
  mind.unpaid = 0
  mind.lapsed = null
}

export function skip(mind: Mind, at: number): void {
  const { parcel, lines } = mind
  if (!parcel) return
  const leftOutOn = later(parcel.due, wallClock(at).day)
  for (const variant of parcel.content.keys()) {
    const line = lines.get(variant)
    if (line) line.due = plus(leftOutOn, line.every)
  }
  planNext(mind, at)
  mind.skipped = parcel
}

/** What nobody was told of is to be told first, three whole days before. */
export function restore(mind: Mind, at: number): void {
  const { skipped, lines } = mind
  if (!skipped) return
  for (const variant of skipped.content.keys()) {
    const line = lines.get(variant)
    if (line) line.due = skipped.due
  }
  mind.parcel = skipped.notice === null ? { ...skipped, madeAt: at } : skipped
  mind.skipped = null
}

/** By a day or two the notice that went out holds; further on there is another one. Nothing said later makes it come sooner again. */
export function delay(mind: Mind, due: Day, at: number): void {
  const { parcel, transit, lines } = mind
  if (!parcel) return
  for (const variant of parcel.content.keys()) {
    const line = lines.get(variant)
    if (line) line.due = due
  }
  const threeDaysBefore = momentOf(leavesFor(due, transit), '00:00') - 72 * 3_600_000
  const holds = parcel.notice !== null && byDay(at) >= threeDaysBefore
  mind.parcel = { ...parcel, due, isUrgent: false, ...(holds ? {} : { notice: null, madeAt: at }) }
}

/** The same day while it is early enough, else the next working one. */
export function sendNow(mind: Mind, total: number, at: number, workingFrom: (day: Day) => Day): void {
  const { day, hour } = wallClock(at)
  const on = workingFrom(hour < mind.cutOff ? day : plus(day, 1))
  if (!mind.parcel) return
  mind.parcel = {
    ...mind.parcel,
    due: later(on, mind.parcel.due),
    notice: null,
    wish: { at, total, on, toldAt: mind.parcel.notice?.at ?? at },
  }
}

export function halt(mind: Mind, state: 'paused' | 'ended'): void {
  mind.state = state
  mind.parcel = null
  mind.unpaid = 0
}

export function go(mind: Mind, at: number): void {
  mind.state = 'active'
  mind.unpaid = 0
  if (!mind.order) planNext(mind, at)
}

interface Wanted {
  variant: number
  pieces: number
  every: number
}

/** Another setting: what stays keeps its day, what takes the place of something comes when that would have. */
export function save(mind: Mind, wanted: readonly Wanted[], at: number): void {
  const before = mind.lines
  const lines = new Map<number, PlannedLine>()
  const left = [...before].filter(([variant]) => !wanted.some((one) => one.variant === variant))
  const [freed] = left.map(([, { due }]) => due).sort()
  for (const { variant, pieces, every } of wanted) {
    const known = before.get(variant)
    if (known) {
      const due = known.every === every ? known.due : plus(known.came ?? plus(known.due, -known.every), every)
      lines.set(variant, { ...known, pieces, every, due })
    } else lines.set(variant, { pieces, every, due: freed ?? plus(wallClock(at).day, every), came: null })
  }
  // What is on its way already stands for what takes its place.
  if (mind.order && left.some(([variant]) => mind.order?.variants.includes(variant))) {
    const fresh = wanted.filter(({ variant }) => !before.has(variant)).map(({ variant }) => variant)
    mind.order.variants = [...mind.order.variants, ...fresh]
  }
  mind.lines = lines
  if (!mind.parcel) return
  const stays = mind.parcel.notice ? staying(mind.parcel, lines) : null
  if (stays && stays.size > 0) {
    mind.parcel = { ...mind.parcel, content: stays }
    return
  }
  const gathered = gather(mind)
  if (!gathered) return
  const anew = stays ? { notice: null, isUrgent: false } : {}
  mind.parcel = { ...mind.parcel, ...gathered, ...anew, madeAt: at }
}

/** What was said stays on its day: with it goes what was to, and what takes its place, but nothing that was to come later. */
function staying({ content, due }: Parcel, lines: Mind['lines']): Map<number, number> {
  const until = (variant: number, { came }: PlannedLine) =>
    content.has(variant) || came === null ? plus(due, GATHERED_DAYS) : due
  const stay = [...lines].filter(([variant, line]) => line.due <= until(variant, line))
  return new Map(stay.map(([variant, { pieces }]) => [variant, pieces]))
}
