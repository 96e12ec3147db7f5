import { expect, test } from 'vitest'
import { cardEnd, cardState } from './puppy-card.ts'

const CARD = { hasCode: true, expiresOn: '2027-04-13', isTaken: false, isDead: false }

test.each([
  ['made', CARD, 'issued'],
  ['on its last day', { ...CARD, expiresOn: '2026-11-18' }, 'issued'],
  ['a day over', { ...CARD, expiresOn: '2026-11-17' }, 'expired'],
  ['taken over', { ...CARD, isTaken: true }, 'taken'],
  ['taken over and long over', { ...CARD, isTaken: true, expiresOn: '2026-01-01' }, 'taken'],
  ['not made', { ...CARD, hasCode: false, expiresOn: null }, 'none'],
  ['the puppy died', { ...CARD, isDead: true }, 'ended'],
])('%s', (_, card, expected) => {
  expect(cardState(card, '2026-11-18')).toBe(expected)
})

test.each([
  ['made before the handover', '2026-11-12', '2027-04-13'],
  ['made at the handover', '2026-12-13', '2027-04-13'],
  ['made later', '2027-01-31', '2027-05-31'],
])('%s it ends on %s', (_, madeOn, expected) => {
  expect(cardEnd('2026-10-18', madeOn, 4)).toBe(expected)
})
