import { addDays, daysBetween, type LocalDate } from '../../calendar/local-date.ts'

/** A pack that is at home or on its way there. Those of one bowl are eaten one after another, the oldest first. */
export type QueuedBag = {
  readonly id: string
  readonly grams: number
  /** The day it came; of one on its way the day it was promised for. */
  readonly arrivesOn: LocalDate
  readonly isComing: boolean
  /** Of all dogs that eat it together; nothing when nobody does. */
  readonly gramsPerDay: number
}

/** What the owner has seen: on that day this bag was the open one and so much was left in it. */
export type BagNote = { readonly bagId: string; readonly on: LocalDate; readonly leftPercent: number }

export type BagState = {
  readonly id: string
  readonly state: 'coming' | 'sealed' | 'open' | 'empty'
  readonly grams: number
  readonly openedOn: LocalDate | null
  readonly leftGrams: number
  /** The first day without a full ration from it; null when nobody eats it. */
  readonly runsOutOn: LocalDate | null
}

// Binary fractions: ten rations may come out as 9.999999999.
const SLACK = 1e-9

/**
 * How the bags of one bowl go, day by day, by the ration of today. A bag is opened when the former is empty or when it
 * comes, whichever is later. The newest note overrules everything before it: older bags are gone, the noted one is open.
 */
export function openedBags(
  bags: readonly QueuedBag[],
  notes: readonly BagNote[],
  today: LocalDate,
): readonly BagState[] {
  const queue = bags.map((bag) => atTheEarliest(bag, today)).sort((a, b) => compare(a.arrivesOn, b.arrivesOn))
  const note = newestNote(queue, notes)
  const from = note ? queue.findIndex(({ id }) => id === note.bagId) : 0
  const start = note?.on ?? queue[0]?.arrivesOn ?? today
  let free = 0
  return queue.map((bag, index): BagState => {
    if (index < from) return gone(bag)
    if (bag.gramsPerDay <= 0) return untouched(bag)
    const isNoted = note !== null && index === from
    const grams = isNoted ? (bag.grams * note.leftPercent) / 100 : bag.grams
    const opens = isNoted ? 0 : Math.max(free, daysBetween(start, bag.arrivesOn))
    const ends = opens + grams / bag.gramsPerDay
    free = ends
    return stateOf(bag, { opens, ends, grams, now: daysBetween(start, today), start })
  })
}

/** A late parcel cannot come yesterday. */
function atTheEarliest(bag: QueuedBag, today: LocalDate): QueuedBag {
  return bag.isComing && bag.arrivesOn < today ? { ...bag, arrivesOn: today } : bag
}

type Span = { opens: number; ends: number; grams: number; now: number; start: LocalDate }

function stateOf(bag: QueuedBag, { opens, ends, grams, now, start }: Span): BagState {
  const openedOn = addDays(start, Math.floor(opens + SLACK))
  const runsOutOn = addDays(start, Math.floor(ends + SLACK))
  if (bag.isComing) return { ...untouched(bag), openedOn, runsOutOn }
  const eaten = Math.max(0, now - opens) * bag.gramsPerDay
  const leftGrams = now + SLACK >= ends ? 0 : Math.max(0, grams - eaten)
  const state = leftGrams === 0 ? 'empty' : now + SLACK >= opens ? 'open' : 'sealed'
  return { id: bag.id, state, grams: bag.grams, openedOn, leftGrams, runsOutOn }
}

function gone({ id, grams }: QueuedBag): BagState {
  return { id, state: 'empty', grams, openedOn: null, leftGrams: 0, runsOutOn: null }
}

function untouched({ id, grams, isComing }: QueuedBag): BagState {
  return { id, state: isComing ? 'coming' : 'sealed', grams, openedOn: null, leftGrams: grams, runsOutOn: null }
}

/** Of two notes of one day the later one in the list: people correct themselves. */
function newestNote(bags: readonly QueuedBag[], notes: readonly BagNote[]): BagNote | null {
  const known = notes.filter(({ bagId }) => bags.some(({ id }) => id === bagId))
  return known.reduce<BagNote | null>((newest, note) => (newest && note.on < newest.on ? newest : note), null)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
