import { createRandom } from '@shop/database/random'
import { type Draft, say, wait } from './draft.ts'
import { addCases, withdrawBefore } from './generate-cases.ts'
import { changeBeforePacking, changeUnpaid } from './generate-lines.ts'
import { addShipping } from './generate-shipping.ts'
import { FIRST_DAY_AT, LAST_DECISION_AT, type Life, MOMENTS, type RefundWish, type Step } from './life.ts'
import { VOUCHER_WISHES, WISHES } from './wishes.ts'

/** One life of so many is paid by a voucher. */
const EVERY = 12
/** An index into MOMENTS, while the shop still asks. */
const GATEWAY_ENDS_AT = 6

/** The same seed and index, the same life. */
export function generateLife(seed: number, index: number): Life {
  const random = createRandom(Math.imul(seed, 2_654_435_761) ^ Math.imul(index + 1, 40_503))
  random.below(2)
  const isByVoucher = index % EVERY === EVERY - 1
  const wish = random.pick(isByVoucher ? VOUCHER_WISHES : WISHES)
  const draft: Draft = { random, wish, payment: wish.payment, at: 0, isHandedOver: true, steps: [] }
  if (wish.basket === 'company to approve') say(draft, { do: random.chance(0.8) ? 'approve' : 'reject' })
  if (wish.basket === 'company to approve' && random.chance(0.2)) draft.steps.pop()
  if (isByVoucher) addVoucherPayment(draft)
  else addPayment(draft)
  addBeforePacking(draft)
  addShipping(draft)
  addCases(draft)
  addRefunds(draft)
  // Nothing stays open at the gateway for ever: what nobody finished is ended by it.
  const opened = draft.steps.filter(({ step }) => step.do.startsWith('open')).length
  draft.at = GATEWAY_ENDS_AT
  for (let attempt = 0; attempt < opened; attempt += 1) say(draft, { do: 'at gateway', attempt, action: 'timeout' })
  draft.at = LAST_DECISION_AT - 1
  say(
    draft,
    { do: 'refund', wish: { kind: 'over' } },
    { do: 'confirm' },
    { do: 'refund', wish: { kind: 'over' } },
    { do: 'confirm' },
  )
  // Later than the last word of a carrier or of the bank, which may open another one.
  draft.steps.push({ at: MOMENTS.length - 1, step: { do: 'settle cases' } })
  draft.steps.push({ at: MOMENTS.length - 1, step: { do: 'close tasks' } })
  const transfers = draft.steps.filter(({ step }) => step.do === 'transfer')
  const pageLostAt = transfers.length > 0 && random.chance(0.1) ? random.pick(transfers).at : null
  return { seed, index, ...wish, pageLostAt, steps: draft.steps }
}

function addPayment(draft: Draft): void {
  if (draft.wish.basket === 'all credits') return
  changeUnpaid(draft)
  if (draft.payment === 'karta') payByCard(draft)
  else if (draft.payment === 'prevod-qr') payByTransfer(draft)
  if (draft.at < FIRST_DAY_AT) draft.at = FIRST_DAY_AT
}

/** The voucher has paid its part; the card pays the rest, at once, at the second try, too late or never. */
function addVoucherPayment(draft: Draft): void {
  const roll = draft.random.below(100)
  if (draft.wish.basket === 'voucher part') {
    if (roll < 50) say(draft, { do: 'open' }, pay(0), ...noticesOf(draft, 0))
    else if (roll < 65) payAtSecondTry(draft, true)
    else if (roll < 85) payLate(draft, roll < 80)
    else if (roll < 92)
      say(draft, { do: 'open' }, { do: 'cancel', by: draft.random.pick(['customer', 'staff'] as const) })
  }
  if (draft.at < FIRST_DAY_AT) draft.at = FIRST_DAY_AT
}

/** The gateway rings once, several times, not at all; or the customer comes back before it. */
function noticesOf({ random }: Draft, attempt: number): Step[] {
  const ring: Step = { do: 'ring', attempt, times: random.chance(0.3) ? 2 + random.below(3) : 1 }
  const roll = random.below(10)
  if (roll < 5) return [ring]
  if (roll < 7) return [{ do: 'return' }]
  return roll < 9 ? [{ do: 'return' }, ring] : []
}

const pay = (attempt: number): Step => ({ do: 'at gateway', attempt, action: 'pay' })

function payByCard(draft: Draft): void {
  const { random } = draft
  const roll = random.below(100)
  if (roll < 40) say(draft, { do: 'open' }, pay(0), ...noticesOf(draft, 0))
  else if (roll < 56) payAtSecondTry(draft, roll < 49)
  else if (roll < 66) payLate(draft, roll < 63)
  else if (roll < 84) changeFromCard(draft, roll)
  else if (roll < 92) payUnanswered(draft)
  else chooseMethod(draft)
}

