import type { PuppyPurchase, PuppyRewardReason } from '@shop/domain/litter/judge-puppy-reward'
import { notResting } from '#app/jobs/each-item.sql'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { LockRewardedPuppy, SelectPuppyPurchases, SelectRewardablePuppies } from '#app/store/rows'

interface Rewardable {
  puppyId: number
  breederId: number
}

/** Puppies whose new owners bought something. */
export async function selectRewardablePuppies(db: Db, now: Date): Promise<Rewardable[]> {
  const { rows } = await db.query<Narrow<SelectRewardablePuppies, Rewardable>>(
    `select distinct p.puppy_id::int as "puppyId", p.breeder_id::int as "breederId" from internal.puppy_purchases p
      where ${notResting('reward-breeders', 'p.puppy_id', '$1')} order by 1`,
    [now],
  )
  return rows
}

/** False when it has been decided meanwhile. */
export async function lockRewardedPuppy(db: Db, puppyId: number): Promise<boolean> {
  const { rows } = await db.query<LockRewardedPuppy>(
    'select id from shop.puppies where id = $1 and reward is null for update',
    [puppyId],
  )
  return rows.length === 1
}

type Purchase = PuppyPurchase & { orderId: number }

/** From the first one on. */
export async function selectPuppyPurchases(db: Db, puppyId: number, now: Date): Promise<Purchase[]> {
  const { rows } = await db.query<Narrow<SelectPuppyPurchases, Purchase>>(
    `select p.order_id::int as "orderId", p.counts_from <= $2 as "isSettled", p.is_returning as "isReturning", p.kept_goods as "keptGoods",
            p.is_breeder_gone as "isBreederGone", coalesce(p.is_same_person, false) as "isSamePerson",
            coalesce(p.is_same_household, false) as "isSameHousehold", coalesce(p.is_same_payment, false) as "isSamePayment"
       from internal.puppy_purchases p where p.puppy_id = $1 order by p.order_id`,
    [puppyId, now],
  )
  return rows
}

interface Decision {
  reward: 'given' | 'refused'
  reason: PuppyRewardReason | null
  orderId: number | null
  now: Date
}

export async function updateReward(db: Db, puppyId: number, { reward, reason, orderId, now }: Decision): Promise<void> {
  await db.query<NoRow>(
    'update shop.puppies set reward = $2, reward_reason = $3, reward_order_id = $4, rewarded_at = $5 where id = $1 and reward is null',
    [puppyId, reward, reason, orderId, now],
  )
}
