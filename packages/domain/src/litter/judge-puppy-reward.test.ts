import { expect, test } from 'vitest'
import { judgePuppyReward, type PuppyPurchase } from './judge-puppy-reward.ts'

const KEPT: PuppyPurchase = {
  isSettled: true,
  isReturning: false,
  keptGoods: 89_900,
  isBreederGone: false,
  isSamePerson: false,
  isSameHousehold: false,
  isSamePayment: false,
}

test.each([
  ['kept', {}, { is: 'reward' }],
  ['it may still come back', { isSettled: false }, { is: 'wait' }],
  ['it is coming back', { isReturning: true }, { is: 'wait' }],
  ['all of it came back', { keptGoods: 0 }, { is: 'wait' }],
  ['the breeder has left', { isBreederGone: true }, { is: 'refuse', reason: 'breeder_gone' }],
  ['the breeder took the own puppy', { isSamePerson: true }, { is: 'refuse', reason: 'same_person' }],
  ['it went to the same house', { isSameHousehold: true }, { is: 'refuse', reason: 'same_household' }],
  ['the breeder paid for it', { isSamePayment: true }, { is: 'refuse', reason: 'same_payment' }],
  [
    'of one house, before delivery',
    { isSameHousehold: true, isSettled: false },
    { is: 'refuse', reason: 'same_household' },
  ],
])('%s', (_, changed, expected) => {
  expect(judgePuppyReward({ ...KEPT, ...changed })).toEqual(expected)
})
