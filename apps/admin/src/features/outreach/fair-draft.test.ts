import { expect, test } from 'vitest'
import { chanceOf, newPrize, toFairDraft, toSavedPrizes } from './fair-draft.ts'

const COUPON = {
  ...{ prizeId: 1, label: 'Sleva 10 %', prize: 'Sleva', description: 'Kód do e-mailu', kind: 'coupon' as const },
  ...{
    weight: 22,
    amount: 10,
    maximum: 30_000,
    validDays: 30,
    minimumGoods: 60_000,
    isShipped: false,
    color: '#0E4B36',
  },
  ...{ stock: 800, dailyLimit: null },
}
const NOTHING = {
  ...COUPON,
  prizeId: 2,
  kind: 'none' as const,
  prize: null,
  amount: null,
  maximum: null,
  stock: null,
  minimumGoods: 0,
}
const FAIR = {
  ...{ fairId: 1, version: 3, tablets: [], hasSharedPin: false },
  fields: { title: 'Veletrh', place: 'Brno', rules: 'Jednou.', validFrom: '2027-04-09', validTo: '2027-04-11' },
  prizes: [COUPON, NOTHING].map((prize) => ({ ...prize, drawn: 4, drawnToday: 1 })),
}

test('what is opened and saved without a change is the same', () => {
  expect(toSavedPrizes(toFairDraft(FAIR).prizes)).toEqual([COUPON, NOTHING])
})

test('an empty count is no limit, crowns are haléře, and nothing is won where nothing is', () => {
  const draft = { ...newPrize('x'), stock: '', minimumGoods: '499,5', kind: 'none' as const, prize: 'zbytek' }
  expect(toSavedPrizes([draft])[0]).toMatchObject({ stock: null, minimumGoods: 49_950, prize: null })
})

test('the chance is the share of all weights', () => {
  const two = [
    { ...newPrize('a'), weight: '1' },
    { ...newPrize('b'), weight: '3' },
  ] as const
  expect([chanceOf(two[0], two), chanceOf(two[1], two), chanceOf(two[0], [])]).toEqual(['25', '75', '0'])
})