/** The customer has chosen a transfer at the gateway, which takes its time. */
function chooseMethod(draft: Draft): void {
  const { random } = draft
  say(draft, { do: 'open' }, { do: 'at gateway', attempt: 0, action: 'transfer' }, { do: 'ring', attempt: 0, times: 1 })
  if (random.chance(0.15)) {
    say(draft, { do: 'change method', to: 'prevod-qr' })
    draft.payment = 'prevod-qr'
    payByTransfer(draft)
    return
  }
  wait(draft)
  const action = random.pick(['pay', 'pay', 'timeout', 'cancel'] as const)
  say(draft, { do: 'at gateway', attempt: 0, action }, ...noticesOf(draft, 0))
}

function payAtSecondTry(draft: Draft, isAll: boolean): void {
  const { random } = draft
  say(draft, { do: 'open' }, { do: 'at gateway', attempt: 0, action: random.pick(['cancel', 'timeout'] as const) })
  say(draft, ...noticesOf(draft, 0))
  wait(draft)
  say(draft, { do: 'open' }, pay(1), ...noticesOf(draft, 1))
  if (isAll) return
  // The bank brings the money of the first attempt after all.
  draft.at = FIRST_DAY_AT
  say(draft, pay(0), { do: 'ring', attempt: 0, times: 1 + random.below(2) })
}

function payLate(draft: Draft, doesPay: boolean): void {
  const { random } = draft
  if (random.chance(0.8)) say(draft, { do: 'open' })
  if (random.chance(0.3)) say(draft, { do: 'at gateway', attempt: 0, action: 'timeout' }, ...noticesOf(draft, 0))
  draft.at = FIRST_DAY_AT + random.below(3)
  if (doesPay) say(draft, pay(0), ...noticesOf(draft, 0))
  wait(draft)
}

function changeFromCard(draft: Draft, roll: number): void {
  const { random } = draft
  if (random.chance(0.8)) say(draft, { do: 'open' })
  if (roll >= 80) {
    transferInstead(draft)
    return
  }
  if (random.chance(0.5)) wait(draft)
  const to = roll < 73 ? ('prevod-qr' as const) : ('dobirka' as const)
  say(draft, { do: 'change method', to })
  draft.payment = to
  if (random.chance(0.45)) {
    if (random.chance(0.5)) wait(draft)
    say(draft, pay(0), ...noticesOf(draft, 0))
    if (random.chance(0.7)) return
  }
  if (to === 'prevod-qr') payByTransfer(draft)
}

function transferInstead(draft: Draft): void {
  const { random } = draft
  const isStranger = random.chance(0.4)
  const amount = isStranger
    ? ({ kind: 'part', percent: 1 + random.below(90) } as const)
    : ({ kind: 'missing' } as const)
  say(draft, { do: 'transfer', amount, symbol: 'right' })
  wait(draft)
  if (isStranger || random.chance(0.2)) say(draft, { do: 'open' }, pay(0), ...noticesOf(draft, 0))
}

function payUnanswered(draft: Draft): void {
  const { random } = draft
  if (random.chance(0.5)) {
    say(draft, { do: 'open unanswered' })
    const action = random.pick(['transfer', 'cancel', 'timeout'] as const)
    if (random.chance(0.7)) say(draft, { do: 'at gateway', attempt: 0, action }, { do: 'ring', attempt: 0, times: 1 })
    wait(draft, random.below(3))
    say(draft, pay(0), { do: 'ring', attempt: 0, times: 1 })
    return
  }
  say(draft, { do: 'open unanswered' })
  const ring: Step = { do: 'ring', attempt: 0, times: 1 + random.below(2) }
  if (random.chance(0.5)) {
    say(draft, ...(random.chance(0.4) ? [pay(0)] : []), ring, pay(0), ring)
    return
  }
  say(draft, { do: 'open' }, pay(1), ...noticesOf(draft, 1))
  if (random.chance(0.5)) say(draft, pay(0), ring)
}

