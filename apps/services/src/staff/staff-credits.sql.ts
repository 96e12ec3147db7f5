import type { CreditEntry } from '@shop/domain/credits/ledger'
import type { Db, Narrow, NoRow } from '#app/store/database'
import type { SelectHandLimits } from '#app/store/rows'

interface HandLimits {
  limit: number
  /** Given and taken by this person at this customer within thirty days. */
  used: number
  usable: number
  /** The customer is the person of staff themselves, by account or by mailbox. */
  isOwn: boolean
  isEligible: boolean
  /** A second click of the same button. */
  isDone: boolean
}

/** Null when there is no such customer. The caller holds it. */
export async function selectHandLimits(
  db: Db,
  asked: { key: string; customerId: number; userId: string; settingKey: string; now: Date },
): Promise<HandLimits | null> {
  const { rows } = await db.query<Narrow<SelectHandLimits, HandLimits>>(
    `select (s.value #>> '{}')::integer as limit,
            coalesce((select sum(abs(d.amount)) from internal.credit_decisions d
              where d.customer_id = c.id and d.decided_by = $2::text and d.decided_at > $4::timestamptz - interval '30 days'), 0)::integer as used,
            coalesce((select sum(l.remaining) from shop.credit_lots l where l.customer_id = c.id and l.usable_from <= $4
              and (l.expires_at is null or l.expires_at > $4)), 0)::integer as usable,
            (c.user_id = $2::text::uuid or exists (select from auth.users u where u.id = $2::text::uuid
              and internal.mailbox_key(u.email) = internal.mailbox_key(c.email))) is true as "isOwn",
            (g.id is null or g.earn_percent is not null) as "isEligible",
            exists (select from internal.credit_decisions d where d.key = $5 and d.customer_id = c.id) as "isDone"
       from shop.customers c left join shop.customer_groups g on g.id = c.customer_group_id join shop.settings s on s.storefront_id = c.storefront_id and s.key = $3
      where c.id = $1 and c.email is not null`,
    [asked.customerId, asked.userId, asked.settingKey, asked.now, asked.key],
  )
  return rows[0] ?? null
}

interface Decision {
  key: string
  customerId: number
  amount: number
  userId: string
  now: Date
}

export async function insertCreditDecision(db: Db, { key, customerId, amount, userId, now }: Decision): Promise<void> {
  await db.query<NoRow>(
    'insert into internal.credit_decisions (key, customer_id, amount, decided_by, decided_at) values ($1, $2, $3, $4, $5)',
    [key, customerId, amount, userId, now],
  )
}

interface ByHand {
  key: string
  customerId: number
  reason: string
  now: Date
}

export async function insertGivenByHand(
  db: Db,
  { key, customerId, reason, now }: ByHand,
  credits: number,
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries (customer_id, kind, amount, usable_from, expires_at, reference_type, reference_id, note, created_at)
     select $1, 'goodwill', $2, $5::timestamptz, internal.credits_end($5::timestamptz, (months.value #>> '{}')::integer), 'staff', $3, $4, $5::timestamptz
       from shop.customers c
       join shop.settings months on months.storefront_id = c.storefront_id and months.key = 'loyalty.validity_months'
      where c.id = $1`,
    [customerId, credits, key, reason, now],
  )
}

export async function insertTakenByHand(
  db: Db,
  { key, customerId, reason, now }: ByHand,
  entries: readonly CreditEntry[],
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, reference_type, reference_id, note, created_at)
     select $1, 'adjustment', e.credits, e.lot_id, $5, 'staff', $2, $4, $5
       from jsonb_to_recordset($3::jsonb) as e (lot_id bigint, credits integer)`,
    [customerId, key, JSON.stringify(entries.map(({ lotId, credits }) => ({ lot_id: lotId, credits }))), reason, now],
  )
}
