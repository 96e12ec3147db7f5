import { addDays, type LocalDate } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import type { Coupon } from '@shop/domain/cart/coupon'
import type { SpendingLimits } from '@shop/domain/company/spending-limit'
import { CODE_RESTS } from '#app/customer/referral-code.sql'
import { type RulesVersion, TERMS } from '#app/rules/shop-rules.sql'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectCouponsByCode, SelectRunningOffers, SelectSituation, SelectSituations } from '#app/store/rows'

interface BuyerRow {
  group: string | null
  /** Credits that can be spent now. */
  balance: number
  /** How many of their orders stand, two at most: rules only ask whether it is the first. */
  ordersPlaced: number
  /** Days on which a parcel to be paid at the door came back, whoever they were then: account, e-mail or phone. */
  uncollectedOn: LocalDate[]
  /** By variant, in the basis of the group. */
  agreedPrices: Record<string, number>
  /** When the oldest invoice they have not paid was due. */
  oldestDue: LocalDate | null
  /** What their level earns; null leaves it to the group. */
  earnPercent: number | null
  /** The account that buys: a company when somebody orders for one. */
  payerId: number | null
  /** As which of its people. */
  member: BuyingMember | null
}

/** Who orders for a company, with what they may decide about alone. */
export interface BuyingMember extends SpendingLimits {
  memberId: number
  branchId: number | null
}

export interface Situation extends RulesVersion {
  buyer: BuyerRow
  coupon: CouponRow | null
  offers: OfferRow[]
}

interface SituationQuestion {
  storefrontId: number
  customerId: number | null
  /** Whoever is in a company orders for it. Where this is not said, everybody buys for themselves. */
  isForCompany?: boolean
  email: string | null
  phone: string | null
  couponCode: string | null
  now: Date
  today: string
  /** Goods whose agreed prices are asked for. */
  variantIds: readonly string[]
}

/** jan+pes@ and jan@ are one buyer. */
const SAME_MAILBOX = (one: string, other: string) => `internal.mailbox_key(${one}) = internal.mailbox_key(${other})`
/** A voucher, which goes by mail, is money for a purchase and none itself. */
const STANDING = `state not in ('cancelled', 'expired') and o.shipping_kind <> 'email'`
const RUNNING_OFFER = (storefront: string, today: string) =>
  `c.storefront_id = ${storefront} and c.is_automatic and not c.is_draft and c.ended_at is null and c.valid_to >= ${today} and c.valid_from <= ${today}`
/** Nobody recommends us to themselves, signed in or not, and a code goes with the account it belongs to; that of a trainer with their terms. */
const NOT_OWN_CODE = (email: string, customer: string) =>
  `not exists (select from shop.referral_codes own join shop.customers w on w.id = own.customer_id
     where own.coupon_id = c.id and (w.email is null or ${CODE_RESTS('own')} or w.id = ${customer}::bigint or ${SAME_MAILBOX('w.email', email)}))`
/** How often the buyer has used it, by the account and by the mailbox. */
const USES_BY_BUYER = (email: string, customer: string) => `(select count(*) from (
     select r.order_id from shop.coupon_redemptions r where r.coupon_id = c.id and r.released_at is null and r.customer_id = ${customer}::bigint
     union select r.order_id from shop.orders m join shop.coupon_redemptions r on r.order_id = m.id
      where r.coupon_id = c.id and r.released_at is null and ${SAME_MAILBOX('m.email', email)}) r)`
const TERMS_AND_COUPON = `${TERMS} as terms,
  (select jsonb_build_object('row', to_jsonb(c), 'byBuyer', ${USES_BY_BUYER('$4', '$5')})
     from shop.coupons c where c.storefront_id = $1 and c.code = $6 and not c.is_draft and not c.is_automatic
      and ${NOT_OWN_CODE('$4', '$5')}) as coupon,
  (select jsonb_agg(jsonb_build_object('row', to_jsonb(c), 'byBuyer', ${USES_BY_BUYER('$4', '$5')}) order by c.id)
     from shop.coupons c where ${RUNNING_OFFER('$1', '$2::date')}) as offers`

