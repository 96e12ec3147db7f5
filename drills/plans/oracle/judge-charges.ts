import { type Day, daysFrom, wallClock } from './calendar.ts'

/** A charge the gateway was asked for without the customer, as the gateway remembers it. */
export interface Attempt {
  at: number
  index: number
  parentId: string
  orderNumber: string
  amount: number
  way: string
}

/** What is known of who may be charged: the card that holds now, when the plan ended, and its last rest. */
interface Chargeable {
  parentId: string | null
  endedAt: number | null
  pausedAt: number | null
  /** The day on which it went on after a rest. */
  resumedOn: Day | null
  payable: number
  /** The day on which the first refusal was told. */
  refusedOn: Day | null
}

const TRIES: readonly number[] = [0, 1, 3, 5]

/** Of one order, in their order. */
export function judgeAttempts(
  attempts: readonly Attempt[],
  { parentId, endedAt, pausedAt, resumedOn, payable, refusedOn }: Chargeable,
): string[] {
  const [first] = attempts
  const last = attempts.at(-1)
  if (!first || !last) return []
  const faults: string[] = []
  const { day, hour } = wallClock(last.at)
  const name = `${day}: order ${last.orderNumber}`
  if (hour < 8 || hour >= 20) faults.push(`${name} charged at ${hour.toFixed(1)} o'clock`)
  if (last.amount !== payable) faults.push(`${name} charged ${last.amount} instead of ${payable}`)
  if (parentId !== null && last.parentId !== parentId) faults.push(`${name} charged to a card that was replaced`)
  if (endedAt !== null && last.at > endedAt) faults.push(`${name} charged after the end of its plan`)
  if (pausedAt !== null && last.at > pausedAt) faults.push(`${name} charged while its plan rests`)
  if (attempts.length > TRIES.length) faults.push(`${name} charged for the ${attempts.length}th time`)
  const before = attempts.slice(0, -1)
  if (before.some(({ way }) => way === 'paid' || way.startsWith('lost'))) {
    faults.push(`${name} charged again after ${before.map(({ way }) => way).join(', ')}`)
  }
  const since = before.length === 0 ? 0 : daysFrom(refusedOn ?? wallClock(first.at).day, day)
  // A try whose day fell into a rest comes as soon as the plan goes on.
  const isRested = resumedOn !== null && daysFrom(resumedOn, day) <= 1
  if (!TRIES.includes(since) && !isRested) faults.push(`${name} charged again after ${since} days`)
  return faults
}
