import type { CreditEntry, CreditLot } from '@shop/domain/credits/ledger'
import { type Db, type NoRow, onlyRow } from '#app/store/database'
import type {
  SelectCreditsBack,
  SelectCreditsSpent,
  SelectSpent,
  SelectUsableLots,
  TakeBackReturnedCredits,
} from '#app/store/rows'

type Lot = CreditLot & { left: number }

const TO_DAY = (column: string) => `to_char(${column} at time zone 'Europe/Prague', 'YYYY-MM-DD')`

/** Lots that can be spent at this moment, each with what is left in it. The caller holds the customer's lock. */
export async function selectUsableLots(db: Db, customerId: number, now: Date): Promise<Lot[]> {
  const { rows } = await db.query<SelectUsableLots>(
    `select l.id::text, ${TO_DAY('usable_from')} as "usableFrom", ${TO_DAY('expires_at')} as "expiresOn", remaining as left
       from shop.credit_lots l
      where customer_id = $1 and remaining > 0 and usable_from <= $2 and (expires_at is null or expires_at > $2)
      order by expires_at nulls last, l.id`,
    [customerId, now],
  )
  return rows
}

export async function insertSpending(
  db: Db,
  {
    customerId,
    orderId,
    entries,
    now,
  }: { customerId: number; orderId: number; entries: readonly CreditEntry[]; now: Date },
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, reference_type, reference_id, created_at)
     select $1, 'spend', e.credits, e.lot_id, $4, 'order', $2, $4
       from jsonb_to_recordset($3::jsonb) as e (lot_id bigint, credits integer)`,
    [
      customerId,
      String(orderId),
      JSON.stringify(entries.map(({ lotId, credits }) => ({ lot_id: lotId, credits }))),
      now,
    ],
  )
}

interface SpentEntry {
  id: number
  lotId: string
  credits: number
  usableFrom: string
  expiresOn: string | null
  expiresAt: Date | null
}

/** What an order spent and has not got back yet, with the lots it came from. */
export async function selectSpent(db: Db, customerId: number, orderId: number): Promise<SpentEntry[]> {
  const { rows } = await db.query<SelectSpent>(
    `select e.id, e.lot_id::text as "lotId", e.amount + back.amount as credits, ${TO_DAY('l.usable_from')} as "usableFrom",
            ${TO_DAY('l.expires_at')} as "expiresOn", l.expires_at as "expiresAt"
       from shop.credit_entries e
       join shop.credit_entries l on l.id = e.lot_id
       cross join lateral (
         select coalesce(sum(b.amount), 0)::integer as amount from shop.credit_entries b
          where b.reverses_id = e.id and not exists (select from shop.credit_entries t where t.reverses_id = b.id)
       ) back
      where e.customer_id = $1 and e.kind = 'spend' and e.reference_type = 'order' and e.reference_id = $2
        and e.amount + back.amount < 0
      order by e.id`,
    [customerId, String(orderId)],
  )
  return rows
}

interface Reversal {
  customerId: number
  entryId: number
  credits: number
  expiresAt: Date | null
  now: Date
}

/** Credits come back as a lot of their own that names the spending it takes back; both stay in the ledger. */
export async function insertReversal(
  db: Db,
  { customerId, entryId, credits, expiresAt, now }: Reversal,
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries
       (customer_id, kind, amount, reverses_id, usable_from, expires_at, reference_type, reference_id, created_at)
     select $1, 'reversal', $2, $3::bigint, $5, $4, 'credit_entry',
            -- An order that came back to life and ended again gets its credits back a second time.
            concat_ws(':', $3::bigint, nullif((select count(*) from shop.credit_entries where reverses_id = $3::bigint), 0)), $5
     on conflict on constraint credit_entries_once do nothing`,
    [customerId, credits, entryId, expiresAt, now],
  )
}

/**
 * An expired order got its credits back and is paid after all: what was given back is taken again, whole or not at all.
 * The first spending stays in the ledger, so that it is counted once.
 */
export async function takeBackReturnedCredits(
  db: Db,
  customerId: number,
  orderId: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.query<TakeBackReturnedCredits>(
    `with given_back as (
       select l.id, l.amount, l.remaining from shop.credit_entries e
         join shop.credit_entries b on b.reverses_id = e.id and b.lot_id is null
         join shop.credit_lots l on l.id = b.id
        where e.customer_id = $1 and e.kind = 'spend' and e.reference_type = 'order' and e.reference_id = $2
          and not exists (select from shop.credit_entries t where t.reverses_id = b.id)
     ), taken as (
       insert into shop.credit_entries (customer_id, kind, amount, lot_id, reverses_id, usable_from, reference_type, reference_id, created_at)
       select $1, 'reversal', -amount, id, id, $3, 'order', $2, $3 from given_back
        where not exists (select from given_back where remaining < amount)
       returning id
     )
     select (select count(*) from given_back) = (select count(*) from taken) as done`,
    [customerId, String(orderId), now],
  )
  return onlyRow(rows).done
}

export interface CreditsBack {
  /** Spent in the order and given back. */
  returned: number
  /** Earned by the order and taken back. */
  deducted: number
}

/** What became of the credits of an order whose money goes back. */
export async function selectCreditsBack(db: Db, orderId: number): Promise<CreditsBack> {
  const { rows } = await db.query<SelectCreditsBack>(
    `select coalesce(sum(b.amount) filter (where e.kind = 'spend'), 0)::integer as returned,
            coalesce(-sum(b.amount) filter (where e.kind = 'purchase'), 0)::integer as deducted
       from shop.credit_entries e join shop.credit_entries b on b.reverses_id = e.id
      where e.reference_type = 'order' and e.reference_id = $1
        and not exists (select from shop.credit_entries t where t.reverses_id = b.id)`,
    [String(orderId)],
  )
  return onlyRow(rows)
}

export async function selectCreditsSpent(db: Db, orderId: number): Promise<number> {
  const { rows } = await db.query<SelectCreditsSpent>(
    'select credits_spent as "creditsSpent" from shop.orders where id = $1',
    [orderId],
  )
  return rows[0]?.creditsSpent ?? 0
}
