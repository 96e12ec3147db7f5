import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWheel } from './check-wheel.ts'
import { inkOn } from './prize.ts'

const IS_NOTHING = { label: 'Nic', prize: null, kind: 'none' as const, amount: null, isShipped: false }
const IS_BOX = { label: 'Box', prize: 'Box na granule', kind: 'product' as const, amount: null, isShipped: false }
const NOTHING = { ...IS_NOTHING, prizeId: 2, stock: null, dailyLimit: null }
const BOX = { ...IS_BOX, prizeId: 1, stock: 5, dailyLimit: 3 }
const SO_FAR = [
  { ...IS_BOX, prizeId: 1, drawn: 4, drawnToday: 2 },
  { ...IS_NOTHING, prizeId: 2, drawn: 0, drawnToday: 0 },
]

test.each([
  ['as it is', [BOX, NOTHING], null],
  ['exactly what was won', [{ ...BOX, stock: 4, dailyLimit: 2 }, NOTHING], null],
  ['fewer than were won', [{ ...BOX, stock: 3 }, NOTHING], 'below_won'],
  ['fewer a day than were won today', [{ ...BOX, dailyLimit: 1 }, NOTHING], 'below_today'],
  ['without a prize that was won', [NOTHING, { ...NOTHING, prizeId: null, label: 'Zas nic' }], 'won_removed'],
  ['without a prize nobody has won', [BOX, { ...NOTHING, prizeId: null, label: 'Zkus to zas' }], null],
  ['a prize that was won as something else', [{ ...BOX, kind: 'credits' as const }, NOTHING], 'won_changed'],
  ['a prize that was won under another name', [{ ...BOX, prize: 'Pytel 12 kg' }, NOTHING], 'won_changed'],
  ['a prize that was won under another label', [{ ...BOX, label: 'Pytel' }, NOTHING], 'won_changed'],
  ['a prize that was won and is now sent', [{ ...BOX, isShipped: true }, NOTHING], 'won_changed'],
  ['a prize that was won of another amount', [{ ...BOX, amount: 20 }, NOTHING], 'won_changed'],
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

test('nothing, however often drawn, may have another name but does not become something', () => {
  const soFar = SO_FAR.map((prize) => ({ ...prize, drawn: 4 }))
  expect(checkWheel([BOX, { ...NOTHING, label: 'Zkus to znovu' }], soFar).ok).toBe(true)
  expect(checkWheel([BOX, { ...NOTHING, prize: 'Míček', kind: 'product' }], soFar).ok).toBe(false)
})

test('a count is taken exactly when it is not below what was won', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (stock, drawn) => {
      const soFar = [{ ...IS_BOX, prizeId: 1, drawn, drawnToday: 0 }, ...SO_FAR.slice(1)]
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
