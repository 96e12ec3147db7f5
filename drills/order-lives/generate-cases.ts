import { type Draft, say, wait } from './draft.ts'
import type { CaseGoods, Step } from './life.ts'

const SIDES = ['first', 'last'] as const

function goodsOf({ random }: Draft): CaseGoods {
  const roll = random.below(10)
  if (roll < 4) return 'all'
  return { line: random.pick(SIDES), pieces: roll < 8 ? 1 : 'all' }
}

/** Credits that paid for all of it leave no money to divide: the matter of the tests of cases. */
const hasMoney = ({ wish }: Draft): boolean => wish.basket !== 'all credits'

/** Nothing has left yet: taken back, granted, or left for the cancellation of the order. */
export function withdrawBefore(draft: Draft): void {
  const { random, wish } = draft
  // What a change takes from a card and a voucher is the matter of the tests of vouchers.
  if (wish.basket.startsWith('voucher') || !random.chance(0.1)) return
  say(draft, { do: 'withdraw', goods: goodsOf(draft) })
  if (random.chance(0.2)) say(draft, random.pick<Step>([{ do: 'pack' }, { do: 'release' }, { do: 'hold' }]))
  if (random.chance(0.3)) wait(draft)
  const roll = random.below(10)
  if (roll < 4) say(draft, { do: 'take case back' })
  else if (roll < 8) say(draft, { do: 'decide case', kept: 0 }, { do: 'confirm' })
}

/** It is on its way, or just came: goods are waited for. */
export function withdrawOnTheWay(draft: Draft): void {
  if (hasMoney(draft) && draft.random.chance(0.05)) say(draft, { do: 'withdraw', goods: goodsOf(draft) })
}

/** What people do with goods they have. */
export function addCases(draft: Draft): void {
  const { random } = draft
  if (!hasMoney(draft)) return
  const roll = random.below(100)
  if (roll < 20) withdrawAfter(draft)
  else if (roll < 32) claimPack(draft)
}

function withdrawAfter(draft: Draft): void {
  const { random } = draft
  wait(draft, random.below(3))
  say(draft, { do: 'withdraw', goods: goodsOf(draft) })
  const roll = random.below(10)
  if (roll === 0) say(draft, { do: 'decide case', kept: 0 })
  if (roll === 1) say(draft, { do: 'take case back' })
  if (roll > 1) bringGoods(draft)
  if (!random.chance(0.4)) return
  // Then the rest of it, which makes it all of it.
  wait(draft)
  say(draft, { do: 'withdraw', goods: 'rest' })
  if (random.chance(0.8)) bringGoods(draft)
}

/** Whole, opened, some of it, late, or never. */
function bringGoods(draft: Draft): void {
  const { random } = draft
  if (random.chance(0.15)) return
  wait(draft, random.chance(0.15) ? 6 : 1)
  const isOpened = random.chance(0.4)
  const missing = random.chance(0.15) ? 1 : 0
  say(draft, { do: 'goods come', condition: isOpened ? 'opened' : 'unopened', missing })
  if (random.chance(0.15)) say(draft, { do: 'take case back' })
  if (random.chance(0.3)) wait(draft)
  say(draft, { do: 'decide case', kept: isOpened ? random.pick([0, 10, 33, 50]) : 0 })
  if (random.chance(0.7)) say(draft, { do: 'confirm' })
}

function claimPack(draft: Draft): void {
  const { random } = draft
  wait(draft, random.below(2))
  const wish = random.pick(['refund', 'credits'] as const)
  say(draft, { do: 'claim', line: random.pick(SIDES), wish, hasPhoto: random.chance(0.8) })
  if (random.chance(0.3)) wait(draft)
  const roll = random.below(10)
  if (roll === 0) say(draft, { do: 'take case back' })
  if (roll > 1) say(draft, { do: 'decide case', kept: 0 })
  if (random.chance(0.7)) say(draft, { do: 'confirm' })
}
