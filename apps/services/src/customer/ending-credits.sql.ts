import type { CreditEntry, LotBalance } from '@shop/domain/credits/ledger'
import { notResting } from '#app/jobs/each-item.sql'
import type { Db, NoRow } from '#app/store/database'
import type { SelectEndingCredits, SelectGoneHolders, SelectLots, SelectReminderAddress } from '#app/store/rows'

const DAY = (column: string) => `to_char(${column} at time zone 'Europe/Prague', 'YYYY-MM-DD')`

/**
 * Customers some of whose credits have ended, however long ago, or end on one of the days they are to be told about. Credits end with the
 * last moment of a day, whoever writes them.
 */
export async function selectEndingCredits(db: Db, now: Date, days: readonly string[]): Promise<number[]> {
  const { rows } = await db.query<SelectEndingCredits>(
    `select distinct l.customer_id as "customerId" from shop.credit_lots l
      where (l.expires_at <= $1
          or l.expires_at = any (array(select internal.end_of_day(d.day::date) from unnest($2::text[]) d (day))))
        and l.remaining > 0 and ${notResting('age-credits', 'l.customer_id', '$1')}
      order by 1`,
    [now, days],
  )
  return rows.map(({ customerId }) => customerId)
}

/** Accounts that are gone and were credited something since: an order of theirs came, or gave back what was spent on it. */
export async function selectGoneHolders(db: Db): Promise<number[]> {
  const { rows } = await db.query<SelectGoneHolders>(
    `select c.id as "customerId" from shop.customers c
      where c.deleted_at is not null and exists (select from shop.credit_lots l where l.customer_id = c.id and l.remaining > 0)
      order by c.id`,
  )
  return rows.map(({ customerId }) => customerId)
}

/** What is left of each lot. The caller holds the customer. */
export async function selectLots(db: Db, customerId: number): Promise<LotBalance[]> {
  const { rows } = await db.query<SelectLots>(
    `select l.id::text, ${DAY('usable_from')} as "usableFrom", ${DAY('expires_at')} as "expiresOn", remaining as left
       from shop.credit_lots l where customer_id = $1 and remaining > 0 order by l.id`,
    [customerId],
  )
  return rows
}

export async function insertExpiries(
  db: Db,
  customerId: number,
  entries: readonly CreditEntry[],
  now: Date,
): Promise<void> {
  await db.query<NoRow>(
    `insert into shop.credit_entries (customer_id, kind, amount, lot_id, usable_from, reference_type, reference_id, created_at)
     select $1, 'expiry', e.credits, e.lot_id, $3, 'credit_entry', e.lot_id::text, $3
       from jsonb_to_recordset($2::jsonb) as e (lot_id bigint, credits integer)`,
    [customerId, JSON.stringify(entries.map(({ lotId, credits }) => ({ lot_id: lotId, credits }))), now],
  )
}

export async function selectReminderAddress(db: Db, customerId: number): Promise<string | null> {
  const { rows } = await db.query<SelectReminderAddress>('select email from shop.customers where id = $1', [customerId])
  return rows[0]?.email ?? null
}
