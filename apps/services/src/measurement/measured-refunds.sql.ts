import type { SoldLine } from '@shop/domain/marketing/measured-refund'
import type { Correction } from '@shop/domain/order/credited-amount'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectRefundToTell } from '#app/store/rows'

export interface RefundToTell {
  clientId: string
  number: string
  amount: number
  payable: number
  corrections: Correction[] | null
  lines: SoldLine[]
  settledAt: Date
}

/** Null when the purchase was never told, or when the visitor no longer agrees to statistics. */
export async function selectRefundToTell(db: Db, refundId: number, now: Date): Promise<RefundToTell | null> {
  const { rows } = await db.query<
    Narrow<SelectRefundToTell, Pick<RefundToTell, 'clientId' | 'corrections' | 'lines' | 'settledAt'>>
  >(
    `select m.client_id as "clientId", o.number, r.amount, o.payable, r.corrections, r.settled_at as "settledAt",
            (select jsonb_agg(jsonb_build_object('id', l.position::text, 'kind', l.kind, 'code', l.code,
               'name', concat_ws(', ', l.name, nullif(l.variant_name, '')), 'pieces', l.pieces, 'amount', l.amount, 'base', l.base)
               order by l.position) from shop.order_lines l where l.order_id = o.id) as lines
       from shop.refunds r
       join shop.orders o on o.id = r.order_id
       join internal.measured_orders m on m.order_id = o.id
       cross join lateral (
         select c.analytics, c.given_at from shop.cookie_consents c
          where c.consent_key = m.consent_key order by c.given_at desc, c.id desc limit 1
       ) choice
      where r.id = $1 and r.state = 'done' and choice.analytics and choice.given_at > $2::timestamptz - interval '1 year'`,
    [refundId, now],
  )
  return rows[0] ?? null
}

/** True for the first who asks. */
export async function claimRefund(db: Db, refundId: number, now: Date): Promise<boolean> {
  const { rowCount } = await db.query<NoRow>(
    'insert into internal.measured_refunds (refund_id, measured_at) values ($1, $2) on conflict do nothing',
    [refundId, now],
  )
  return rowCount === 1
}

/** It certainly did not arrive, so it may be told again. */
export async function releaseRefund(db: Db, refundId: number): Promise<void> {
  await db.query<NoRow>('delete from internal.measured_refunds where refund_id = $1', [refundId])
}
