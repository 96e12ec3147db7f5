import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawMachine } from '../state-machine.fixture.ts'
import { listTransitions, transition } from '../state-machine.ts'
import { GROUP_MACHINE } from './group-machine.ts'
import { initialsOf } from './initials.ts'
import { checkSteps, gramsOf, type KiloStep, nextStep, percentAt, priceAt, unitPriceAt } from './kilo-steps.ts'
import { CHOOSING_STATES, MEMBER_MACHINE, type MemberEvent, type MemberState } from './member-machine.ts'
import { closeGroup, endAsking, fixPrice } from './settle-group.ts'

const STEPS: KiloStep[] = [
  { fromGrams: 100_000, percent: 5 },
  { fromGrams: 200_000, percent: 10 },
]
const NOW = new Date('2026-11-22T19:00:00Z')

test('every pair of group and event has an answer', () => {
  expect(
    `\n${drawMachine(GROUP_MACHINE, { open: 'open', paying: 'pay', settling: 'settl', placed: 'plac', failed: 'fail' })}`,
  ).toBe(`
event          open  pay   settl plac  fail
close          pay   =     =     =     =
nobody_joined  fail  =     =     =     =
price_held     =     plac  =     =     =
price_rose     =     settl =     =     =
nobody_paid    =     fail  =     =     =
answers_in     =     =     plac  =     =
nobody_stayed  =     =     fail  =     =
call_off       fail  x     x     x     =`)
})

test('every pair of member and event has an answer', () => {
  const names = {
    unconfirmed: 'unc',
    joined: 'join',
    left: 'left',
    to_pay: 'topay',
    paid: 'paid',
    asked: 'ask',
    stayed: 'stay',
    refunded: 'back',
    expired: 'exp',
  }
  expect(`\n${drawMachine(MEMBER_MACHINE, names)}`).toBe(`
event            unc   join  left  topay paid  ask   stay  back  exp
confirm          join  =     x     =     =     =     =     x     x
change           x     =     x     x     x     x     x     x     x
leave            left  left  =     left  x     x     x     x     x
come_back        x     =     join  x     x     x     x     x     x
deadline_passed  exp   topay =     =     =     =     =     =     =
called_off       exp   exp   =     =     =     =     =     =     =
order_paid       =     =     =     paid  =     =     =     =     =
order_ended      =     =     =     exp   back  back  back  =     =
price_rose       =     =     =     =     ask   =     =     =     =
stay             x     x     x     x     x     stay  =     x     x
take_back        x     x     x     x     x     back  back  =     x
answer_missing   =     =     =     =     =     back  back  =     =`)
})

test('nobody pays before the deadline and nobody chooses after it', () => {
  const moves = listTransitions(MEMBER_MACHINE)
  expect(moves.filter(({ to }) => to === 'to_pay').map(({ from }) => from)).toEqual(['joined'])
  const back = moves.filter(({ from, to }) => !CHOOSING_STATES.includes(from) && CHOOSING_STATES.includes(to))
  expect(back).toEqual([{ from: 'to_pay', to: 'left' }])
})

test.each([
  [0, 0, 100_000],
  [99_999, 0, 1],
  [100_000, 5, 100_000],
  [199_999, 5, 1],
  [200_000, 10, null],
  [9_000_000, 10, null],
])('%i g together save %i %%', (grams, percent, missing) => {
  expect(percentAt(STEPS, grams)).toBe(percent)
  expect(nextStep(STEPS, grams)?.missingGrams ?? null).toBe(missing)
})

test.each([
  [[], 'no_steps'],
  [[{ fromGrams: 0, percent: 5 }], 'not_positive'],
  [[{ fromGrams: 1000, percent: 100 }], 'not_positive'],
  [[{ fromGrams: 1000, percent: 0 }], 'not_positive'],
  [[STEPS[1], STEPS[0]], 'not_rising'],
  [[STEPS[0], { fromGrams: 200_000, percent: 5 }], 'not_rising'],
])('steps %j are refused: %s', (steps, code) => {
  expect(checkSteps(steps as KiloStep[])).toMatchObject({ ok: false, code })
})

test('steps that rise are taken', () => {
  expect(checkSteps(STEPS).ok).toBe(true)
})

test.each([
  [164_900, 10, 100, 148_400],
  [28_900, 10, 100, 26_000],
  [164_900, 0, 100, 164_900],
  [164_900, 5, 1, 156_655],
])('%i at −%i %% by %i is %i', (unit, percent, step, price) => {
  expect(unitPriceAt(unit, percent, step)).toBe(price)
})

test('of the mockup: 12 kg and 500 g cost 1 744 Kč together', () => {
  const lines = [
    { pieces: 1, unitPrice: 164_900, grams: 12_000 },
    { pieces: 1, unitPrice: 28_900, grams: 500 },
  ]
  expect([gramsOf(lines), priceAt(lines, 0, 100), priceAt(lines, 10, 100)]).toEqual([12_500, 193_800, 174_400])
})

