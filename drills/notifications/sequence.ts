import { createRandom, type Random } from '@shop/database/random'
import type { PaymentAction } from '@shop/partners/gopay/fake-desk'
import type { StatusLie } from '@shop/partners/gopay/fake-payments'

/** Attempts are counted from 0 in the order in which the gateway opened them; a step about one that is not there is passed over. */
export type Step =
  | { kind: 'open' }
  | { kind: 'act'; attempt: number; action: PaymentAction }
  | { kind: 'ring'; attempt: number; times: number }
  | { kind: 'ring_wrong'; id: 'of nobody' | 'of another order' | 'no number' }
  | { kind: 'return'; attempt: number | 'of another order' | 'without a number' }
  | { kind: 'lie'; attempt: number; lie: StatusLie }
  | { kind: 'cancel' }

export interface Sequence {
  /** The gateway opens the first attempt, but its answer never arrives. */
  isFirstAnswerLost: boolean
  /** Whoever pays after the deadline finds the goods sold. */
  areGoodsGone: boolean
  inTime: Step[]
  /** After the order has expired, when nobody has paid it by then. */
  late: Step[]
}

const ENDINGS: readonly PaymentAction[] = ['pay', 'pay', 'pay', 'cancel', 'decline', 'timeout', 'leave']
const LIES: readonly StatusLie[] = [
  { amount: 100 },
  { amount: 99_999_900 },
  { currency: 'EUR' },
  { order_number: '2026999999' },
  { goid: 8_999_999_999 },
  { state: 'EXPLODED' },
  'fails',
]

/** What happens between one order, its buyer, the gateway and the network between them. The same seed, the same story. */
export function generateSequence(seed: number): Sequence {
  const random = createRandom(seed)
  const attempts = 1 + random.below(3)
  const isFirstAnswerLost = random.chance(0.1)
  const steps = Array.from({ length: attempts }, (_, attempt) =>
    attemptSteps(random, attempt, isFirstAnswerLost && attempt === 0),
  )
  const inTime = steps.flatMap(({ now }) => now)
  const delayed = steps.flatMap(({ delayed }) => delayed)
  if (random.chance(0.08)) inTime.splice(random.below(inTime.length + 1), 0, { kind: 'cancel' })
  const noise = Array.from({ length: random.below(3) }, () => noiseStep(random))
  for (const step of [...noise, ...delayed.filter(() => random.chance(0.5))]) {
    inTime.splice(random.below(inTime.length + 1), 0, step)
  }
  const late = [...random.shuffle(delayed), ...lateSteps(random, isFirstAnswerLost, attempts)]
  return { isFirstAnswerLost, areGoodsGone: random.chance(0.3), inTime, late }
}

/** Of a payment that nobody knows only a ring can tell; such a ring is neither lost nor lied about. */
function attemptSteps(random: Random, attempt: number, isUnknown: boolean): { now: Step[]; delayed: Step[] } {
  const actions: PaymentAction[] = [...(random.chance(0.3) ? (['transfer'] as const) : []), random.pick(ENDINGS)]
  const now: Step[] = [{ kind: 'open' }]
  const delayed: Step[] = []
  if (random.chance(0.25)) now.push({ kind: 'lie', attempt, lie: isUnknown ? 'fails' : random.pick(LIES) })
  for (const action of actions) {
    now.push({ kind: 'act', attempt, action })
    const ring: Step = { kind: 'ring', attempt, times: random.chance(0.4) ? 2 + random.below(4) : 1 }
    // Lost, late, or in time; and the customer may come back before or after the ring, or never.
    const fate = random.below(10)
    if (fate >= 2 || isUnknown) (fate < 5 ? delayed : now).push(ring)
    if (random.chance(0.4)) now.push({ kind: 'return', attempt: random.chance(0.7) ? attempt : 'without a number' })
  }
  return { now, delayed }
}

function noiseStep(random: Random): Step {
  const id = random.pick(['of nobody', 'of another order', 'no number'] as const)
  return random.chance(0.3) ? { kind: 'return', attempt: 'of another order' } : { kind: 'ring_wrong', id }
}

function lateSteps(random: Random, isFirstAnswerLost: boolean, attempts: number): Step[] {
  if (!random.chance(0.35)) return []
  const attempt = random.below(attempts)
  const ring: Step = { kind: 'ring', attempt, times: 1 + random.below(3) }
  const isRung = random.chance(0.6) || (isFirstAnswerLost && attempt === 0)
  return [{ kind: 'act', attempt, action: 'pay' }, ...(isRung ? [ring] : [])]
}
