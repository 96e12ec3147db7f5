import type { CaseKind } from '@shop/domain/case/case-state'
import type { OrderState } from '@shop/domain/order/order-state'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectCaseOrder, SelectClaimsInYear } from '#app/store/rows'

export interface CaseOrderLine {
  position: number
  kind: 'goods' | 'gift' | 'shipping' | 'payment'
  variantId: number | null
  name: string
  variantName: string
  bundleName: string | null
  pieces: number
  full: number
  volume: number
  coupon: number
  credits: number
  amount: number
  productKind: string
  /** No earlier order of this household brought the recipe. */
  isFirst: boolean
  /** The guarantee of this recipe was claimed before. */
  isClaimed: boolean
  /** Pieces that open or granted cases are about. */
  asked: number
  /** Pieces that cannot be asked about again, by the kind of the case. */
  askedBy: Partial<Record<CaseKind, number>>
  /** Pieces that went back by withdrawal. */
  withdrawn: number
  batches: { code: string; bestBefore: string | null; pieces: number }[]
}

export interface CaseOrder {
  id: number
  number: string
  state: OrderState
  customerId: number | null
  email: string
  name: string
  isCompany: boolean
  placedAt: Date
  deliveredOn: string | null
  cheapestShipping: number | null
  couponCode: string | null
  paymentKind: string
  lines: CaseOrderLine[]
  /** Taken out by a change after a case about them had ended: only their names are asked for. */
  gone: Pick<CaseOrderLine, 'position' | 'name' | 'variantName'>[]
}

// A refused case closes by itself, and stays refused.
const IS_REFUSED = `exists (select from shop.case_events e where e.case_id = c.id and e.to_state = 'rejected')`

// Whoever complains may complain again once the first is decided: refused with a reason, mended, or replaced by what is bad too. What was
// withdrawn from or claimed by the guarantee stays so, unless it was refused or taken back.
const BARS_ANOTHER = `case when c.kind = 'complaint'
  then c.state in ('notified', 'awaiting_goods', 'reminded', 'no_return', 'received', 'assessed')
  else c.state not in ('cancelled', 'closed_without_goods')
    and not ${IS_REFUSED} end`

// The same household: an account, or the address its orders went to.
const SAME_HOUSEHOLD = `(h.customer_id = o.customer_id or h.email = o.email)`

/** An order as a case looks at it: its lines as they were frozen, what was asked about before, and what else the household had. */
export async function selectCaseOrder(db: Db, id: number): Promise<CaseOrder | null> {
  const { rows } = await db.query<
    Narrow<SelectCaseOrder, { lines: CaseOrderLine[]; gone: CaseOrder['gone']; name: string; isCompany: boolean }>
  >(
    `select o.id, o.number, o.state, o.customer_id as "customerId", o.email,
            concat_ws(' ', o.billing ->> 'firstName', o.billing ->> 'lastName') as name,
            (o.basis = 'net' or coalesce(jsonb_typeof(o.billing -> 'company') = 'object', false)) as "isCompany", o.placed_at as "placedAt",
            case when o.state in ('delivered', 'closed') then (select to_char(max(e.at) at time zone 'Europe/Prague', 'YYYY-MM-DD')
              from shop.order_events e where e.order_id = o.id and e.to_state = 'delivered' and e.from_state is distinct from e.to_state) end as "deliveredOn",
            o.cheapest_shipping as "cheapestShipping", o.coupon_code as "couponCode", o.payment_kind as "paymentKind",
            (select jsonb_agg(jsonb_build_object('position', l.position, 'kind', l.kind, 'variantId', l.variant_id, 'name', l.name,
               'variantName', l.variant_name, 'bundleName', l.bundle_name, 'pieces', l.pieces, 'full', l.full_amount,
               'volume', l.volume_discount, 'coupon', l.coupon_discount, 'credits', l.credits_discount, 'amount', l.amount,
               'productKind', concat(p.kind),
               'isFirst', not exists (select from shop.orders h join shop.order_lines b on b.order_id = h.id join shop.variants w on w.id = b.variant_id
                  where ${SAME_HOUSEHOLD} and h.placed_at < o.placed_at and h.state in ('delivered', 'closed') and w.product_id = v.product_id),
               'isClaimed', exists (select from shop.cases c join shop.orders h on h.id = c.order_id join shop.case_lines k on k.case_id = c.id
                  join shop.order_lines b on b.order_id = h.id and b.position = k.position join shop.variants w on w.id = b.variant_id
                  where ${SAME_HOUSEHOLD} and c.kind = 'guarantee' and c.state <> 'cancelled' and not ${IS_REFUSED} and w.product_id = v.product_id),
               'asked', (select coalesce(sum(k.pieces), 0) from shop.case_lines k join shop.cases c on c.id = k.case_id
                  where c.order_id = o.id and k.position = l.position and c.state not in ('cancelled', 'closed_without_goods') and not ${IS_REFUSED}),
               'askedBy', (select coalesce(jsonb_object_agg(a.kind, a.pieces), '{}') from (
                  select c.kind, sum(k.pieces) as pieces from shop.case_lines k join shop.cases c on c.id = k.case_id
                   where c.order_id = o.id and k.position = l.position and ${BARS_ANOTHER}
                   group by c.kind) a),
               'withdrawn', (select coalesce(sum(d.pieces), 0) from shop.case_decisions d join shop.cases c on c.id = d.case_id
                  where c.order_id = o.id and d.position = l.position and c.kind = 'withdrawal' and d.outcome = 'refund'),
               'batches', (select coalesce(jsonb_agg(jsonb_build_object('code', b.batch_code, 'bestBefore', to_char(b.best_before, 'YYYY-MM-DD'),
                  'pieces', b.pieces) order by b.batch_code, b.best_before), '[]') from (
                  select x.batch_code, x.best_before, sum(x.pieces) as pieces from shop.parcels q join shop.parcel_lines x on x.parcel_id = q.id
                   where q.order_id = o.id and x.variant_id = l.variant_id and x.batch_code is not null and q.state <> 'cancelled'
                     and q.replaced_by is null
                   group by x.batch_code, x.best_before) b))
               order by l.position)
               from shop.order_lines l left join shop.variants v on v.id = l.variant_id left join shop.products p on p.id = v.product_id
              where l.order_id = o.id) as lines,
            (select coalesce(jsonb_agg(distinct jsonb_build_object('position', (l ->> 'position')::integer, 'name', l ->> 'name',
               'variantName', l ->> 'variant_name')), '[]')
               from internal.order_revisions r cross join lateral jsonb_array_elements(r.before -> 'lines') l
              where r.order_id = o.id and not exists (
                select from shop.order_lines b where b.order_id = o.id and b.position = (l ->> 'position')::integer)) as gone
       from shop.orders o where o.id = $1`,
    [id],
  )
  return rows[0] ?? null
}

/** For how many things a household has claimed the guarantee since a moment; shown and looked at, never refused quietly. */
export async function selectClaimsInYear(db: Db, orderId: number, since: Date): Promise<number> {
  const { rows } = await db.query<SelectClaimsInYear>(
    `select count(distinct (k.case_id, k.position))::int as claims from shop.orders o join shop.orders h on ${SAME_HOUSEHOLD}
       join shop.cases c on c.order_id = h.id join shop.case_lines k on k.case_id = c.id
      where o.id = $1 and c.kind = 'guarantee' and c.submitted_at >= $2 and c.state <> 'cancelled'`,
    [orderId, since],
  )
  return onlyRow(rows).claims ?? 0
}
