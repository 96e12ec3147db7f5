import type { Correction } from '@shop/domain/order/credited-amount'
import type { Db } from '#app/store/database'

export type RefundPurpose = 'cancellation' | 'correction' | 'overpayment' | 'late_payment'

export interface Refund {
  id: number
  paymentId: number
  orderId: number
  amount: number
  way: 'gateway' | 'transfer'
  state: 'requested' | 'sent' | 'done' | 'failed'
  purpose: RefundPurpose
  reason: string
  corrections: Correction[] | null
  refundedBefore: number | null
}

const REFUND = `id, payment_id as "paymentId", order_id as "orderId", amount, way, state, purpose, reason, corrections,
  refunded_before as "refundedBefore"`

export interface NewRefund {
  paymentId: number
  orderId: number
  amount: number
  way: 'gateway' | 'transfer'
  purpose: RefundPurpose
  reason: string
  corrections: readonly Correction[] | null
  account: string | null
  actorKind: string
  actorId: string | null
  now: Date
}

export async function insertRefund(db: Db, refund: NewRefund): Promise<Refund> {
  const { rows } = await db.query(
    `insert into shop.refunds (payment_id, order_id, amount, way, purpose, reason, corrections, account, actor_kind, actor_id, requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${REFUND}`,
    [
      refund.paymentId,
      refund.orderId,
      refund.amount,
      refund.way,
      refund.purpose,
      refund.reason,
      refund.corrections === null ? null : JSON.stringify(refund.corrections),
      refund.account,
      refund.actorKind,
      refund.actorId,
      refund.now,
    ],
  )
  return rows[0]
}

/** Money that is on its way back, oldest first. */
export async function selectOpenRefunds(db: Db, paymentId: number): Promise<Refund[]> {
  const { rows } = await db.query(
    `select ${REFUND} from shop.refunds where payment_id = $1 and state in ('requested', 'sent') order by id`,
    [paymentId],
  )
  return rows
}

export async function selectRefund(db: Db, id: number): Promise<Refund | null> {
  const { rows } = await db.query(`select ${REFUND} from shop.refunds where id = $1`, [id])
  return rows[0] ?? null
}

/** The newest refund of an attempt that has arrived: what a mail or a credit note is about. */
export async function selectLastRefund(db: Db, paymentId: number): Promise<Refund | null> {
  const { rows } = await db.query(
    `select ${REFUND} from shop.refunds where payment_id = $1 order by settled_at desc nulls first, id desc limit 1`,
    [paymentId],
  )
  return rows[0] ?? null
}

/** Written before the gateway is asked, with what it had returned until then. */
export async function updateRefundSent(db: Db, id: number, refundedBefore: number, now: Date): Promise<void> {
  await db.query(
    `update shop.refunds set state = 'sent', sent_at = $2, refunded_before = coalesce(refunded_before, $3), updated_at = $2
      where id = $1`,
    [id, now, refundedBefore],
  )
}

export async function updateRefundSettled(
  db: Db,
  id: number,
  { state, answer, now }: { state: 'done' | 'failed'; answer: string; now: Date },
): Promise<void> {
  await db.query('update shop.refunds set state = $2, settled_at = $3, answer = $4, updated_at = $3 where id = $1', [
    id,
    state,
    now,
    answer,
  ])
}
