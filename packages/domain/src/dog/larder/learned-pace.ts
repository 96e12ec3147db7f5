import { daysBetween } from '../../calendar/local-date.ts'
import type { BagNote, QueuedBag } from './opened-bags.ts'

// Two looks into a bag on neighbouring days say more about the eyes than about the dog.
const LEAST_DAYS = 7
// A dog that grows, ages or slims down eats otherwise than last year.
const REMEMBERED_DAYS = 150
/** So many days of the ration by the table stand against what was seen: a glance into a bag is not a scale. */
const TABLE_DAYS = 3
// Beyond it somebody else eats too, or the bags are not those that were noted.
const BOUNDS = { least: 0.5, most: 2 }

type Eaten = Pick<QueuedBag, 'id' | 'grams' | 'arrivesOn' | 'isComing' | 'gramsPerDay'>

/**
 * How fast the bags of one bowl really go, against the ration by the table; 1 as long as nobody has looked twice. Only the owner's own
 * words count: when the first bag was opened, and what was eaten before it, nobody knows.
 */
export function learnedPace(bags: readonly Eaten[], notes: readonly BagNote[]): number {
  const queue = bags
    .filter(({ isComing, gramsPerDay }) => !isComing && gramsPerDay > 0)
    .toSorted((a, b) => (a.arrivesOn < b.arrivesOn ? -1 : Number(a.arrivesOn > b.arrivesOn)))
  const seen = notes.flatMap(({ bagId, on, leftPercent }) => {
    const index = queue.findIndex(({ id }) => id === bagId)
    const bag = queue[index]
    if (!bag) return []
    const before = queue.slice(0, index).reduce((sum, { grams }) => sum + grams, 0)
    return [{ on, eaten: before + bag.grams * (1 - leftPercent / 100), ration: bag.gramsPerDay }]
  })
  // Of two looks on one day the later one in the list: people correct themselves.
  const last = seen.reduce<(typeof seen)[number] | null>(
    (newest, one) => (newest && one.on < newest.on ? newest : one),
    null,
  )
  if (!last) return 1
  const before = seen.filter(({ on, eaten }) => {
    const days = daysBetween(on, last.on)
    return days >= LEAST_DAYS && days <= REMEMBERED_DAYS && eaten <= last.eaten
  })
  const [first] = before.toSorted((a, b) => daysBetween(b.on, a.on) || a.eaten - b.eaten)
  if (!first) return 1
  const byTable = (daysBetween(first.on, last.on) + TABLE_DAYS) * last.ration
  const pace = (last.eaten - first.eaten + TABLE_DAYS * last.ration) / byTable
  return Math.min(Math.max(pace, BOUNDS.least), BOUNDS.most)
}
