import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditsAfterReturns, type ReturnedLine } from './credits-after-returns.ts'

const NOTHING_YET = { earned: 24, alreadyGivenBack: 0, alreadyTaken: 0 }

function line(amount: number, creditsDiscount: number, credited: number, isGoods = true): ReturnedLine {
  return { amount, creditsDiscount, credited, isGoods }
}

// The example of the shop's own questions and answers: goods for 1 000 Kč, 200 of it by credits, half of it comes back.
test('half of the goods gives back half of the credits and takes half of those earned', () => {
  expect(creditsAfterReturns([line(80_000, 20_000, 40_000)], NOTHING_YET, 100)).toEqual({ giveBack: 100, takeBack: 12 })
})

test.each([
  ['everything', [line(80_000, 20_000, 80_000), line(7900, 0, 7900, false)], { giveBack: 200, takeBack: 24 }],
  ['nothing', [line(80_000, 20_000, 0)], { giveBack: 0, takeBack: 0 }],
  ['only shipping', [line(80_000, 20_000, 0), line(7900, 0, 7900, false)], { giveBack: 0, takeBack: 0 }],
  ['a gift beside goods that stay', [line(80_000, 20_000, 0), line(0, 0, 0)], { giveBack: 0, takeBack: 0 }],
  ['a third, rounded down for the customer', [line(80_000, 20_000, 26_667)], { giveBack: 66, takeBack: 8 }],
])('%s that came back', (_, lines, expected) => {
  expect(creditsAfterReturns(lines, NOTHING_YET, 100)).toEqual(expected)
})

test('what a change took out and what came back later give all credits back together', () => {
  // 25.50 Kč of 37 credits is still in the order; the change has given eleven back.
  const cut = { ...NOTHING_YET, cutDiscount: 1150, alreadyGivenBack: 11 }
  expect(creditsAfterReturns([line(80_000, 2550, 80_000)], cut, 100)).toMatchObject({ giveBack: 26 })
})

test('in whatever parts goods come back, all of them give back and take exactly all credits', () => {
  const anyLine = fc.record({ amount: fc.integer({ min: 1, max: 200_000 }), credits: fc.nat(300) })
  const anyParts = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 })
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 4 }), anyParts, fc.nat(500), (sold, percents, earned) => {
      const done = { givenBack: 0, taken: 0 }
      for (const percent of [...percents.toSorted((a, b) => a - b), 100]) {
        const lines = sold.map(({ amount, credits }) =>
          line(amount, credits * 100, percent === 100 ? amount : Math.floor((amount * percent) / 100)),
        )
        const known = { earned, alreadyGivenBack: done.givenBack, alreadyTaken: done.taken }
        const { giveBack, takeBack } = creditsAfterReturns(lines, known, 100)
        done.givenBack += giveBack
        done.taken += takeBack
      }
      expect(done).toEqual({ givenBack: sold.reduce((sum, { credits }) => sum + credits, 0), taken: earned })
    }),
  )
})
