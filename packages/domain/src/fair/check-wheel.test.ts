import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkWheel } from './check-wheel.ts'
import { inkOn } from './prize.ts'

const OF_NO_CODE = { maximum: null, minimumGoods: 0, validDays: null, weight: 10 }
const IS_NOTHING = { ...OF_NO_CODE, label: 'Nic', prize: null, kind: 'none' as const, amount: null, isShipped: false }
const IS_BOX = {
  ...OF_NO_CODE,
  label: 'Box',
  prize: 'Box na granule',
  kind: 'product' as const,
  amount: null,
  isShipped: false,
}
const NOTHING = { ...IS_NOTHING, prizeId: 2, stock: null, dailyLimit: null }
const BOX = { ...IS_BOX, prizeId: 1, stock: 5, dailyLimit: 3 }
const SO_FAR = [
  { ...IS_BOX, prizeId: 1, stock: 5, dailyLimit: 3, drawn: 4, drawnToday: 2 },
  { ...IS_NOTHING, prizeId: 2, stock: null, dailyLimit: null, drawn: 0, drawnToday: 0 },
]

const APPROVES = { approves: true }

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
  [
    'a discount without a ceiling',
    [BOX, NOTHING, { ...BOX, prizeId: null, label: 'Sleva', kind: 'coupon' as const, amount: 10 }],
    'ceiling_missing',
  ],
  ['two of one label', [BOX, { ...NOTHING, label: 'Box' }], 'same_label'],
  ['one segment', [BOX], 'too_few'],
  ['a prize of another fair', [BOX, { ...NOTHING, prizeId: 9 }], 'unknown'],
])('a wheel %s: %s', (_, wanted, fault) => {
  const checked = checkWheel(wanted, SO_FAR, APPROVES)
  expect(checked.ok ? null : checked.details.fault).toBe(fault)
})

const COUPON = {
  ...BOX,
  ...{ prizeId: 3, label: 'Sleva', kind: 'coupon' as const, amount: 10, maximum: 30_000, minimumGoods: 60_000 },
  ...{ validDays: 30, stock: 800 },
}
const WITH_COUPON = [...SO_FAR, { ...COUPON, drawn: 0, drawnToday: 0 }]

test.each([
  ['as it is', {}, null],
  ['of fewer per cent', { amount: 5 }, null],
  ['of a lower ceiling', { maximum: 20_000 }, null],
  ['from a larger order', { minimumGoods: 90_000 }, null],
  ['there are fewer of', { stock: 20 }, null],
  ['of more per cent', { amount: 11 }, 'unapproved'],
  ['of a higher ceiling', { maximum: 30_001 }, 'unapproved'],
  ['from a smaller order', { minimumGoods: 0 }, 'unapproved'],
  ['there are more of', { stock: 801 }, 'unapproved'],
  ['that never runs out', { stock: null }, 'unapproved'],
  ['for longer', { validDays: 730 }, 'unapproved'],
  ['as long as unsaid', { validDays: null }, null],
  ['more a day', { dailyLimit: 4 }, 'unapproved'],
  ['more often', { weight: 11 }, 'unapproved'],
  ['less often', { weight: 1 }, null],
  ['that is new', { prizeId: null, label: 'Nová' }, 'unapproved'],
  ['that was a box', { ...COUPON, prizeId: 1, label: 'Sleva 2' }, 'won_changed'],
])('whoever does not approve prices asks for a discount %s: %s', (_, changes, fault) => {
  const wanted = [
    ...new Map([BOX, NOTHING, COUPON, { ...COUPON, ...changes }].map((one) => [one.prizeId, one])).values(),
  ]
  const checked = checkWheel(wanted, WITH_COUPON, { approves: false })
  expect(checked.ok ? null : checked.details.fault).toBe(fault)
  const isRefused = fault !== null && fault !== 'unapproved'
  expect(checkWheel(wanted, WITH_COUPON, APPROVES).ok).toBe(!isRefused)
})

test('nothing, however often drawn, may have another name but does not become something', () => {
  const soFar = SO_FAR.map((prize) => ({ ...prize, drawn: 4 }))
  expect(checkWheel([BOX, { ...NOTHING, label: 'Zkus to znovu' }], soFar, APPROVES).ok).toBe(true)
  expect(checkWheel([BOX, { ...NOTHING, prize: 'Míček', kind: 'product' }], soFar, APPROVES).ok).toBe(false)
})

test('a count is taken exactly when it is not below what was won', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (stock, drawn) => {
      const soFar = [{ ...IS_BOX, prizeId: 1, stock: 5, dailyLimit: 3, drawn, drawnToday: 0 }, ...SO_FAR.slice(1)]
      expect(checkWheel([{ ...BOX, stock }, NOTHING], soFar, APPROVES).ok).toBe(stock >= drawn)
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

test.each([
  [{ validDays: 31 }, 'unapproved'],
  [{ maximum: 30_001 }, 'unapproved'],
  [{}, null],
])('a coupon that said nothing was won with the days and the ceiling of the shop, %j asks: %s', (changes, fault) => {
  const before = { ...COUPON, validDays: null, maximum: null, drawn: 0, drawnToday: 0 }
  const checked = checkWheel([BOX, NOTHING, { ...COUPON, ...changes }], [...SO_FAR, before], { approves: false })
  expect(checked.ok ? null : checked.details.fault).toBe(fault)
})
