import type { PaymentFailure } from '@shop/domain/payment/payment-failure'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type { SelectDueChecks, SelectRinger, SelectUnreadRings } from '#app/store/rows'

/** Stored before the gateway is answered. One row for each payment it names, however often it rings. */
export async function insertNotification(db: Db, gateway: string, gatewayId: string, now: Date): Promise<void> {
  await db.query<NoRow>(
    `insert into internal.payment_inbox as i (gateway, gateway_id, first_at, last_at) values ($1, $2, $3, $3)
     on conflict (gateway, gateway_id) do update set last_at = $3, times = i.times + 1, read_at = null`,
    [gateway, gatewayId, now],
  )
}

/** Whether a number is one of ours, or may be: an attempt since then whose number the gateway never told us. */
export async function selectRinger(
  db: Db,
  gateway: string,
  gatewayId: string,
  since: Date,
): Promise<{ isKnown: boolean; isOneUnanswered: boolean }> {
  const { rows } = await db.query<SelectRinger>(
    `select exists (select from shop.payments where gateway = $1 and gateway_id = $2) as "isKnown",
            exists (select from shop.payments where gateway = $1 and gateway_id is null and created_at > $3) as "isOneUnanswered"`,
    [gateway, gatewayId, since],
  )
  return onlyRow(rows)
}

/** How often it has rung since the gateway was asked the last time; null when everything is answered. */
export async function selectUnreadRings(db: Db, gateway: string, gatewayId: string): Promise<number | null> {
  const { rows } = await db.query<SelectUnreadRings>(
    'select times from internal.payment_inbox where gateway = $1 and gateway_id = $2 and read_at is null',
    [gateway, gatewayId],
  )
  return rows[0]?.times ?? null
}

interface ReadNotification {
  /** How often it had rung before the gateway was asked: one that rings meanwhile stays unread, its own job asks again. */
  rings: number
  outcome: string
  now: Date
}

export async function updateNotificationRead(
  db: Db,
  gateway: string,
  gatewayId: string,
  { rings, outcome, now }: ReadNotification,
): Promise<void> {
  await db.query<NoRow>(
    `update internal.payment_inbox set read_at = $4, outcome = $5 where gateway = $1 and gateway_id = $2 and times = $3`,
    [gateway, gatewayId, rings, now, outcome],
  )
}

interface Opened {
  gatewayId: string
  gatewayUrl: string | null
  gatewayState: string
  checkAt: Date | null
}

/** What the gateway answered when it opened the payment. */
export async function updateOpened(db: Db, id: number, opened: Opened): Promise<void> {
  await db.query<NoRow>(
    `update shop.payments
        set gateway_id = $2, gateway_url = $3, gateway_state = $4, check_at = $5, asked_at = null, updated_at = now()
      where id = $1`,
    [id, opened.gatewayId, opened.gatewayUrl, opened.gatewayState, opened.checkAt],
  )
}

interface Reported {
  gatewayState: string
  gatewaySubState: string | null
  failure: PaymentFailure | null
  instrument: string | null
  checks: number
  checkAt: Date | null
}

/** The gateway's own words, kept for staff, and when to ask it again. */
export async function updateReported(db: Db, id: number, reported: Reported): Promise<void> {
  await db.query<NoRow>(
    `update shop.payments
        set gateway_state = $2, gateway_sub_state = $3, instrument = coalesce($4, instrument), checks = $5, check_at = $6,
            failure = $7, updated_at = now()
      where id = $1`,
    [
      id,
      reported.gatewayState,
      reported.gatewaySubState,
      reported.instrument,
      reported.checks,
      reported.checkAt,
      reported.failure,
    ],
  )
}

export async function updateCheckAt(db: Db, id: number, checkAt: Date | null, checks: number): Promise<void> {
  await db.query<NoRow>('update shop.payments set check_at = $2, checks = $3 where id = $1', [id, checkAt, checks])
}

export interface DueCheck {
  id: number
  orderId: number
  gatewayId: string | null
  checks: number
}

export async function selectDueChecks(db: Db, now: Date, limit: number): Promise<DueCheck[]> {
  const { rows } = await db.query<SelectDueChecks>(
    `select id, order_id as "orderId", gateway_id as "gatewayId", checks from shop.payments where check_at <= $1 order by check_at limit $2`,
    [now, limit],
  )
  return rows
}
