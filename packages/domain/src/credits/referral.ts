import type { Halere } from '../money/halere.ts'

export type ReferralReason =
  | 'same_person'
  | 'same_household'
  | 'same_payment'
  | 'not_new'
  | 'small_order'
  | 'not_bought'
  | 'owner_gone'
  | 'owner_outside'

/** An order that was placed with somebody's code, as it stands now. */
export type ReferredOrder = {
  readonly isDelivered: boolean
  readonly isPaid: boolean
  /** Cancelled. One that expired may still be paid, one that was not collected may be sent again. */
  readonly isEnded: boolean
  /** Goods paid and not returned, as they stood before the discount of the recommendation. */
  readonly keptGoods: Halere
  readonly minimum: Halere
  readonly isOwnerGone: boolean
  /** Their group has no part in the programme any more. */
  readonly isOwnerOutside: boolean
  readonly isSamePerson: boolean
  readonly isSameAddress: boolean
  readonly isSamePayment: boolean
  readonly isSamePostcode: boolean
  /** The link was opened where its owner is signed in. Only a hint: neighbours share networks, friends share phones. */
  readonly isSameDevice: boolean
  /** Has ordered before: under the same mailbox, phone, or name in the same house. */
  readonly isKnown: boolean
}

/** What became of a rewarded one since. */
export type RewardedOrder = Pick<ReferredOrder, 'isEnded' | 'keptGoods' | 'minimum'> & {
  /** It was joined to the account of the one who recommended. */
  readonly isOwn: boolean
  /** Announced to come back, the goods are on their way. */
  readonly isReturning: boolean
  readonly isHeld: boolean
}

type ReferralVerdict = { readonly is: 'wait' | 'reward' } | { readonly is: 'refuse'; readonly reason: ReferralReason }

/** Whether the owner of the code is rewarded. A refusal is for good; waiting is asked again. */
export function judgeReferral(order: ReferredOrder): ReferralVerdict {
  const { isSameAddress, isSameDevice, isSamePostcode } = order
  if (order.isOwnerGone) return { is: 'refuse', reason: 'owner_gone' }
  if (order.isOwnerOutside) return { is: 'refuse', reason: 'owner_outside' }
  if (order.isSamePerson) return { is: 'refuse', reason: 'same_person' }
  if (isSameAddress || (isSameDevice && isSamePostcode)) return { is: 'refuse', reason: 'same_household' }
  if (order.isSamePayment) return { is: 'refuse', reason: 'same_payment' }
  if (order.isKnown) return { is: 'refuse', reason: 'not_new' }
  if (order.isEnded) return { is: 'refuse', reason: 'not_bought' }
  if (!order.isDelivered || !order.isPaid) return { is: 'wait' }
  return order.keptGoods < order.minimum ? { is: 'refuse', reason: 'small_order' } : { is: 'reward' }
}

/**
 * What was given is taken back once less is kept than it was given for, or the friend turns out to be the owner. While goods are on their
 * way back nobody spends it: days of return that were kept must not be outrun by the parcel.
 */
export function followReward(order: RewardedOrder): 'take_back' | 'hold' | 'release' | 'keep' {
  const { isEnded, keptGoods, minimum, isOwn, isReturning, isHeld } = order
  if (isEnded || isOwn || keptGoods < minimum) return 'take_back'
  if (isReturning === isHeld) return 'keep'
  return isReturning ? 'hold' : 'release'
}