const UNCOLLECTED = (customer: string, email: string, phone: string) =>
  `(select coalesce(jsonb_agg(to_char(u.cash_uncollected_at at time zone 'Europe/Prague', 'YYYY-MM-DD')), '[]')
     from shop.orders u where u.cash_uncollected_at is not null
      and (u.customer_id = ${customer} or u.email = ${email} or u.phone = ${phone}))`
const UNCOLLECTED_BY_BUYER = UNCOLLECTED('$5::bigint', '$4', '$7::text')

const GUEST_ORDERS = (email: string) =>
  `(select count(*) from (select from shop.orders o where ${SAME_MAILBOX('o.email', email)} and ${STANDING} limit 2) o)`
/** Also those from before they had an account. */
const CUSTOMER_ORDERS = `(select count(*) from (
     (select o.id from shop.orders o where o.customer_id = k.id and ${STANDING} limit 2)
     union (select o.id from shop.orders o where ${SAME_MAILBOX('o.email', 'k.email')} and ${STANDING} limit 2) limit 2) o)`
/** Only a group of its own may buy on invoice. */
const OLDEST_DUE = `case when k.customer_group_id is not null then internal.oldest_due(k.id) end`
const BALANCE = `coalesce((select sum(l.remaining) from shop.credit_lots l
       where l.customer_id = k.id and l.usable_from <= $3 and (l.expires_at is null or l.expires_at > $3)), 0)`

/** Of these goods. A list that was agreed with VAT says nothing to a group that buys without it, nor the other way round. */
export const AGREED = (customer: string, group: string, moment: string, variants: string) =>
  `coalesce((select jsonb_object_agg(agreed.variant_id, agreed.amount) from internal.customer_price_lists own
     join shop.price_lists al on al.id = own.price_list_id and al.includes_vat = coalesce((select gl.includes_vat
       from shop.customer_groups ag join shop.price_lists gl on gl.id = ag.price_list_id where ag.code = ${group} and ag.storefront_id = al.storefront_id), true)
     cross join lateral (select distinct on (ap.variant_id) ap.variant_id, ap.amount, ap.kind from shop.prices ap
       where ap.price_list_id = al.id and ap.variant_id = any (${variants}) and ap.valid_from <= ${moment} order by ap.variant_id, ap.valid_from desc, ap.id desc) agreed
    where own.customer_id = ${customer} and agreed.kind <> 'ended'), '{}')`

/** Credits of a company are not its people's to spend, nor theirs the company's. */
const MEMBER = `(select jsonb_build_object('memberId', m.id, 'role', m.role, 'orderLimit', m.order_limit, 'monthLimit', m.month_limit, 'branchId', m.branch_id)
   from internal.company_members m where k.id <> $5 and m.company_id = k.id and m.customer_id = $5 and m.ended_at is null)`

const OF_GUEST = `select v.version, ${TERMS_AND_COUPON}, jsonb_build_object('payerId', null, 'member', null, 'group', null, 'oldestDue', null, 'balance', 0, 'earnPercent', null, 'agreedPrices', '{}'::jsonb, 'ordersPlaced',
    ${GUEST_ORDERS('$4')},
    'uncollectedOn', ${UNCOLLECTED_BY_BUYER}) as buyer
  from internal.rules_version v`

const OF_CUSTOMER = `select v.version, ${TERMS_AND_COUPON}, jsonb_build_object('group', g.code, 'oldestDue', ${OLDEST_DUE},
    'balance', case when k.id = $5 then ${BALANCE} else 0 end, 'agreedPrices', ${AGREED('k.id', 'g.code', '$3', '$8::bigint[]')},
    'earnPercent', internal.level_percent(k.id, $2::date), 'ordersPlaced', ${CUSTOMER_ORDERS},
    'uncollectedOn', ${UNCOLLECTED('k.id', '$4', '$7::text')}, 'payerId', k.id, 'member', ${MEMBER}) as buyer
  from internal.rules_version v, shop.customers k left join shop.customer_groups g on g.id = k.customer_group_id
 where k.id = case when $9::boolean then internal.buyer_of($5::bigint) else $5::bigint end`

