import type { RefundPreview } from '@shop/contract/staff-order'
import { type Db, type Narrow, onlyRow } from '#app/store/database'
import type { SelectRefundOutcome } from '#app/store/rows'

/** What a refund has moved: money, its document, credits of the customer, mails. Read in the transaction that did it. */
export async function selectRefundOutcome(
  db: Db,
  { refundId, requestId, now }: { refundId: number; requestId: string; now: Date },
): Promise<RefundPreview> {
  const { rows } = await db.query<Narrow<SelectRefundOutcome, Pick<RefundPreview, 'document' | 'mails'>>>(
    `select r.amount, r.way, r.purpose,
            (select jsonb_build_object('base', d.base, 'tax', d.tax, 'gross', d.gross) from shop.documents d where d.refund_id = r.id)
              as document,
            exists (select from shop.documents d where d.order_id = r.order_id and d.kind = 'invoice') as "isInvoiced",
            coalesce((select sum(e.amount) from shop.credit_entries e
              where e.customer_id = o.customer_id and e.created_at = $3 and e.amount > 0), 0) as "creditsBack",
            coalesce((select -sum(e.amount) from shop.credit_entries e
              where e.customer_id = o.customer_id and e.created_at = $3 and e.amount < 0), 0) as "creditsTaken",
            coalesce((select jsonb_agg(m.template order by m.id) from internal.mails m
              where m.request_id = $2 and m.created_at = $3), '[]') as mails
       from shop.refunds r join shop.orders o on o.id = r.order_id where r.id = $1`,
    [refundId, requestId, now],
  )
  return onlyRow(rows)
}