function payByTransfer(draft: Draft): void {
  const { random } = draft
  if (random.chance(0.08)) {
    say(draft, { do: 'change method', to: 'karta' }, { do: 'open' }, pay(0), ...noticesOf(draft, 0))
    draft.payment = 'karta'
    return
  }
  draft.at = Math.max(draft.at, FIRST_DAY_AT)
  const symbol = random.pick(['right', 'right', 'zeros', 'message'] as const)
  const missing: Step = { do: 'transfer', amount: { kind: 'missing' }, symbol }
  const by = 1 + random.below(5000)
  const roll = random.below(100)
  if (roll < 40) say(draft, missing)
  else if (roll < 52) {
    say(draft, { do: 'transfer', amount: { kind: 'under', by }, symbol })
    wait(draft)
    say(draft, missing)
  } else if (roll < 60) {
    say(draft, { do: 'transfer', amount: { kind: 'part', percent: 50 + random.below(49) }, symbol })
    if (random.chance(0.5)) wait(draft)
    if (random.chance(0.5)) say(draft, { do: 'cancel', by: random.pick(['customer', 'staff'] as const) })
  } else if (roll < 70) say(draft, { do: 'transfer', amount: { kind: 'over', by }, symbol })
  else if (roll < 74) say(draft, missing, missing)
  else if (roll < 78) payAgain(draft, missing)
  else if (roll < 85) {
    // The order has expired: all of it brings it back, a part of it does not.
    draft.at = 8
    say(draft, random.chance(0.5) ? missing : { ...missing, amount: { kind: 'part', percent: 50 + random.below(40) } })
  } else if (roll < 91) {
    say(draft, { ...missing, symbol: 'wrong' })
    wait(draft)
    say(draft, { do: 'assign' })
  } else if (roll < 96) {
    say(draft, { do: 'transfer', amount: { kind: 'part', percent: 1 + random.below(40) }, symbol })
    wait(draft)
    say(draft, missing)
  }
  wait(draft)
}

/** Everything went back, and then the money comes once more. */
function payAgain(draft: Draft, missing: Step): void {
  say(draft, missing)
  wait(draft)
  say(draft, { do: 'refund', wish: { kind: 'everything' } }, { do: 'confirm' }, missing)
}

/** A part of an invoice is paid before anything has left; then the order changes its mind. */
function payPartOfInvoice(draft: Draft): void {
  const { random } = draft
  const amount = { kind: 'part', percent: 50 + random.below(40) } as const
  say(draft, { do: 'transfer', amount, symbol: 'right' })
  wait(draft)
  if (random.chance(0.5)) say(draft, { do: 'cancel', by: random.pick(['customer', 'staff'] as const) })
  else say(draft, { do: 'refund', wish: { kind: 'pieces', line: 'first', pieces: 1 } }, { do: 'confirm' })
}

function addBeforePacking(draft: Draft): void {
  const { random } = draft
  if (draft.payment === 'na-fakturu' && random.chance(0.3)) payPartOfInvoice(draft)
  changeBeforePacking(draft)
  withdrawBefore(draft)
  const roll = random.below(100)
  if (roll < 7) say(draft, { do: 'cancel', by: 'customer' })
  else if (roll < 10) say(draft, { do: 'cancel', by: 'staff' })
  else if (roll < 16) say(draft, { do: 'hold' }, { do: 'release' })
  else if (roll < 18) say(draft, { do: 'hold' }, { do: 'cancel', by: random.pick(['customer', 'staff'] as const) })
  else if (roll < 30) addRefund(draft)
  else if (roll < 36) {
    // The goods are not here: the law does not wait for the parcel.
    draft.at = 10 + random.below(2)
    if (random.chance(0.25)) say(draft, { do: 'cancel', by: 'staff' })
  }
}

const WISHED: readonly RefundWish[] = [
  { kind: 'pieces', line: 'first', pieces: 1 },
  { kind: 'pieces', line: 'last', pieces: 1 },
  { kind: 'pieces', line: 'first', pieces: 'all' },
  { kind: 'goods' },
  { kind: 'shipping' },
  { kind: 'everything' },
  { kind: 'amount', amount: 1000 },
  { kind: 'amount', amount: 3333 },
  { kind: 'wrong line' },
  { kind: 'wrong amount' },
]

/** By staff, or in the office of the gateway. */
function addRefund(draft: Draft): void {
  const { random } = draft
  const isOffice = draft.payment === 'karta' && random.chance(0.4)
  if (isOffice) {
    const attempt = 0
    const amount = random.chance(0.15) ? ('all' as const) : 100 * (1 + random.below(90))
    say(draft, { do: 'office refund', attempt, amount })
    say(draft, random.chance(0.8) ? { do: 'ring', attempt, times: 1 + random.below(3) } : { do: 'return' })
    if (random.chance(0.5)) say(draft, { do: 'return' })
    return
  }
  const wish = random.pick(WISHED)
  if (random.chance(0.1)) {
    say(draft, { do: 'refused refund', wish })
    // What the gateway refused to us its own office may return.
    if (draft.payment === 'karta' && random.chance(0.5)) {
      const amount = random.chance(0.3) ? ('all' as const) : 2500
      say(draft, { do: 'office refund', attempt: 0, amount }, { do: 'ring', attempt: 0, times: 1 })
      return
    }
  }
  say(draft, { do: 'refund', wish })
  if (random.chance(0.7)) say(draft, { do: 'confirm' })
}

function addRefunds(draft: Draft): void {
  const { random } = draft
  if (!random.chance(0.45)) return
  wait(draft, 1 + random.below(2))
  for (let times = 1 + random.below(3); times > 0; times -= 1) addRefund(draft)
}
