import { daysBetween, type LocalDate } from '../../calendar/local-date.ts'
import type { BagNote, QueuedBag } from './opened-bags.ts'

// Two looks into a bag on neighbouring days say more about the eyes than about the dog.
const LEAST_DAYS = 7
// A dog that grows, ages or slims down eats otherwise than last year.
const REMEMBERED_DAYS = 150
/** Dogs of one weight differ: two thirds of them eat within a fifth of the table. */
const SPREAD = 0.2
/** Of a bag, seen by eye: a glance is not a scale. */
const GLANCE = 0.06
/** A look that no pace explains is a slip: worse than this it does not speak against any of them. */
const SLIP = 16
// Beyond it somebody else eats too, or the bags are not those that were noted: then the table holds.
const PACES = Array.from({ length: 76 }, (_, step) => 0.5 + step / 50)

type Eaten = Pick<QueuedBag, 'id' | 'grams' | 'arrivesOn' | 'isComing' | 'gramsPerDay'>

/** What was seen: so much of all bags was gone by then, and how well that is known. */
type Look = {
  readonly on: LocalDate
  readonly eaten: number
  readonly eyes: number
  readonly kind: 'seen' | 'empty' | 'ended'
}

/** The same in days since the first look. */
type Seen = Look & { readonly day: number }
type Bag = { readonly gramsPerDay: number; readonly came: number; readonly full: number }

/**
 * How fast the bags of one bowl really go, against the ration by the table; 1 as long as nobody has looked twice. Only the owner's own
 * words count: when the first bag was opened, and what was eaten before it, nobody knows. Each pace is lived from the first look on, days
 * without a bag too, and weighs as much as it fits; whoever finds a bag empty has seen only that it did not last longer.
 */
export function learnedPace(eaten: readonly Eaten[], notes: readonly BagNote[]): number {
  const queue = eaten
    .filter(({ isComing, gramsPerDay }) => !isComing && gramsPerDay > 0)
    .toSorted((a, b) => (a.arrivesOn < b.arrivesOn ? -1 : Number(a.arrivesOn > b.arrivesOn)))
  const [first, ...others] = usable(looksOf(queue, notes))
  if (!first) return 1
  const later = others.map((look): Seen => ({ ...look, day: daysBetween(first.on, look.on) }))
  if (!later.some(({ day }) => day >= LEAST_DAYS)) return 1
  let full = 0
  const bags = queue.flatMap(({ grams, gramsPerDay, arrivesOn }): Bag[] => {
    full += grams
    return full <= first.eaten ? [] : [{ gramsPerDay, came: daysBetween(first.on, arrivesOn), full }]
  })
  const costs = PACES.map((pace) => ((pace - 1) / SPREAD) ** 2 + costOf(bags, first, later, pace))
  const least = Math.min(...costs)
  const weights = costs.map((cost) => Math.exp((least - cost) / 2))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return PACES.reduce((sum, pace, at) => sum + pace * (weights[at] ?? 0), 0) / all
}

/**
 * In the order of their days; of two on one day the later one in the list: people correct themselves. Of an empty bag with another one at
 * home it is said some time after the other was opened; with none at home the bowl is empty, who knows since when.
 */
function looksOf(queue: readonly Eaten[], notes: readonly BagNote[]): Look[] {
  const byDay = new Map<string, Look>()
  for (const { bagId, on, leftPercent } of notes) {
    const index = queue.findIndex(({ id }) => id === bagId)
    const bag = queue[index]
    if (!bag) continue
    const before = queue.slice(0, index).reduce((sum, { grams }) => sum + grams, 0)
    const eaten = before + bag.grams * (1 - leftPercent / 100)
    const hasMore = queue.slice(index + 1).some(({ arrivesOn }) => arrivesOn <= on)
    const kind = leftPercent > 0 ? 'seen' : hasMore ? 'ended' : 'empty'
    byDay.set(on, { on, eaten, eyes: bag.grams * GLANCE * (kind === 'ended' ? 2 : 1), kind })
  }
  return [...byDay.values()].toSorted((a, b) => (a.on < b.on ? -1 : 1))
}

/** Not too old, and nothing by which food would have come back since. What begins must be known to the gram, so not „that one is gone“. */
function usable(looks: readonly Look[]): Look[] {
  const last = looks.at(-1)
  if (!last) return []
  const fresh = looks.filter(({ on, eaten }) => daysBetween(on, last.on) <= REMEMBERED_DAYS && eaten <= last.eaten)
  return fresh.slice(fresh.findIndex(({ kind }) => kind !== 'ended'))
}

/** How badly a pace explains what was seen after the first look, when the bags go one after another, each from the day it came. */
function costOf(bags: readonly Bag[], first: Look, later: readonly Seen[], pace: number): number {
  let [at, eaten, open, cost] = [0, first.eaten, 0, 0]
  for (const look of later) {
    let gone = eaten
    for (; open < bags.length; open += 1) {
      const { gramsPerDay, came, full } = bags[open] as Bag
      const opens = Math.max(at, came)
      if (opens >= look.day) break
      const ends = opens + (full - eaten) / (gramsPerDay * pace)
      if (ends >= look.day) {
        gone = eaten + (look.day - opens) * gramsPerDay * pace
        break
      }
      ;[at, eaten, gone] = [ends, full, full]
    }
    const miss = look.eaten - gone
    if (look.kind !== 'empty' || miss > 0) cost += Math.min((miss / (first.eyes + look.eyes)) ** 2, SLIP)
  }
  return cost
}
