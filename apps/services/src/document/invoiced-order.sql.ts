import type { CheckoutDetails } from '@shop/contract/checkout'
import type { PaymentKind } from '@shop/domain/checkout/payment-method'
import type { PriceBasis } from '@shop/domain/money/vat-recap'
import type { OrderLine } from '@shop/domain/order/order-line'
import { notResting } from '#app/jobs/each-item.sql'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectInvoicedOrder, SelectUninvoiced } from '#app/store/rows'

export interface InvoicedOrder {
  id: number
  number: string
  basis: PriceBasis
  rounding: number
  payable: number
  paymentKind: PaymentKind
  paymentName: string
  dueDays: number | null
  billing: Omit<CheckoutDetails, 'email' | 'delivery' | 'note'>
  /** What came for the price, also what went back for goods since, and the day the last of it came. */
  paid: number
  /** The part of it that a voucher paid. */
  paidByVoucher: number
  paidOn: string | null
  handedOverOn: string | null
  deliveredOn: string | null
  lines: (OrderLine & { code: string; ean: string | null; name: string })[]
}

const PRAGUE_DAY = (moment: string) => `to_char(${moment} at time zone 'Europe/Prague', 'YYYY-MM-DD')`
const EVENT_DAY = (states: string) =>
  `(select ${PRAGUE_DAY('min(e.at)')} from shop.order_events e where e.order_id = o.id and e.to_state in (${states}))`

/** An order as its documents need it, from frozen rows only. */
export async function selectInvoicedOrder(db: Db, orderId: number): Promise<InvoicedOrder | null> {
  const { rows } = await db.query<Narrow<SelectInvoicedOrder, Pick<InvoicedOrder, 'billing' | 'lines'>>>(
    `select o.id, o.number, o.basis, o.rounding, o.payable, o.payment_kind as "paymentKind", m.name as "paymentName",
            coalesce(o.due_days, c.invoice_due_days, m.due_days) as "dueDays", o.billing,
            (coalesce(money.kept, 0) + corrected.amount)::bigint as paid, coalesce(money.by_voucher, 0)::bigint as "paidByVoucher", ${PRAGUE_DAY('money.paid_at')} as "paidOn",
            ${EVENT_DAY(`'partly_shipped', 'shipped'`)} as "handedOverOn", ${EVENT_DAY(`'delivered'`)} as "deliveredOn",
            (select jsonb_agg(jsonb_build_object('id', l.position::text, 'kind', l.kind, 'itemId', coalesce(l.variant_id::text, l.code),
               'bundleId', l.bundle_variant_id::text, 'regularWeeks', l.regular_weeks, 'pieces', l.pieces, 'vatRate', l.vat_rate,
               'full', l.full_amount, 'discounts', jsonb_build_object('volume', l.volume_discount, 'coupon', l.coupon_discount,
               'credits', l.credits_discount), 'amount', l.amount, 'base', l.base, 'tax', l.tax, 'gross', l.gross, 'code', l.code,
               'ean', v.ean, 'name', concat_ws(', ', l.name, nullif(l.variant_name, ''))) order by l.position)
               from shop.order_lines l left join shop.variants v on v.id = l.variant_id where l.order_id = o.id) as lines
       from shop.orders o
       join shop.payment_methods m on m.id = o.payment_method_id
       left join shop.customers c on c.id = o.customer_id
       cross join lateral (
         select sum(p.received - p.refunded) as kept, sum(p.received - p.refunded + back.for_goods) filter (where p.kind = 'voucher') as by_voucher,
                max(p.paid_at) filter (where p.received - p.refunded + back.for_goods > 0) as paid_at
           from shop.payments p
           cross join lateral (
             select coalesce(sum(r.for_goods), 0) as for_goods from shop.refunds r where r.payment_id = p.id and r.state = 'done'
           ) back
          where p.order_id = o.id
       ) money
       cross join lateral (
         select coalesce(sum(r.for_goods), 0) as amount from shop.refunds r where r.order_id = o.id and r.state = 'done'
       ) corrected
      where o.id = $1`,
    [orderId],
  )
  return rows[0] ?? null
}

/** Orders whose money came so long ago that their document can wait no longer, although nothing has left yet. */
export async function selectUninvoiced(db: Db, paidBefore: Date, now: Date): Promise<number[]> {
  const { rows } = await db.query<SelectUninvoiced>(
    `select o.id from shop.orders o
      where o.state in ('accepted', 'on_hold', 'packing') and not exists (
          select from shop.documents d where d.order_id = o.id and d.kind = 'invoice')
        and exists (
          select from shop.payments p
           where p.order_id = o.id and p.paid_at <= $1
             and p.state in ('paid', 'refund_requested', 'refund_failed', 'partly_refunded', 'refunded'))
        and ${notResting('issue-due-invoices', 'o.id', '$2')}
      order by o.id limit 200`,
    [paidBefore, now],
  )
  return rows.map(({ id }) => id)
}

/** An invoice says until when it is paid; the attempt that waits for the money holds to it. */
export async function updateDueOn(db: Db, orderId: number, dueOn: string): Promise<void> {
  await db.query<NoRow>(
    `update shop.payments set due_on = $2, updated_at = now() where order_id = $1 and state = 'invoice_issued' and due_on is null`,
    [orderId, dueOn],
  )
}
