import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWheel } from './check-wheel.ts'
import { inkOn } from './prize.ts'

const NOTHING = { prizeId: 2, label: 'Nic', kind: 'none' as const, amount: null, stock: null, dailyLimit: null }
const BOX = { prizeId: 1, label: 'Box', kind: 'product' as const, amount: null, stock: 5, dailyLimit: 3 }
const SO_FAR = [
  { prizeId: 1, label: 'Box', kind: 'product' as const, drawn: 4, drawnToday: 2 },
  { prizeId: 2, label: 'Nic', kind: 'none' as const, drawn: 0, drawnToday: 0 },
]

test.each([
  ['as it is', [BOX, NOTHING], null],
  ['exactly what was won', [{ ...BOX, stock: 4, dailyLimit: 2 }, NOTHING], null],
  ['fewer than were won', [{ ...BOX, stock: 3 }, NOTHING], 'below_won'],
  ['fewer a day than were won today', [{ ...BOX, dailyLimit: 1 }, NOTHING], 'below_today'],
  ['without a prize that was won', [NOTHING, { ...NOTHING, prizeId: null, label: 'Zas nic' }], 'won_removed'],
  ['without a prize nobody has won', [BOX, { ...NOTHING, prizeId: null, label: 'Zkus to zas' }], null],
  ['a prize that was won as something else', [{ ...BOX, kind: 'credits' as const }, NOTHING], 'won_changed'],
  [
    'a discount of nothing',
    [BOX, NOTHING, { ...BOX, prizeId: null, label: 'Sleva', kind: 'coupon' as const }],
    'percent_missing',
  ],
  ['two of one label', [BOX, { ...NOTHING, label: 'Box' }], 'same_label'],
  ['one segment', [BOX], 'too_few'],
  ['a prize of another fair', [BOX, { ...NOTHING, prizeId: 9 }], 'unknown'],
])('a wheel %s: %s', (_, wanted, fault) => {
  const checked = checkWheel(wanted, SO_FAR)
  expect(checked.ok ? null : checked.details.fault).toBe(fault)
})

test('a count is taken exactly when it is not below what was won', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (stock, drawn) => {
      const soFar = [
        { ...SO_FAR[0], prizeId: 1, label: 'Box', kind: 'product' as const, drawn, drawnToday: 0 },
        ...SO_FAR.slice(1),
      ]
      expect(checkWheel([{ ...BOX, stock }, NOTHING], soFar).ok).toBe(stock >= drawn)
    }),
  )
})

test.each([
  ['#FFC93C', '#17211B'],
  ['#0E4B36', '#FFFFFF'],
  ['#000000', '#FFFFFF'],
  ['#FFFFFF', '#17211B'],
])('on %s one writes in %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink)
})