test('deadlines decide by kilos', () => {
  const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
  expect(closeGroup([], STEPS, NOW, 48)).toEqual({ event: 'nobody_joined', percent: 0, until: null })
  expect(closeGroup([150_000, 50_000], STEPS, NOW, 48)).toEqual({ event: 'close', percent: 10, until: after(48) })
  const agreed = { steps: STEPS, agreedPercent: 10 }
  expect(fixPrice([], agreed, NOW, 48)).toEqual({ event: 'nobody_paid', percent: 10, until: null })
  expect(fixPrice([150_000, 50_000], agreed, NOW, 48)).toEqual({ event: 'price_held', percent: 10, until: null })
  expect(fixPrice([150_000], agreed, NOW, 48)).toEqual({ event: 'price_rose', percent: 5, until: after(48) })
  expect(endAsking(0, 5).event).toBe('nobody_stayed')
  expect(endAsking(1, 5).event).toBe('answers_in')
})

test.each([
  ['Honza Krejčí', 'H. K.'],
  ['  jana   nováková ', 'J. N.'],
  ['Čeněk', 'Č.'],
  ['Anna Marie von Bern', 'A. M. V.'],
  ['Jean-Luc', 'J. L.'],
  ['<script>', ''],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

const anySteps = fc
  .array(fc.record({ kilos: fc.integer({ min: 1, max: 60 }), percent: fc.integer({ min: 1, max: 8 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((rises) => {
    let fromGrams = 0
    let percent = 0
    return rises.map((rise) => {
      fromGrams += rise.kilos * 1000
      percent += rise.percent
      return { fromGrams, percent }
    })
  })

const anyMember = fc.record({
  lines: fc.array(
    fc.record({
      pieces: fc.integer({ min: 1, max: 6 }),
      unitPrice: fc.integer({ min: 1000, max: 300_000 }),
      grams: fc.constantFrom(250, 500, 2000, 6000, 12_000),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  isConfirmed: fc.boolean(),
  leaves: fc.boolean(),
  pays: fc.boolean(),
  answers: fc.constantFrom('stay', 'take_back', null),
  paysDifference: fc.boolean(),
})

function step(state: MemberState, event: MemberEvent): MemberState {
  const next = transition(MEMBER_MACHINE, state, event)
  return next.ok ? next.value.to : state
}

test('nobody pays more than they agreed to, and money in is goods out and money back', () => {
  fc.assert(
    fc.property(anySteps, fc.array(anyMember, { maxLength: 12 }), (steps, wishes) => {
      const members = wishes.map((wish) => {
        let state: MemberState = 'unconfirmed'
        if (wish.isConfirmed) state = step(state, 'confirm')
        if (wish.leaves) state = step(state, 'leave')
        return { ...wish, state, agreed: 0, moneyIn: 0, moneyBack: 0, goods: 0 }
      })
      const of = (...states: MemberState[]) => members.filter(({ state }) => states.includes(state))
      const grams = (some: typeof members) => some.map(({ lines }) => gramsOf(lines))

      const joined = of('joined')
      const closed = closeGroup(grams(joined), steps, NOW, 48)
      for (const member of members) member.state = step(member.state, 'deadline_passed')
      for (const member of of('to_pay')) {
        member.agreed = priceAt(member.lines, closed.percent, 100)
        if (member.pays) member.moneyIn = member.agreed
        member.state = step(member.state, member.pays ? 'order_paid' : 'order_ended')
      }
      const fixed = fixPrice(grams(of('paid')), { steps, agreedPercent: closed.percent }, NOW, 48)
      if (fixed.event === 'price_rose') {
        for (const member of members) member.state = step(member.state, 'price_rose')
        for (const member of of('asked')) {
          const dearer = priceAt(member.lines, fixed.percent, 100)
          expect(dearer).toBeGreaterThanOrEqual(member.agreed)
          if (member.answers) member.state = step(member.state, member.answers)
          if (member.state !== 'stayed') continue
          member.agreed = dearer
          if (member.paysDifference) member.moneyIn = dearer
        }
        for (const member of of('asked', 'stayed')) {
          if (member.moneyIn < member.agreed || member.state === 'asked')
            member.state = step(member.state, 'answer_missing')
        }
      }
      for (const member of of('refunded')) member.moneyBack = member.moneyIn
      for (const member of of('paid', 'stayed')) member.goods = priceAt(member.lines, fixed.percent, 100)

      for (const { moneyIn, moneyBack, goods, agreed, state } of members) {
        expect(moneyIn).toBe(goods + moneyBack)
        expect(moneyIn).toBeLessThanOrEqual(agreed)
        expect(['unconfirmed', 'joined', 'to_pay', 'asked']).not.toContain(state)
      }
      const isPlaced = fixed.event === 'price_held' || (fixed.event === 'price_rose' && of('stayed').length > 0)
      expect(isPlaced).toBe(members.some(({ goods }) => goods > 0))
    }),
    { numRuns: 300 },
  )
})
