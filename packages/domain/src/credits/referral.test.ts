import { expect, test } from 'vitest'
import { followReward, judgeReferral, type ReferredOrder, type RewardedOrder } from './referral.ts'

const GOOD: ReferredOrder = {
  ...{ isDelivered: true, isPaid: true, isEnded: false, keptGoods: 80_000, minimum: 80_000, isOwnerGone: false },
  ...{ isSamePerson: false, isSameAddress: false, isSamePayment: false, isSamePostcode: false, isSameDevice: false },
  ...{ isKnown: false, isOwnerOutside: false },
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
  ['somebody who has ordered before', { isKnown: true }, refused('not_new')],
  ['the owner, who has ordered before', { isKnown: true, isSamePerson: true }, refused('same_person')],
  ['the same device alone is a hint', { isSameDevice: true }, { is: 'reward' }],
  ['the same postcode alone is a town', { isSamePostcode: true }, { is: 'reward' }],
  ['device and postcode together', { isSameDevice: true, isSamePostcode: true }, refused('same_household')],
  ['an owner whose group earns nothing', { isOwnerOutside: true }, refused('owner_outside')],
  ['an owner who has left', { isOwnerGone: true }, refused('owner_gone')],
])('%s', (_case, change, verdict) => {
  expect(judgeReferral({ ...GOOD, ...change })).toEqual(verdict)
})

const KEPT: RewardedOrder = {
  ...{ isEnded: false, keptGoods: 80_000, minimum: 80_000, isOwn: false, isReturning: false, isHeld: false },
}

test.each<[string, Partial<RewardedOrder>, string]>([
  ['kept', {}, 'keep'],
  ['less kept than it was given for', { keptGoods: 79_999 }, 'take_back'],
  ['cancelled after all', { isEnded: true }, 'take_back'],
  ['joined to the account of the owner', { isOwn: true }, 'take_back'],
  ['goods announced to come back', { isReturning: true }, 'hold'],
  ['still on their way back', { isReturning: true, isHeld: true }, 'keep'],
  ['the return ended and enough was kept', { isHeld: true }, 'release'],
  ['the return ended and too little was kept', { isHeld: true, keptGoods: 0 }, 'take_back'],
])('a reward whose order is %s', (_case, change, action) => {
  expect(followReward({ ...KEPT, ...change })).toBe(action)
})
