import type { ReferralReason, ReferredOrder, RewardedOrder } from '@shop/domain/credits/referral'
import { notResting } from '#app/jobs/each-item.sql'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectOpenReferrals, SelectReferredOrder } from '#app/store/rows'

interface OpenReferral {
  orderId: number
  ownerId: number
}

/**
 * Those that wait for their order, and those whose reward something has to happen to: as long as it can be spent, a year from the end of
 * the days of return. What is compared is what stands, not when it came.
 */
export async function selectOpenReferrals(db: Db, now: Date): Promise<OpenReferral[]> {
  const { rows } = await db.query<Narrow<SelectOpenReferrals, OpenReferral>>(
    `select r.order_id as "orderId", r.owner_id as "ownerId" from internal.referred_orders r
      where r.placed_at > $1::timestamptz - interval '2 years'
        and (r.state is null and r.order_state in ('delivered', 'closed', 'cancelled')
          or r.state = 'rewarded' and (r.order_state = 'cancelled' or r.is_own or r.kept_goods < r.minimum or r.is_returning <> r.is_held))
        and ${notResting('settle-referrals', 'r.order_id', '$1')}
      order by r.order_id`,
    [now],
  )
  return rows
}

type Judged = ReferredOrder &
  RewardedOrder & { codeId: number; ownerId: number; state: string | null; credits: number; deliveredAt: Date | null }

/** By the numbers that held when the friend ordered. */
export async function selectReferredOrder(db: Db, orderId: number): Promise<Judged | null> {
  const { rows } = await db.query<Narrow<SelectReferredOrder, Omit<Judged, 'state' | 'deliveredAt'>>>(
    `select r.code_id as "codeId", r.owner_id as "ownerId", r.state, r.delivered_at as "deliveredAt", r.delivered_at is not null as "isDelivered",
            r.is_paid as "isPaid", r.order_state = 'cancelled' as "isEnded", r.kept_goods as "keptGoods", r.minimum, r.credits,
            r.is_owner_gone as "isOwnerGone", r.is_owner_outside as "isOwnerOutside", coalesce(r.is_same_person, false) as "isSamePerson",
            coalesce(r.is_same_address, false) as "isSameAddress", coalesce(r.is_same_payment, false) as "isSamePayment",
            coalesce(r.is_same_postcode, false) as "isSamePostcode", r.is_same_device as "isSameDevice", r.is_own as "isOwn", r.is_known as "isKnown",
            r.is_returning as "isReturning", r.is_held as "isHeld"
       from internal.referred_orders r where r.order_id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

interface Decided {
  orderId: number
  codeId: number
  now: Date
}

export async function insertRefused(db: Db, { orderId, codeId, now }: Decided, reason: ReferralReason): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.referrals (order_id, code_id, state, reason, decided_at) values ($1, $2, 'refused', $4, $3)
     on conflict (order_id) do nothing`,
    [orderId, codeId, now, reason],
  )
}

/** The first moment after the last day on which the friend can send the goods back. */
const AFTER_RETURNS = (delivered: string) =>
  `internal.end_of_day((${delivered} at time zone 'Europe/Prague')::date + (days.value #>> '{}')::integer) + interval '1 millisecond'`

interface Reward {
  credits: number
  deliveredAt: Date
}

/** Seen at once, to be spent when the friend can no longer return the goods. */
export async function insertReward(
  db: Db,
  { orderId, codeId, now }: Decided,
  { credits, deliveredAt }: Reward,
): Promise<void> {
  await db.query<NoRow>(
    `with decided as (
       insert into shop.referrals (order_id, code_id, state, decided_at) values ($1, $2, 'rewarded', $3)
       on conflict (order_id) do nothing returning code_id
     )
     insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
     select k.customer_id, 'referral', $5, f.at,
            internal.credits_end(f.at, (months.value #>> '{}')::integer), 'referral', $1::bigint::text, $3
       from decided d
       join shop.referral_codes k on k.id = d.code_id
       join shop.settings months on months.storefront_id = k.storefront_id and months.key = 'loyalty.validity_months'
       join shop.settings days on days.storefront_id = k.storefront_id and days.key = 'loyalty.credited_after_days'
       cross join lateral (select greatest($3::timestamptz, ${AFTER_RETURNS('$4::timestamptz')}) as at) f`,
    [orderId, codeId, now, deliveredAt, credits],
  )
}

const FAR = `timestamptz '2999-01-01'`
const REWARD_OF = (order: string) =>
  `e.customer_id = k.customer_id and e.kind = 'referral' and e.reference_type = 'referral' and e.reference_id = ${order}::bigint::text`

/** Seen, but not to be spent while goods are on their way back. */
export async function holdReward(db: Db, orderId: number): Promise<void> {
  await db.query<NoRow>(
    `update shop.credit_entries e set usable_from = ${FAR}, expires_at = internal.credits_end(${FAR}, (months.value #>> '{}')::integer)
       from shop.referrals r join shop.referral_codes k on k.id = r.code_id
       join shop.settings months on months.storefront_id = k.storefront_id and months.key = 'loyalty.validity_months'
      where r.order_id = $1 and ${REWARD_OF('$1')}`,
    [orderId],
  )
}

export async function releaseReward(db: Db, orderId: number, deliveredAt: Date, now: Date): Promise<void> {
  await db.query<NoRow>(
    `update shop.credit_entries e set usable_from = f.at, expires_at = internal.credits_end(f.at, (months.value #>> '{}')::integer)
       from shop.referrals r join shop.referral_codes k on k.id = r.code_id
       join shop.settings months on months.storefront_id = k.storefront_id and months.key = 'loyalty.validity_months'
       join shop.settings days on days.storefront_id = k.storefront_id and days.key = 'loyalty.credited_after_days'
       cross join lateral (select greatest($3::timestamptz, ${AFTER_RETURNS('$2::timestamptz')}) as at) f
      where r.order_id = $1 and ${REWARD_OF('$1')} and e.usable_from = ${FAR}`,
    [orderId, deliveredAt, now],
  )
}

/** What is left of the reward; what was spent before goods came back late stays spent. */
export async function takeRewardBack(db: Db, orderId: number, now: Date): Promise<void> {
  await db.query<NoRow>(
    `with decided as (
       update shop.referrals set state = 'taken_back', decided_at = $2 where order_id = $1 and state = 'rewarded' returning code_id
     )
     insert into shop.credit_entries (customer_id, kind, amount, lot_id, reverses_id, usable_from, reference_type, reference_id, created_at)
     select l.customer_id, 'reversal', -l.remaining, l.id, l.id, $2, 'credit_entry', l.id::text, $2
       from decided d join shop.referral_codes k on k.id = d.code_id
       join shop.credit_entries e on ${REWARD_OF('$1')}
       join shop.credit_lots l on l.id = e.id
      where l.remaining > 0`,
    [orderId, now],
  )
}
