import { expect, test } from 'vitest'
import {
  complaintDoubts,
  type GuaranteeClaim,
  type GuaranteedLine,
  guaranteeDoubts,
  withdrawalDoubts,
} from './case-doubts.ts'

const LINE: GuaranteedLine = {
  isGift: false,
  deliveredOn: '2026-11-03',
  isCompany: false,
  left: 2,
  productKind: 'kibble',
  isFirst: true,
  isClaimed: false,
  isClaimedNear: false,
}
const CLAIM: GuaranteeClaim = {
  pieces: 1,
  condition: 'opened',
  lines: 1,
  total: 101_800,
  photos: 1,
  claimsInYear: 0,
  claimsNear: 0,
}

test('the first pack in time with a photo has no doubt', () => {
  expect(guaranteeDoubts(LINE, CLAIM, '2027-01-02')).toEqual([])
  expect(guaranteeDoubts(LINE, { ...CLAIM, claimsNear: 2 }, '2027-01-02')).toEqual([])
})

test.each<[string, Partial<GuaranteedLine>, Partial<GuaranteeClaim>, string]>([
  ['late', {}, {}, '2027-01-03'],
  ['not_delivered', { deliveredOn: null }, {}, '2026-11-10'],
  ['not_food', { productKind: 'cosmetics' }, {}, '2026-11-10'],
  ['not_first', { isFirst: false }, {}, '2026-11-10'],
  ['asked_before', { isClaimed: true }, {}, '2026-11-10'],
  ['several', {}, { pieces: 2 }, '2026-11-10'],
  ['several', {}, { lines: 2 }, '2026-11-10'],
  ['no_photo', {}, { photos: 0 }, '2026-11-10'],
  ['over_limit', {}, { total: 200_001 }, '2026-11-10'],
  ['often', {}, { claimsInYear: 3 }, '2026-11-10'],
  ['often', {}, { claimsInYear: 3, claimsNear: 1 }, '2026-11-10'],
  ['same_address', {}, { claimsInYear: 1, claimsNear: 2 }, '2026-11-10'],
  ['same_address', { isClaimedNear: true }, { claimsNear: 1 }, '2026-11-10'],
  ['company', { isCompany: true }, {}, '2026-11-10'],
])('a person looks when it is %s', (doubt, line, claim, today) => {
  expect(guaranteeDoubts({ ...LINE, ...line }, { ...CLAIM, ...claim }, today)).toEqual([doubt])
})

test('a withdrawal of opened goods after its time is taken with its doubts', () => {
  const doubts = withdrawalDoubts(LINE, { pieces: 3, condition: 'opened' }, '2026-11-19')
  expect(doubts).toEqual(['late', 'asked_before', 'opened'])
})

test('what is wrong with goods is no doubt of a complaint', () => {
  expect(complaintDoubts(LINE, { pieces: 1, condition: 'damaged' }, '2027-11-03')).toEqual([])
})
