import { expect, test } from 'vitest'
import { cardOutlook } from './card-outlook.ts'
import { aPlan } from './plan.fixture.ts'

const cash = { code: 'dobirka', name: 'Dobírka', kind: 'cod' }

test.each([
  ['a card that is good for years', aPlan(), null],
  ['no card yet', aPlan({ card: null }), 'noCard'],
  ['cash needs none', aPlan({ card: null, payment: cash }), null],
  ['a card that ends before the next parcel', aPlan({ card: { number: '4821', expiresOn: '2026-11-30' } }), 'cardEnds'],
  ['a card that ends soon', aPlan({ card: { number: '4821', expiresOn: '2026-12-15' }, cycle: null }), 'cardSoon'],
  ['a card the gateway says no end of', aPlan({ card: { number: null, expiresOn: null } }), null],
  ['an ended plan charges nobody', aPlan({ card: null, state: 'ended' }), null],
] as const)('%s', (_case, plan, outlook) => {
  expect(cardOutlook(plan, '2026-11-20')).toBe(outlook)
})
