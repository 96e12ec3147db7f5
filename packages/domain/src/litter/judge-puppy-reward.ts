import type { Halere } from '../money/halere.ts'

/** The first order that the new owner kept, as it stands now. */
export type PuppyPurchase = {
  /** Delivered, paid, and the days of return are over. */
  readonly isSettled: boolean
  /** Goods are announced to come back. */
  readonly isReturning: boolean
  /** Goods paid and not returned. */
  readonly keptGoods: Halere
  readonly isBreederGone: boolean
  readonly isSamePerson: boolean
  readonly isSameHousehold: boolean
  readonly isSamePayment: boolean
}

export type PuppyRewardReason = 'breeder_gone' | 'same_person' | 'same_household' | 'same_payment'

type PuppyVerdict = { readonly is: 'wait' | 'reward' } | { readonly is: 'refuse'; readonly reason: PuppyRewardReason }

/** Whether the breeder is rewarded for a puppy whose new owner bought. A refusal is for good; waiting is asked again. */
export function judgePuppyReward(purchase: PuppyPurchase): PuppyVerdict {
  if (purchase.isBreederGone) return { is: 'refuse', reason: 'breeder_gone' }
  if (purchase.isSamePerson) return { is: 'refuse', reason: 'same_person' }
  if (purchase.isSameHousehold) return { is: 'refuse', reason: 'same_household' }
  if (purchase.isSamePayment) return { is: 'refuse', reason: 'same_payment' }
  const isKept = purchase.isSettled && !purchase.isReturning && purchase.keptGoods > 0
  return { is: isKept ? 'reward' : 'wait' }
}
