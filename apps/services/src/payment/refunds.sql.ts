import type { Correction } from '@shop/domain/order/credited-amount'
import { type Db, type Narrow, type NoRow, onlyRow } from '#app/store/database'
import type { SelectNewestRefundId, SelectRefund } from '#app/store/rows'

export type RefundPurpose = 'cancellation' | 'correction' | 'overpayment' | 'late_payment'

/** `corrections` say what of which line, as it was agreed; null for money that is not for goods. */
export type Refund = Narrow<SelectRefund, { corrections: Correction[] | null }>

const REFUND = `id, payment_id as "paymentId", order_id as "orderId", amount, way, state, purpose, reason, corrections,
  for_goods as "forGoods", gateway_refund_id as "gatewayRefundId", actor_id as "actorId", replaces_id as "replacesId",
  case_id as "caseId", account is not null as "hasAccount", account_by as "accountBy"`

interface NewRefund {
  paymentId: number
  orderId: number
  amount: number
  way: 'gateway' | 'transfer' | 'voucher'
  purpose: RefundPurpose
  reason: string
  corrections: readonly Correction[] | null
  forGoods: number
  account: string | null
  /** The refused one that this goes instead of. */
  replacesId?: number | null
  /** The case it was decided by. */
  caseId?: number | null
  actorKind: string
  actorId: string | null
  now: Date
}

export async function insertRefund(db: Db, refund: NewRefund): Promise<Refund> {
  const { rows } = await db.query<Refund>(
    `insert into shop.refunds (payment_id, order_id, amount, way, purpose, reason, corrections, account, actor_kind, actor_id,
       requested_at, for_goods, replaces_id, case_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning ${REFUND}`,
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
      refund.forGoods,
      refund.replacesId ?? null,
      refund.caseId ?? null,
    ],
  )
  return onlyRow(rows)
}

/** An account that was missing; one that is there stays. */
export async function updateRefundAccount(
  db: Db,
  id: number,
  { account, by }: { account: string; by: string | null },
): Promise<void> {
  await db.query<NoRow>('update shop.refunds set account = $2, account_by = $3 where id = $1 and account is null', [
    id,
    account,
    by,
  ])
}

/** Money that is on its way back, oldest first. */
export async function selectOpenRefunds(db: Db, paymentId: number): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `select ${REFUND} from shop.refunds where payment_id = $1 and state in ('requested', 'sent') order by id`,
    [paymentId],
  )
  return rows
}

export async function selectRefund(db: Db, id: number): Promise<Refund | null> {
  const { rows } = await db.query<Refund>(`select ${REFUND} from shop.refunds where id = $1`, [id])
  return rows[0] ?? null
}

export async function selectNewestRefundId(db: Db, paymentId: number): Promise<number> {
  const { rows } = await db.query<SelectNewestRefundId>(
    'select id::int as id from shop.refunds where payment_id = $1 order by id desc limit 1',
    [paymentId],
  )
  return onlyRow(rows).id
}

/** The transfer that goes instead of a refused one. */
export async function selectReplacement(db: Db, refusedId: number): Promise<Refund | null> {
  const { rows } = await db.query<Refund>(`select ${REFUND} from shop.refunds where replaces_id = $1`, [refusedId])
  return rows[0] ?? null
}

/** Every refund of an order that was not refused, oldest first. */
export async function selectRefunds(db: Db, orderId: number): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `select ${REFUND} from shop.refunds where order_id = $1 and state <> 'failed' order by id`,
    [orderId],
  )
  return rows
}

/** Refunds of an attempt that went, or go, through the gateway. */
export async function selectGatewayRefunds(db: Db, paymentId: number): Promise<Refund[]> {
  const { rows } = await db.query<Refund>(
    `select ${REFUND} from shop.refunds where payment_id = $1 and way = 'gateway' order by id`,
    [paymentId],
  )
  return rows
}

/** Written before the gateway is asked: an answer that got lost must not send the money twice. */
export async function updateRefundSent(db: Db, id: number, now: Date): Promise<void> {
  await db.query<NoRow>(`update shop.refunds set state = 'sent', sent_at = $2, updated_at = $2 where id = $1`, [
    id,
    now,
  ])
}

export async function updateGatewayRefundId(db: Db, id: number, gatewayRefundId: string): Promise<void> {
  await db.query<NoRow>('update shop.refunds set gateway_refund_id = $2 where id = $1', [id, gatewayRefundId])
}

export async function updateRefundSettled(
  db: Db,
  id: number,
  { state, answer, now }: { state: 'done' | 'failed'; answer: string; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    'update shop.refunds set state = $2, settled_at = $3, answer = $4, updated_at = $3 where id = $1',
    [id, state, now, answer],
  )
}
