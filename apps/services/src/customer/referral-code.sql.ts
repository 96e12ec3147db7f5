import type { TagView } from '@shop/contract/order-detail'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type {
  InsertReferralCode,
  IsTrainer,
  KeepPartnerUid,
  SelectCodePrefix,
  SelectOwnCode,
  SelectPartner,
  SelectReferral,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

export async function selectOwnCode(db: Db, customerId: number): Promise<string | null> {
  const { rows } = await db.query<SelectOwnCode>(
    `select c.code from shop.referral_codes k join shop.coupons c on c.id = k.coupon_id
      where k.customer_id = $1 and k.programme = internal.referral_programme($1)`,
    [customerId],
  )
  return rows[0]?.code ?? null
}

/** What codes of this customer begin with. */
export async function selectCodePrefix(db: Db, customerId: number): Promise<string> {
  const { rows } = await db.query<SelectCodePrefix>(
    `select p.prefix from shop.customers c
       join shop.referral_programmes p on p.storefront_id = c.storefront_id and p.code = internal.referral_programme(c.id) where c.id = $1`,
    [customerId],
  )
  return onlyRow(rows).prefix
}

/** The coupon of the friend and whose it is; null when the code is taken or the group has no part in the programme. */
export async function insertReferralCode(
  db: Db,
  { customerId, code, now }: { customerId: number; code: string; now: Date },
): Promise<string | null> {
  const { rows } = await db.query<InsertReferralCode>(
    `with coupon as (
       insert into shop.coupons (storefront_id, code, name, kind, percent, first_order_only, limit_per_customer, customer_groups,
                                 valid_from, valid_to)
       select c.storefront_id, $2, r.title, 'percent', (percent.value #>> '{}')::numeric, true, 1, p.customer_groups,
              ($3::timestamptz at time zone 'Europe/Prague')::date, date '2099-12-31'
         from shop.customers c
         join shop.referral_programmes p on p.storefront_id = c.storefront_id and p.code = internal.referral_programme(c.id)
         join shop.credit_rules r on r.storefront_id = p.storefront_id and r.code = 'referral'
         join shop.settings percent on percent.storefront_id = p.storefront_id and percent.key = p.percent_key
         left join shop.customer_groups g on g.id = c.customer_group_id
        where c.id = $1 and (g.id is null or g.earn_percent is not null)
       on conflict (storefront_id, code) do nothing
       returning id, storefront_id, code
     ), own as (
       insert into shop.referral_codes (storefront_id, programme, customer_id, coupon_id, created_at)
       select storefront_id, internal.referral_programme($1), $1, id, $3 from coupon returning id
     )
     select coupon.code from coupon, own`,
    [customerId, code, now],
  )
  return rows[0]?.code ?? null
}

export async function isTrainer(db: Db, customerId: number): Promise<boolean> {
  const { rows } = await db.query<Narrow<IsTrainer, { isTrainer: boolean }>>(
    `select internal.referral_programme($1) = 'trainer' as "isTrainer"`,
    [customerId],
  )
  return onlyRow(rows).isTrainer
}

/** Printed once, it leads there for good. */
export async function keepPartnerUid(db: Db, customerId: number, uid: string): Promise<string> {
  const { rows } = await db.query<Narrow<KeepPartnerUid, { uid: string }>>(
    `update shop.referral_codes set uid = coalesce(uid, $2) where customer_id = $1 and programme = 'trainer' returning uid`,
    [customerId, uid],
  )
  return onlyRow(rows).uid
}

type Partner = Extract<TagView, { kind: 'partner' }>

/** Of a trainer who still is one. */
export async function selectPartner(db: Db, uid: string): Promise<Partner | null> {
  const { rows } = await db.query<Narrow<SelectPartner, Omit<Partner, 'kind'>>>(
    `select coalesce((select a.subject from shop.applications a where a.customer_id = w.id and a.kind = 'trainer' and a.state = 'approved'
              order by a.id desc limit 1), '') as name,
            c.code, c.percent::float8 as percent, (credits.value #>> '{}')::integer as credits
       from shop.referral_codes k
       join shop.coupons c on c.id = k.coupon_id and c.ended_at is null
       join shop.customers w on w.id = k.customer_id and w.email is not null
       join shop.referral_programmes g on g.storefront_id = k.storefront_id and g.code = k.programme
       join shop.settings credits on credits.storefront_id = g.storefront_id and credits.key = g.credits_key
      where k.uid = $1 and k.storefront_id = $2 and internal.referral_programme(w.id) = 'trainer'`,
    [uid, STOREFRONT_ID],
  )
  const [row] = rows
  return row ? { kind: 'partner', ...row } : null
}

interface Referral {
  id: number
  customerId: number
  percent: number
  userId: string | null
}

/** Codes of a programme for members of a group rest while their owner is none: no terms, no discount and no reward. */
export const CODE_RESTS = (code: string): string =>
  `(${code}.programme <> 'friend' and internal.referral_programme(${code}.customer_id) <> ${code}.programme)`

/** Of somebody who is still here. */
export async function selectReferral(db: Db, code: string): Promise<Referral | null> {
  const { rows } = await db.query<SelectReferral>(
    `select k.id, k.customer_id as "customerId", c.percent::float8 as percent, w.user_id as "userId"
       from shop.coupons c join shop.referral_codes k on k.coupon_id = c.id join shop.customers w on w.id = k.customer_id
      where c.storefront_id = $1 and c.code = $2 and c.ended_at is null and w.email is not null and not ${CODE_RESTS('k')}`,
    [STOREFRONT_ID, code],
  )
  const [row] = rows
  return row ? { ...row, percent: row.percent ?? 0 } : null
}
