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
// Beyond it somebody else eats too, or the bags are not those that were noted.
const PACES = Array.from({ length: 76 }, (_, step) => 0.5 + step / 50)

type Eaten = Pick<QueuedBag, 'id' | 'grams' | 'arrivesOn' | 'isComing' | 'gramsPerDay'>

/** What was seen: so much of all bags was gone by then. */
type Look = { readonly on: LocalDate; readonly grams: number; readonly eaten: number; readonly isEmpty: boolean }

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
  const [first, ...others] = agreeing(looksOf(queue, notes))
  if (!first) return 1
  const later = others.map((look): Seen => ({ ...look, day: daysBetween(first.on, look.on) }))
  if (!later.some(({ day }) => day >= LEAST_DAYS)) return 1
  let full = 0
  const bags = queue.map(({ grams, gramsPerDay, arrivesOn }): Bag => {
    full += grams
    return { gramsPerDay, came: daysBetween(first.on, arrivesOn), full }
  })
  const costs = PACES.map((pace) => ((pace - 1) / SPREAD) ** 2 + costOf(bags, first, later, pace))
  const least = Math.min(...costs)
  const weights = costs.map((cost) => Math.exp((least - cost) / 2))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return PACES.reduce((sum, pace, at) => sum + pace * (weights[at] ?? 0), 0) / all
}

/** In the order of their days; of two on one day the later one in the list: people correct themselves. */
function looksOf(queue: readonly Eaten[], notes: readonly BagNote[]): Look[] {
  const byDay = new Map<string, Look>()
  for (const { bagId, on, leftPercent } of notes) {
    const index = queue.findIndex(({ id }) => id === bagId)
    const bag = queue[index]
    if (!bag) continue
    const before = queue.slice(0, index).reduce((sum, { grams }) => sum + grams, 0)
    const eaten = before + bag.grams * (1 - leftPercent / 100)
    byDay.set(on, { on, grams: bag.grams, eaten, isEmpty: leftPercent === 0 })
  }
  return [...byDay.values()].toSorted((a, b) => (a.on < b.on ? -1 : 1))
}

/** The newest holds; of those before it, what is not too old and does not say that food has come back into a bag. */
function agreeing(looks: readonly Look[]): Look[] {
  const last = looks.at(-1)
  if (!last) return []
  return looks.filter(
    (look, at) =>
      daysBetween(look.on, last.on) <= REMEMBERED_DAYS && looks.slice(at).every(({ eaten }) => eaten >= look.eaten),
  )
}

/** How badly a pace explains what was seen after the first look. */
function costOf(bags: readonly Bag[], first: Look, later: readonly Seen[], pace: number): number {
  return later.reduce((sum, look) => {
    const miss = look.eaten - eatenBy(bags, first.eaten, look.day, pace)
    if (look.isEmpty && miss < 0) return sum
    const eyes = GLANCE * (first.grams + look.grams)
    return sum + (miss / eyes) ** 2
  }, 0)
}

/** Grams that are gone by that day when the bags go one after another, each from the day it came. */
function eatenBy(bags: readonly Bag[], before: number, day: number, pace: number): number {
  let [at, eaten] = [0, before]
  for (const { gramsPerDay, came, full } of bags) {
    if (full <= eaten) continue
    const opens = Math.max(at, came)
    if (opens >= day) break
    const ends = opens + (full - eaten) / (gramsPerDay * pace)
    if (ends >= day) return eaten + (day - opens) * gramsPerDay * pace
    at = ends
    eaten = full
  }
  return eaten
}
