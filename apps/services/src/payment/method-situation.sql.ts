import type { LocalDate } from '@shop/domain/calendar/local-date'
import type { PriceBasis, VatRow } from '@shop/domain/money/vat-recap'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectMethodSituation } from '#app/store/rows'

/** What decides how a placed order can be paid. */
export interface MethodSituation {
  group: string
  shippingMethodId: number
  paymentMethodId: number
  pointTakesCod: boolean | null
  hasRegularDelivery: boolean
  /** Paid ahead and for nothing, as everybody of the group. */
  isOfGroup: boolean
  payable: number
  netGoods: number
  uncollectedOn: LocalDate[]
  basis: PriceBasis
  vat: VatRow[]
  /** Goods by rate, in the basis of the order: a fee may follow their tax. */
  goods: { vatRate: number; amount: number }[]
}

export async function selectMethodSituation(db: Db, orderId: number): Promise<MethodSituation> {
  const { rows } = await db.query<Narrow<SelectMethodSituation, Pick<MethodSituation, 'vat'>>>(
    `select o.customer_group as "group", o.shipping_method_id as "shippingMethodId", o.payment_method_id as "paymentMethodId",
            (select p.takes_cod from shop.pickup_points p where p.id = o.pickup_point_id) as "pointTakesCod",
            exists (select from shop.order_lines l where l.order_id = o.id and l.regular_weeks is not null) as "hasRegularDelivery",
            exists (select from shop.group_members m where m.order_id = o.id) as "isOfGroup",
            o.payable, o.basis, o.vat,
            (select coalesce(jsonb_agg(to_char(u.cash_uncollected_at at time zone 'Europe/Prague', 'YYYY-MM-DD')), '[]')
               from shop.orders u where u.cash_uncollected_at is not null
                and (u.customer_id = o.customer_id or u.email = o.email or u.phone = o.phone)) as "uncollectedOn",
            (select coalesce(sum(l.base), 0)::bigint from shop.order_lines l where l.order_id = o.id and l.kind = 'goods') as "netGoods",
            (select coalesce(jsonb_agg(jsonb_build_object('vatRate', l.vat_rate, 'amount', l.amount)), '[]')
               from shop.order_lines l where l.order_id = o.id and l.kind = 'goods') as goods
       from shop.orders o where o.id = $1`,
    [orderId],
  )
  return onlyRow(rows)
}

interface NewMethod {
  paymentMethodId: number
  kind: string
  deadlineAt: Date | null
  total: number
  rounding: number
  payable: number
  vat: readonly VatRow[]
}

/** The method and what depends on it, at once: the total may change only together with the way of paying. */
export async function updateMethod(db: Db, orderId: number, method: NewMethod): Promise<void> {
  await db.query<NoRow>(
    `update shop.orders set payment_method_id = $2, payment_kind = $3, deadline_at = $4, total = $5, rounding = $6, payable = $7,
            vat = $8
      where id = $1`,
    [
      orderId,
      method.paymentMethodId,
      method.kind,
      method.deadlineAt,
      method.total,
      method.rounding,
      method.payable,
      JSON.stringify(method.vat),
    ],
  )
  await db.query<NoRow>(
    `update shop.reservations set deadline_at = $2 where order_id = $1 and reason = 'awaiting_payment'`,
    [orderId, method.deadlineAt],
  )
}

interface FeeLine {
  code: string
  name: string
  vatRate: number
  amount: number
  base: number
  tax: number
  gross: number
}

/** A number of a line is never given twice, not even one that a change of lines took out. */
export async function insertFeeLine(db: Db, orderId: number, line: FeeLine): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.order_lines (order_id, position, kind, code, name, pieces, vat_rate, full_amount, amount, base, tax, gross)
     values ($1, 1 + greatest((select max(position) from shop.order_lines where order_id = $1),
         (select max((l ->> 'position')::integer) from internal.order_revisions r
            cross join lateral jsonb_array_elements((r.before -> 'lines') || (r.after -> 'lines')) l where r.order_id = $1)), 'payment', $2, $3, 1, $4, $5, $5, $6, $7, $8)`,
    [orderId, line.code, line.name, line.vatRate, line.amount, line.base, line.tax, line.gross],
  )
}
