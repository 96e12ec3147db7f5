import { type Draft, say, wait } from './draft.ts'
import type { LinesWish, Step } from './life.ts'

/** Light and cheap, light and dear, heavy: each fits somewhere and is too much elsewhere. */
const ADDED = ['CN-KO-KUR-400', 'CN-KO-KUR-400', 'CN-GR-KUR-A-02K', 'CN-GR-KUR-P-12K'] as const
const SIDES = ['first', 'last'] as const
const HANDS = ['customer', 'staff'] as const

function wishLess({ random }: Draft): LinesWish {
  const line = random.pick(SIDES)
  return random.chance(0.25) ? { kind: 'out', line } : { kind: 'less', line, pieces: 1 + random.below(2) }
}

function wishMore({ random }: Draft): LinesWish {
  const line = random.pick(SIDES)
  const roll = random.below(10)
  if (roll < 4) return { kind: 'more', line, pieces: 1 + random.below(2) }
  if (roll < 8) return { kind: 'add', code: random.pick(ADDED), pieces: 1 + random.below(2) }
  return { kind: 'swap', line, code: random.pick(ADDED), pieces: 1 + random.below(3) }
}

const WRONG = ['nothing', 'everything out', 'wrong line', 'wrong price', 'old version'] as const

const change = ({ random }: Draft, wish: LinesWish): Step => ({ do: 'change lines', by: random.pick(HANDS), wish })

/** The customer changes their mind before anything is paid. */
export function changeUnpaid(draft: Draft): void {
  const { random } = draft
  if (!random.chance(0.12)) return
  if (random.chance(0.3)) say(draft, { do: 'open' })
  for (let times = 1 + random.below(2); times > 0; times -= 1) {
    say(draft, change(draft, random.chance(0.6) ? wishLess(draft) : wishMore(draft)))
  }
  // What was opened for the old price is paid after all.
  if (random.chance(0.15)) say(draft, { do: 'at gateway', attempt: 0, action: 'pay' }, ring(1))
}

const ring = (times: number): Step => ({ do: 'ring', attempt: -1, times })

/** Before it is packed: less, more, both, and what has to be refused. */
export function changeBeforePacking(draft: Draft): void {
  const { random, wish } = draft
  // What a change takes from a card and a voucher is the matter of the tests of vouchers.
  if (wish.basket.startsWith('voucher')) return
  if (!random.chance(0.3)) return
  const roll = random.below(100)
  if (roll < 8) say(draft, change(draft, { kind: random.pick(WRONG) }))
  else if (roll < 14) say(draft, { do: 'hold' }, change(draft, anyWish(draft)), { do: 'release' })
  else if (roll < 45) lessen(draft)
  else enlarge(draft)
  if (random.chance(0.15)) say(draft, change(draft, anyWish(draft)), { do: 'withdraw change', by: random.pick(HANDS) })
}

const anyWish = (draft: Draft): LinesWish => (draft.random.chance(0.5) ? wishLess(draft) : wishMore(draft))

function lessen(draft: Draft): void {
  const { random } = draft
  say(draft, change(draft, wishLess(draft)))
  if (random.chance(0.5)) say(draft, { do: 'confirm' })
  if (random.chance(0.3)) say(draft, change(draft, anyWish(draft)))
  if (random.chance(0.2)) enlarge(draft)
}

/** The difference is paid, paid in part, paid late, or nobody wants it any more. */
function enlarge(draft: Draft): void {
  const { random } = draft
  say(draft, change(draft, wishMore(draft)))
  if (random.chance(0.25)) say(draft, whileItWaits(draft))
  const roll = random.below(100)
  if (roll < 8) say(draft, { do: 'withdraw change', by: random.pick(HANDS) })
  else if (roll < 13) say(draft, { do: 'cancel', by: random.pick(HANDS) })
  else if (draft.payment === 'karta') payDifferenceByCard(draft)
  else if (draft.payment === 'prevod-qr') payDifferenceByTransfer(draft)
}

/** Nothing of this may happen to an order that waits for its difference. */
function whileItWaits(draft: Draft): Step {
  const { random } = draft
  return random.pick<Step>([
    { do: 'pack' },
    { do: 'hold' },
    change(draft, wishLess(draft)),
    { do: 'refund', wish: { kind: 'pieces', line: 'first', pieces: 1 } },
    { do: 'refund', wish: { kind: 'everything' } },
    { do: 'refund', wish: { kind: 'amount', amount: 1000 } },
  ])
}

const payLast: Step = { do: 'at gateway', attempt: -1, action: 'pay' }
const missing: Step = { do: 'transfer', amount: { kind: 'missing' }, symbol: 'right' }

function payDifferenceByCard(draft: Draft): void {
  const { random } = draft
  const roll = random.below(100)
  if (roll < 45) say(draft, { do: 'open' }, payLast, ring(1 + random.below(2)))
  else if (roll < 55) {
    say(draft, { do: 'open' }, payLast)
    wait(draft)
  } else if (roll < 63) {
    // Paid while it is taken back.
    say(draft, { do: 'open' }, payLast, { do: 'withdraw change', by: random.pick(HANDS) }, ring(1))
  } else if (roll < 72) {
    say(draft, missing)
    wait(draft)
  } else {
    if (random.chance(0.6)) say(draft, { do: 'open' })
    wait(draft, 2 + random.below(2))
    say(draft, random.chance(0.5) ? payLast : { do: 'at gateway', attempt: -1, action: 'timeout' }, ring(1))
  }
}

function payDifferenceByTransfer(draft: Draft): void {
  const { random } = draft
  const part: Step = { do: 'transfer', amount: { kind: 'part', percent: 50 + random.below(49) }, symbol: 'right' }
  const roll = random.below(100)
  if (roll < 45) say(draft, missing)
  else if (roll < 55)
    say(draft, { do: 'transfer', amount: { kind: 'over', by: 1 + random.below(5000) }, symbol: 'right' })
  else if (roll < 85) {
    say(draft, part)
    wait(draft)
    const next = random.below(4)
    if (next === 0) say(draft, missing)
    else if (next === 1) say(draft, { do: 'withdraw change', by: random.pick(HANDS) }, { do: 'confirm' })
    else if (next === 2) say(draft, { do: 'cancel', by: random.pick(HANDS) }, { do: 'confirm' })
  } else wait(draft, 2)
  wait(draft)
  // Money that comes when nobody waits for it any more.
  if (roll >= 85 && random.chance(0.5)) say(draft, missing)
}

/** Somebody packs already, or has sent it: too late. */
export function changeTooLate(draft: Draft): void {
  if (draft.random.chance(0.06)) say(draft, change(draft, anyWish(draft)))
}
