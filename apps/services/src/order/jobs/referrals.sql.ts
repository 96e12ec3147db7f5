import type { ReferralReason, ReferredOrder } from '@shop/domain/credits/referral'
import { notResting } from '#app/jobs/each-item.sql'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectOpenReferrals, SelectReferredOrder } from '#app/store/rows'

interface OpenReferral {
  orderId: number
  ownerId: number
}

/** Those that wait for their order, and those whose reward something may still take away. */
export async function selectOpenReferrals(db: Db, now: Date): Promise<OpenReferral[]> {
  const { rows } = await db.query<SelectOpenReferrals>(
    `select o.id as "orderId", k.customer_id as "ownerId"
       from shop.referral_codes k join shop.orders o on o.coupon_id = k.coupon_id left join shop.referrals r on r.order_id = o.id
      where o.placed_at > $1::timestamptz - interval '1 year'
        and (r.order_id is null and (o.state in ('delivered', 'closed', 'cancelled', 'expired', 'not_collected'))
          or r.state = 'rewarded' and (o.state in ('cancelled', 'not_collected') or exists (
            select from shop.refunds f where f.order_id = o.id and f.state = 'done' and f.for_goods > 0 and f.settled_at >= r.decided_at)))
        and ${notResting('settle-referrals', 'o.id', '$1')}
      order by o.id`,
    [now],
  )
  return rows
}

type Judged = ReferredOrder & { codeId: number; ownerId: number; state: string | null; deliveredAt: Date | null }

export async function selectReferredOrder(db: Db, orderId: number): Promise<Judged | null> {
  const { rows } = await db.query<Narrow<SelectReferredOrder, { minimum: number }>>(
    `select r.code_id as "codeId", r.owner_id as "ownerId", r.state, r.delivered_at as "deliveredAt", r.delivered_at is not null as "isDelivered",
            r.is_paid as "isPaid", r.order_state in ('cancelled', 'expired', 'not_collected') as "isEnded", r.kept_goods as "keptGoods",
            (least_goods.value #>> '{}')::integer as minimum, r.is_owner_gone as "isOwnerGone", coalesce(r.is_same_person, false) as "isSamePerson",
            coalesce(r.is_same_address, false) as "isSameAddress", coalesce(r.is_same_payment, false) as "isSamePayment",
            coalesce(r.is_same_postcode, false) as "isSamePostcode", r.is_same_device as "isSameDevice"
       from internal.referred_orders r
       join shop.referral_codes k on k.id = r.code_id
       join shop.referral_programmes p on p.storefront_id = k.storefront_id and p.code = k.programme
       join shop.settings least_goods on least_goods.storefront_id = p.storefront_id and least_goods.key = p.minimum_key
      where r.order_id = $1`,
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

/** Seen at once, to be spent when the friend can no longer return the goods; by the settings of the programme of the code. */
export async function insertReward(db: Db, { orderId, codeId, now }: Decided, deliveredAt: Date): Promise<void> {
  await db.query<NoRow>(
    `with decided as (
       insert into shop.referrals (order_id, code_id, state, decided_at) values ($1, $2, 'rewarded', $3)
       on conflict (order_id) do nothing returning code_id
     )
     insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, created_at)
     select k.customer_id, 'referral', (credits.value #>> '{}')::integer, f.at,
            internal.credits_end(f.at, (months.value #>> '{}')::integer), 'referral', $1::bigint::text, $3
       from decided d
       join shop.referral_codes k on k.id = d.code_id
       join shop.referral_programmes p on p.storefront_id = k.storefront_id and p.code = k.programme
       join shop.settings credits on credits.storefront_id = p.storefront_id and credits.key = p.credits_key
       join shop.settings months on months.storefront_id = p.storefront_id and months.key = 'loyalty.validity_months'
       join shop.settings days on days.storefront_id = p.storefront_id and days.key = 'loyalty.credited_after_days'
       cross join lateral (select greatest($3::timestamptz, $4::timestamptz + make_interval(days => (days.value #>> '{}')::integer)) as at) f`,
    [orderId, codeId, now, deliveredAt],
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
       join shop.credit_entries e on e.customer_id = k.customer_id and e.kind = 'referral' and e.reference_type = 'referral' and e.reference_id = $1::bigint::text
       join shop.credit_lots l on l.id = e.id
      where l.remaining > 0`,
    [orderId, now],
  )
}
