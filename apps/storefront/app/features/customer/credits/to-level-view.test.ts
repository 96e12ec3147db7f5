import type { OwnLevel } from '@shop/contract/promotion/own-credits'
import { expect, test } from 'vitest'
import { toLevelView } from './to-level-view.server.ts'

const own = (more: Partial<OwnLevel> = {}): OwnLevel => ({
  ...{ hasLevels: true, percent: null, held: null, validTo: null, reachedAt: null, turnover: 0, coming: [] },
  levels: [
    { code: 'stene', name: 'Štěně', from: 0, percent: 3 },
    { code: 'partak', name: 'Parťák', from: 500_000, percent: 4 },
    { code: 'hafan', name: 'Hafan', from: 1_200_000, percent: 5 },
  ],
  ...more,
})

const purchase = { number: '2611010001', placedAt: '2026-11-01', amount: 260_600, countsFrom: '2026-11-18' } as const

test('a newcomer begins as the first, with exactly what is missing', () => {
  expect(toLevelView(own({ turnover: 496_400 }))).toMatchObject({
    current: { name: 'Štěně', percent: 3 },
    validTo: null,
    next: { name: 'Parťák', missing: 3_600 },
  })
})

test('a kept level stays after goods came back, and the step counts from it', () => {
  expect(toLevelView(own({ held: 'partak', validTo: '2027-12-31', turnover: 0 }))).toMatchObject({
    current: { name: 'Parťák' },
    validTo: '2027-12-31',
    next: { name: 'Hafan', missing: 1_200_000 },
  })
})

test('what is on its way says what it makes of them', () => {
  const view = toLevelView(own({ turnover: 496_400, coming: [{ ...purchase, turnover: 757_000 }] }))
  expect(view?.coming).toMatchObject({ amount: 260_600, becomes: 'Parťák' })
  expect(toLevelView(own({ turnover: 0, coming: [{ ...purchase, turnover: 260_600 }] }))?.coming?.becomes).toBeNull()
})

test('what falls out of the twelve months before that day no longer counts then', () => {
  const view = toLevelView(own({ turnover: 496_400, coming: [{ ...purchase, turnover: 460_600 }] }))
  expect(view?.coming?.becomes).toBeNull()
})

test('a level that is reached and not written yet misses nothing', () => {
  expect(toLevelView(own({ turnover: 500_000 }))).toMatchObject({
    current: { name: 'Štěně' },
    next: { name: 'Parťák', missing: 0 },
  })
})

test('the highest has no next, and a group of its own has no levels', () => {
  expect(toLevelView(own({ held: 'hafan', validTo: '2027-12-31', turnover: 2_000_000 }))?.next).toBeNull()
  expect(toLevelView(own({ hasLevels: false }))).toBeNull()
})
