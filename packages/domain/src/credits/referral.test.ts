import { expect, test } from 'vitest'
import { isRewardLost, judgeReferral, type ReferredOrder } from './referral.ts'

const GOOD: ReferredOrder = {
  ...{ isDelivered: true, isPaid: true, isEnded: false, keptGoods: 80_000, minimum: 80_000, isOwnerGone: false },
  ...{ isSamePerson: false, isSameAddress: false, isSamePayment: false, isSamePostcode: false, isSameDevice: false },
}

const refused = (reason: string) => ({ is: 'refuse', reason })

test.each<[string, Partial<ReferredOrder>, object]>([
  ['delivered, paid and large enough', {}, { is: 'reward' }],
  ['on its way', { isDelivered: false }, { is: 'wait' }],
  ['delivered, the cash not here yet', { isPaid: false }, { is: 'wait' }],
  ['a haléř too small', { keptGoods: 79_999 }, refused('small_order')],
  ['too small, but still on its way', { keptGoods: 10, isDelivered: false }, { is: 'wait' }],
  ['cancelled', { isDelivered: false, isEnded: true }, refused('not_bought')],
  ['the owner themselves', { isSamePerson: true }, refused('same_person')],
  ['the same address', { isSameAddress: true }, refused('same_household')],
  ['the same account at the bank', { isSamePayment: true }, refused('same_payment')],
  ['the same device alone is a hint', { isSameDevice: true }, { is: 'reward' }],
  ['the same postcode alone is a town', { isSamePostcode: true }, { is: 'reward' }],
  ['device and postcode together', { isSameDevice: true, isSamePostcode: true }, refused('same_household')],
  ['an owner who has left', { isOwnerGone: true }, refused('owner_gone')],
])('%s', (_case, change, verdict) => {
  expect(judgeReferral({ ...GOOD, ...change })).toEqual(verdict)
})

test('a reward is lost when less is kept than it was given for', () => {
  expect(isRewardLost(GOOD)).toBe(false)
  expect(isRewardLost({ ...GOOD, keptGoods: 79_999 })).toBe(true)
  expect(isRewardLost({ ...GOOD, isEnded: true })).toBe(true)
})