const SITUATIONS = {
  guest: { name: 'situation-guest', text: OF_GUEST },
  customer: { name: 'situation-customer', text: OF_CUSTOMER },
}

/**
 * Who buys, with which coupon, under which rules and terms: what a price depends on beside the goods, in one read. A guest is
 * known by the e-mail of the checkout, if by anything.
 */
export async function selectSituation(db: Db, question: SituationQuestion): Promise<Situation> {
  const { storefrontId, customerId, isForCompany = false, email, phone, couponCode, now, today, variantIds } = question
  const { rows } = await db.query<
    Narrow<SelectSituation, { coupon: CouponFound | null; offers: CouponFound[] | null }>
  >({
    ...SITUATIONS[customerId === null ? 'guest' : 'customer'],
    // A guest has agreed on nothing.
    values: [
      storefrontId,
      today,
      now,
      email,
      customerId,
      couponCode,
      phone,
      ...(customerId === null ? [] : [variantIds, isForCompany]),
    ],
  })
  const { coupon, offers, ...rest } = onlyRow(rows)
  return {
    ...rest,
    coupon: coupon && toCouponRow(coupon.row, coupon.byBuyer),
    offers: (offers ?? []).map(({ row, byBuyer }) => ({ ...toCouponRow(row, byBuyer), name: row.name })),
  }
}

type BuyersQuestion = Pick<SituationQuestion, 'storefrontId' | 'now' | 'today'> & {
  buyers: readonly Pick<SituationQuestion, 'customerId' | 'email' | 'phone' | 'variantIds'>[]
}

/** The same for many who use no coupon and get no offer, in the order of the question. */
export async function selectSituations(db: Db, question: BuyersQuestion): Promise<Situation[]> {
  const { storefrontId, now, today, buyers } = question
  const { rows } = await db.query<SelectSituations>({
    name: 'situations',
    text: `select v.version, ${TERMS} as terms, jsonb_build_object('payerId', k.id, 'member', null, 'group', g.code, 'oldestDue', ${OLDEST_DUE}, 'balance', ${BALANCE}, 'agreedPrices', ${AGREED('k.id', 'g.code', '$3', '$7::bigint[]')},
             'earnPercent', internal.level_percent(k.id, $2::date), 'ordersPlaced', case when k.id is null then ${GUEST_ORDERS('q.email')} else ${CUSTOMER_ORDERS} end,
             'uncollectedOn', ${UNCOLLECTED('q.customer_id', 'q.email', 'q.phone')}) as buyer
        from internal.rules_version v
       cross join unnest($4::bigint[], $5::text[], $6::text[]) with ordinality q (customer_id, email, phone, n)
        left join shop.customers k on k.id = q.customer_id left join shop.customer_groups g on g.id = k.customer_group_id
       order by q.n`,
    values: [
      ...[storefrontId, today, now],
      ...[
        buyers.map(({ customerId }) => customerId),
        buyers.map(({ email }) => email),
        buyers.map(({ phone }) => phone),
        [...new Set(buyers.flatMap(({ variantIds }) => variantIds))],
      ],
    ],
  })
  return rows.map((row) => ({ ...row, coupon: null, offers: [] }))
}

export interface CouponRow {
  id: number
  coupon: Coupon
  giftVariantId: number | null
  usage: { byBuyer: number; total: number }
}

export type OfferRow = CouponRow & { name: string }

type CouponFound = NonNullable<SelectSituation['coupon']> & { row: StoredCoupon }

