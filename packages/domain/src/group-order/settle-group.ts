import type { GroupEvent } from './group-machine.ts'
import { type KiloStep, percentAt } from './kilo-steps.ts'

type Decision = {
  readonly event: GroupEvent
  /** The discount that holds from now on. */
  readonly percent: number
  /** Until when members have time to pay or to answer; null when nothing is asked of them. */
  readonly until: Date | null
}

const HOUR_MS = 3_600_000

/** At the deadline: everybody who confirmed is asked to pay at the price of the kilos joined. */
export function closeGroup(
  joinedGrams: readonly number[],
  steps: readonly KiloStep[],
  now: Date,
  payHours: number,
): Decision {
  if (joinedGrams.length === 0) return { event: 'nobody_joined', percent: 0, until: null }
  return { event: 'close', percent: percentAt(steps, sum(joinedGrams)), until: inHours(now, payHours) }
}

/**
 * When the time to pay is over: the kilos paid fix the price, once. They are never more than the kilos joined, so it holds or it is dearer; when
 * it is dearer, nobody is charged, everybody who paid is asked.
 */
export function fixPrice(
  paidGrams: readonly number[],
  { steps, agreedPercent }: { steps: readonly KiloStep[]; agreedPercent: number },
  now: Date,
  answerHours: number,
): Decision {
  if (paidGrams.length === 0) return { event: 'nobody_paid', percent: agreedPercent, until: null }
  const percent = percentAt(steps, sum(paidGrams))
  if (percent >= agreedPercent) return { event: 'price_held', percent: agreedPercent, until: null }
  return { event: 'price_rose', percent, until: inHours(now, answerHours) }
}

/** After the question: whoever stays has the price they were told, however many left meanwhile. We carry the difference. */
export function endAsking(stayed: number, percent: number): Decision {
  return { event: stayed === 0 ? 'nobody_stayed' : 'answers_in', percent, until: null }
}

function sum(grams: readonly number[]): number {
  return grams.reduce((all, one) => all + one, 0)
}

function inHours(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * HOUR_MS)
}

/** A worker that was down takes nobody's hours to pay: they are counted from the mail that asks for the money. */
export function memberPaysUntil(payUntil: Date | null, now: Date, payHours: number): Date {
  const own = inHours(now, payHours)
  return payUntil !== null && payUntil > own ? payUntil : own
}