/** With how often this buyer has used it, as the account and as the e-mail. */
function toCouponRow(row: StoredCoupon, byBuyer: number): CouponRow {
  const usage = { byBuyer, total: row.redeemed }
  return { id: row.id, coupon: toCoupon(row), giftVariantId: row.gift_variant_id, usage }
}

/** Whatever became of them since: for what was priced with them. */
export async function selectCouponsByCode(
  db: Db,
  storefrontId: number,
  codes: readonly string[],
): Promise<Map<string, CouponRow>> {
  const { rows } = await db.query<Narrow<SelectCouponsByCode, { row: SelectCouponsByCode['row'] & StoredCoupon }>>(
    'select to_jsonb(c) as row from shop.coupons c where c.storefront_id = $1 and c.code = any ($2) and not c.is_automatic',
    [storefrontId, codes],
  )
  return new Map(rows.map(({ row }) => [row.code, toCouponRow({ ...row, ended_at: null }, 0)]))
}

/** Those that run today, for what is priced anew; their uses by one buyer are not counted. */
export async function selectRunningOffers(db: Db, storefrontId: number, today: LocalDate): Promise<OfferRow[]> {
  const { rows } = await db.query<Narrow<SelectRunningOffers, { row: SelectRunningOffers['row'] & StoredCoupon }>>(
    `select to_jsonb(c) as row from shop.coupons c where ${RUNNING_OFFER('$1', '$2::date')} order by c.id`,
    [storefrontId, today],
  )
  return rows.map(({ row }) => ({ ...toCouponRow(row, 0), name: row.name }))
}

/** Whether somebody who is known by an account or an e-mail, if by anything, may enter it. */
export async function isCoupon(
  db: Db,
  storefrontId: number,
  code: string,
  { customerId, email }: { customerId: number | null; email: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    `select from shop.coupons c where c.storefront_id = $1 and c.code = $2 and not c.is_draft and not c.is_automatic
        and ${NOT_OWN_CODE('$4::text', '$3')}`,
    [storefrontId, code, customerId, email],
  )
  return rowCount === 1
}

interface StoredCoupon {
  id: number
  name: string
  products: number[] | null
  brands: string[] | null
  redeemed: number
  gift_variant_id: number | null
  code: string
  kind: Coupon['kind']
  minimum_goods: number
  first_order_only: boolean
  limit_per_customer: number | null
  limit_total: number | null
  customer_groups: string[]
  categories: string[] | null
  excludes: Coupon['excludes']
  valid_from: string
  valid_to: string
  ended_at: string | null
  percent: number
  maximum: number | null
  amount: number
  shipping_codes: string[]
  gift_pieces: number
  buy_pieces: number
  get_pieces: number
  multiplier: number
}

function toCoupon(row: StoredCoupon): Coupon {
  const terms = {
    code: row.code,
    minimumGoods: row.minimum_goods,
    firstOrderOnly: row.first_order_only,
    usageLimitPerCustomer: row.limit_per_customer,
    usageLimitTotal: row.limit_total,
    customerGroups: row.customer_groups,
    categories: row.categories,
    products: row.products?.map(String) ?? null,
    brands: row.brands,
    excludes: row.excludes,
    validFrom: row.valid_from,
    validTo: row.ended_at === null ? row.valid_to : addDays(toPragueDay(row.ended_at), -1),
  }
  switch (row.kind) {
    case 'percent':
      return { ...terms, kind: 'percent', percent: row.percent, maximum: row.maximum }
    case 'fixed':
      return { ...terms, kind: 'fixed', amount: row.amount }
    case 'free-shipping':
      return { ...terms, kind: 'free-shipping', methodCodes: row.shipping_codes }
    case 'gift':
      return { ...terms, kind: 'gift', pieces: row.gift_pieces }
    case 'buy-x-get-y':
      return { ...terms, kind: 'buy-x-get-y', buy: row.buy_pieces, get: row.get_pieces }
    case 'credit-multiplier':
      return { ...terms, kind: 'credit-multiplier', multiplier: row.multiplier }
  }
}
